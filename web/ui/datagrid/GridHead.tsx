import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CheckboxBox } from '../CheckboxBox.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { token } from '../theme/token.ts';
import { FLEXIBLE_COLUMN_WIDTH } from './column.ts';
import type { ColumnSort, DataGridColumn } from './column.ts';

// Nothing of it is seen before the pointer is at the edge of a header.
const ColumnResizer = lazyPart(() => import('./ColumnResizer.tsx'), 'ColumnResizer');

/** How the rows are ordered, and the way to another order. */
export interface GridSort {
  /** As the list query names it. */
  current: string | undefined;
  change: (sort: string) => void;
}

interface GridHeadProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  widthOf: (column: DataGridColumn<Row>) => number | undefined;
  onResize: (columnId: string, width: number) => void;
  /** Left out where rows cannot be selected. */
  page?: { state: 'none' | 'some' | 'all'; onToggle: () => void };
  sort?: GridSort;
  hasMenu: boolean;
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: 28px;
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  border-radius: ${token.radiusSmall};
  font-weight: inherit;
  line-height: inherit;
  text-align: inherit;
  color: inherit;
  background: none;
  cursor: pointer;

  /* The word stands above its numbers. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  > svg {
    flex: none;
    width: 13px;
    height: 13px;
    opacity: 0;
  }

  &:hover,
  [aria-sort] > & {
    color: ${token.ink};

    > svg {
      opacity: 1;
    }
  }
`;

function direction(sort: ColumnSort | undefined, current: string | undefined) {
  if (!sort || current === undefined) return undefined;
  if (current === sort.ascending) return 'ascending';
  return current === sort.descending ? 'descending' : undefined;
}

/** The other direction of a column that is sorted by, otherwise its first one. */
function nextSort({ ascending, descending }: ColumnSort, current: string | undefined): string | undefined {
  if (current !== undefined && current === descending) return ascending ?? descending;
  if (current !== undefined && current === ascending) return descending ?? ascending;
  return ascending ?? descending;
}

function HeadText<Row>({ column, sort }: { column: DataGridColumn<Row>; sort?: GridSort }) {
  const next = column.sort && sort && nextSort(column.sort, sort.current);
  if (!next) return column.header;
  const isUp = direction(column.sort, sort.current) === 'ascending';
  return (
    <SortButton type="button" onClick={() => sort.change(next)}>
      {column.header}
      {isUp ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </SortButton>
  );
}

/** The sticky header row. */
export function GridHead<Row>({ columns, widthOf, onResize, page, sort, hasMenu }: GridHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {page && (
          <th scope="col" data-check="">
            <CheckboxBox
              aria-label={t('Select all rows shown')}
              checked={page.state === 'all'}
              indeterminate={page.state === 'some'}
              onChange={page.onToggle}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            // Named before each cell of its column: without its resizer.
            aria-label={column.header}
            data-align={column.align}
            aria-sort={direction(column.sort, sort?.current)}
          >
            <HeadText column={column} sort={sort} />
            <ColumnResizer
              header={column.header}
              width={widthOf(column) ?? column.minWidth ?? FLEXIBLE_COLUMN_WIDTH}
              onResize={(width) => onResize(column.id, width)}
            />
          </th>
        ))}
        {hasMenu && <th scope="col" data-row-menu="" aria-label={t('Actions')} />}
      </tr>
    </thead>
  );
}
