import { Fragment } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import './factTable.css';

export interface FactColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Takes the remaining width, and wraps; other columns are as wide as their content. */
  isWide?: boolean;
  /** In a stacked row its cell has a line of its own without the header: the name of the row, a button. */
  isLine?: boolean;
}

export interface FactTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
  /** A group heading: shown above the first of successive rows that have the same one. */
  groupOf?: (row: Row) => string;
  /** What stands below a row, as wide as the table; nothing where it is null. */
  detailOf?: (row: Row) => ReactNode;
  /** On a phone each row is a block: the wide cells over the others, each of those behind its header. */
  isStackedOnPhone?: boolean;
}

const Scroller = styled.div`
  overflow-x: auto;
`;

/** A short table inside a flush Card: lines of an order, rows of a ledger. Long lists are a DataGrid. */
export function FactTable<Row>({ label, columns, rows, getRowId, groupOf, detailOf, isStackedOnPhone }: FactTableProps<Row>) {
  const wide = { '--wide-columns': Math.max(columns.filter(({ isWide }) => isWide).length, 1) } as CSSProperties;
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label} data-fact-table="" data-stacked={isStackedOnPhone ? '' : undefined} style={wide}>
        <thead>
          <tr>
            {columns.map(({ id, header, align, isWide }) => (
              <th key={id} scope="col" data-align={align} data-wide={isWide || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const group = groupOf?.(row);
            const detail = detailOf?.(row);
            const before = rows[index - 1];
            const isFirstOfGroup = group !== undefined && (!before || groupOf?.(before) !== group);
            return (
              <Fragment key={getRowId(row, index)}>
                {isFirstOfGroup && (
                  <tr>
                    <th colSpan={columns.length} scope="rowgroup">
                      {group}
                    </th>
                  </tr>
                )}
                <tr data-grouped={group === undefined ? undefined : ''} data-open={detail ? '' : undefined}>
                  {columns.map(({ id, header, cell, align, isWide, isLine }) => (
                    <td key={id} data-align={align} data-wide={isWide || undefined} data-line={isLine || undefined} data-header={isStackedOnPhone ? header : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {detail && <tr data-detail=""><td colSpan={columns.length} data-line="">{detail}</td></tr>}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}
