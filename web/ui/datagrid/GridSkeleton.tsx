import { Skeleton } from '../Skeleton.tsx';
import type { DataGridColumn } from './column.ts';

interface GridSkeletonProps<RowType> {
  columns: readonly DataGridColumn<RowType>[];
  isSelectable: boolean;
}

const ROWS = 10;
/** Different widths, as in real texts. */
const WIDTHS = ['72%', '54%', '84%', '62%'];

/** Rows in the shape of those to come. */
export function GridSkeleton<RowType>({ columns, isSelectable }: GridSkeletonProps<RowType>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <tr key={row}>
          {isSelectable && (
            <td>
              <Skeleton width={16} height={16} />
            </td>
          )}
          {columns.map((column, index) => (
            <td key={column.id} data-align={column.align}>
              <span
                style={{
                  display: 'flex',
                  justifyContent: column.align === 'end' ? 'flex-end' : 'flex-start',
                }}
              >
                <Skeleton width={WIDTHS[(row + index) % WIDTHS.length]} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
