import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../ui/Button.tsx';
import type { GridPages } from '../ui/datagrid/GridFooter.tsx';

const Line = styled.div`
  padding: 10px 16px;
`;

interface ShowMoreProps {
  pages: GridPages;
  /** In place of 'Show more'. */
  label?: string;
}

/** Under a table inside a page: asks for its next rows; nothing where all are shown. */
export function ShowMore({ pages: { hasNext, isFailed, isLoadingNext, loadNext }, label }: ShowMoreProps) {
  const { t } = useTranslation();
  if (!hasNext) return null;
  return (
    <Line>
      <Button size="small" isPending={isLoadingNext} onClick={loadNext}>
        {isFailed ? t('Try again') : (label ?? t('Show more'))}
      </Button>
    </Line>
  );
}
