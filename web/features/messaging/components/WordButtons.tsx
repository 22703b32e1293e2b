import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ORDER_SMS_WORDS } from '../../../../schema/rules/order-sms.ts';
import { Button } from '../../../ui/Button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** The words that an order fills in; a press puts one where the cursor stands. */
export function WordButtons({ onChoose }: { onChoose: (word: string) => void }) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('What an order fills in')}>
      {ORDER_SMS_WORDS.map((word) => (
        <Button key={word} size="small" onClick={() => onChoose(`{${word}}`)}>{`{${word}}`}</Button>
      ))}
    </Row>
  );
}
