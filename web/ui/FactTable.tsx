import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from './theme/token.ts';

export interface FactColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Shares what is left, and wraps; the others are as wide as they need. */
  isWide?: boolean;
}

export interface FactTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
}

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 8px 12px;
    text-align: start;
    white-space: nowrap;
    vertical-align: top;
  }

  th:first-child,
  td:first-child {
    padding-left: 16px;
  }

  th:last-child,
  td:last-child {
    padding-right: 16px;
  }

  th {
    font-size: 12.5px;
    font-weight: 550;
    color: ${token.ink2};
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-wide] {
    width: 100%;
    min-width: 140px;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  tbody tr {
    border-top: 1px solid ${token.border};
  }
`;

/** A short table inside a flush Card: the lines of an order, the rows of a ledger. Long lists are a DataGrid. */
export function FactTable<Row>({ label, columns, rows, getRowId }: FactTableProps<Row>) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
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
          {rows.map((row, index) => (
            <tr key={getRowId(row, index)}>
              {columns.map(({ id, cell, align, isWide }) => (
                <td key={id} data-align={align} data-wide={isWide || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
