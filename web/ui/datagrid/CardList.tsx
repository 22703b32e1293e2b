import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { token } from '../theme/token.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { GridCard } from './GridCard.tsx';
import { GridFooter } from './GridFooter.tsx';
import { Cards } from './gridStyle.ts';

const SKELETON_CARDS = 6;

const Ghost = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 14px 12px;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

const Above = styled.div`
  display: flex;
  justify-content: flex-end;
  margin: -6px 0;
`;

/** The rows on a phone. Checkboxes appear on demand, so that a tap opens and nothing else. */
export function CardList<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, getRowId, getRowLabel, onOpen, selection, isLoading = false } = props;
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const page = useRef<HTMLElement>(null);
  const showsBoxes = selection && (isChoosing || selection.ids.size > 0);

  function choose(id: string, isSelected: boolean) {
    const next = new Set(selection?.ids);
    if (isSelected) next.add(id);
    else next.delete(id);
    selection?.change(next);
  }

  function toggleChoosing() {
    if (showsBoxes) selection.clear();
    setChoosing(!showsBoxes);
  }

  return (
    <>
      {selection && rows.length > 0 && (
        <Above>
          <Button variant="quiet" size="small" icon={ListChecks} onClick={toggleChoosing}>
            {showsBoxes ? t('Done') : t('Select')}
          </Button>
        </Above>
      )}
      <Cards aria-label={label} aria-busy={isLoading || undefined}>
        {rows.length === 0 &&
          Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <Ghost key={index} aria-hidden>
              <Skeleton width="40%" />
              <Skeleton width="65%" />
              <Skeleton width="50%" />
            </Ghost>
          ))}
        {rows.map((row) => {
          const id = getRowId(row);
          return (
            <GridCard
              key={id}
              row={row}
              label={getRowLabel(row)}
              columns={columns}
              onOpen={onOpen && (() => onOpen(row))}
              selection={
                showsBoxes
                  ? { isSelected: selection.ids.has(id), onChange: (isSelected) => choose(id, isSelected) }
                  : undefined
              }
            />
          );
        })}
      </Cards>
      {rows.length > 0 && (
        <GridFooter
          shown={rows.length}
          total={props.totalCount}
          hasNext={props.hasNext ?? false}
          isLoadingNext={props.isLoadingNext ?? false}
          onLoadNext={props.onLoadNext}
          scroller={page}
        />
      )}
    </>
  );
}
