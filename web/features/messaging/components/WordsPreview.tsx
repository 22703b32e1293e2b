import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { orderText, type NoteWords, type OrderSmsWords } from '../../../../schema/rules/order-words.ts';
import { token } from '../../../ui/theme/token.ts';

interface WordsPreviewProps {
  text: string;
  words: NoteWords | OrderSmsWords;
  /** The words are those of an order of the business. */
  isReal: boolean;
  /** How long the filled text is, in words. */
  length: (shown: string) => ReactNode;
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

/** A text with the words of an order filled in, and how long it is then. */
export function WordsPreview({ text, words, isReal, length }: WordsPreviewProps) {
  const { t } = useTranslation();
  const shown = orderText(text.trim(), words);
  if (shown === '') return null;
  return (
    <Block role="group" aria-label={t('Preview')}>
      <span>{isReal ? t('As order {{order}} reads', { order: words.order }) : t('With usual words: there is no order yet')}</span>
      <Bubble>{shown}</Bubble>
      {length(shown)}
    </Block>
  );
}
