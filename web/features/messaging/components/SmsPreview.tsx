import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { orderSmsText, type OrderSmsWords } from '../../../../schema/rules/order-sms.ts';
import { token } from '../../../ui/theme/token.ts';
import { SegmentCount } from './SegmentCount.tsx';

interface SmsPreviewProps {
  text: string;
  words: OrderSmsWords;
  /** The words are those of an order of the business. */
  isReal: boolean;
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  color: ${token.ink2};
  font-size: 12.5px;
`;

const Bubble = styled.p`
  padding: 10px 14px;
  border-radius: 12px 12px 12px 4px;
  color: ${token.ink};
  font-size: 14px;
  background: ${token.surface2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The message as a customer reads it, and how many SMS it takes with these words. */
export function SmsPreview({ text, words, isReal }: SmsPreviewProps) {
  const { t } = useTranslation();
  const shown = orderSmsText(text.trim(), words);
  if (shown === '') return null;
  return (
    <Block role="group" aria-label={t('Preview')}>
      <span>{isReal ? t('As order {{order}} reads', { order: words.order }) : t('With usual words: there is no order yet')}</span>
      <Bubble>{shown}</Bubble>
      <SegmentCount text={shown} />
    </Block>
  );
}
