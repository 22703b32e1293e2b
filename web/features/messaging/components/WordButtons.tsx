import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** The words that an order fills in; a press puts one where the cursor stands. */
export function WordButtons({ words, onChoose }: { words: readonly string[]; onChoose: (word: string) => void }) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('What an order fills in')}>
      {words.map((word) => (
        <Button key={word} size="small" onClick={() => onChoose(`{${word}}`)}>{`{${word}}`}</Button>
      ))}
    </Row>
  );
}
