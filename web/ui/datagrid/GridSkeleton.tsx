import { Skeleton } from '../Skeleton.tsx';
import type { DataGridColumn } from './column.ts';
import { Cell, Row } from './gridStyle.ts';

interface GridSkeletonProps<RowType> {
  columns: readonly DataGridColumn<RowType>[];
  isSelectable: boolean;
}

const ROWS = 10;
/** Uneven, as real texts are. */
const WIDTHS = ['72%', '54%', '84%', '62%'];

/** Rows in the shape of those to come. */
export function GridSkeleton<RowType>({ columns, isSelectable }: GridSkeletonProps<RowType>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Row key={row}>
          {isSelectable && (
            <Cell>
              <Skeleton width={16} height={16} />
            </Cell>
          )}
          {columns.map((column, index) => (
            <Cell key={column.id} data-align={column.align}>
              <span
                style={{
                  display: 'flex',
                  justifyContent: column.align === 'end' ? 'flex-end' : 'flex-start',
                }}
              >
                <Skeleton width={WIDTHS[(row + index) % WIDTHS.length]} />
              </span>
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}
