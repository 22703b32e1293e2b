import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
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

/** What makes a control of the header its tab stop, or one that the arrow keys lead to. */
export interface HeadStop {
  tabIndex: number;
  onFocus: () => void;
}

function HeadText<Row>({ column, sort, stop }: { column: DataGridColumn<Row>; sort?: GridSort; stop: HeadStop }) {
  const next = column.sort && sort && nextSort(column.sort, sort.current);
  if (!next) return column.header;
  const isUp = direction(column.sort, sort.current) === 'ascending';
  return (
    <SortButton type="button" {...stop} onClick={() => sort.change(next)}>
      {column.header}
      {isUp ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </SortButton>
  );
}

/** The sticky header row. It is one tab stop, as the rows are one: on the control that had the focus last. */
export function GridHead<Row>({ columns, widthOf, onResize, page, sort, hasMenu }: GridHeadProps<Row>) {
  const { t } = useTranslation();
  const [last, setLast] = useState('');
  const names = columns.flatMap(({ id, sort: by }) => [...(by && sort ? [`sort ${id}`] : []), `width ${id}`]);
  if (page) names.unshift('page');
  const tabStop = names.includes(last) ? last : names[0];
  const stop = (name: string): HeadStop => ({ tabIndex: name === tabStop ? 0 : -1, onFocus: () => setLast(name) });
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
              {...stop('page')}
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
            <HeadText column={column} sort={sort} stop={stop(`sort ${column.id}`)} />
            <ColumnResizer
              stop={stop(`width ${column.id}`)}
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
