import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from './theme/token.ts';

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

const Table = styled.table<{ $wide: number }>`
  width: 100%;
  border-collapse: collapse;

  /* Of its own rows alone: another table may stand in the detail of a row. */
  > * > tr > :is(th, td) {
    padding: 8px 12px;
    text-align: start;
    white-space: nowrap;
    vertical-align: middle;
  }

  > * > tr > :first-child {
    padding-left: 16px;
  }

  > * > tr > :last-child {
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
    width: ${({ $wide }) => 100 / Math.max($wide, 1)}%;
    min-width: 140px;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  /* Rows grow with what is wrong in them: none of it is cut off, and a day stays in one line. */
  && [data-cell-line]:only-child {
    max-height: none;
    white-space: inherit;
  }

  > tbody > tr {
    border-top: 1px solid ${token.border};
  }

  th[scope='rowgroup'] {
    padding-top: 10px;
    padding-bottom: 4px;
    font-weight: 400;
    color: ${token.ink3};
    white-space: normal;
  }

  tr[data-grouped],
  tr[data-detail] {
    border-top: 0;
  }

  /* A row and what stands below it are one. */
  > tbody > tr[data-open],
  > tbody > tr[data-detail] {
    background: ${token.surface2};

    > td:first-child {
      box-shadow: inset 3px 0 0 ${token.accent};
    }
  }

  tr[data-grouped] td {
    padding-top: 3px;
    padding-bottom: 3px;
  }

  ${media.phone} {
    > * > tr > :is(th, td) {
      padding-inline: 8px;
    }

    /* As links in text are: as high as a finger, over the second line, which is no link. */
    td a {
      position: relative;
      margin-block: -8px;
      padding-block: 8px;
    }

    &:has([data-grouped] a) [data-grouped] td {
      padding-block: 6px;
    }

    [data-wide] {
      min-width: 100px;
    }

    &[data-stacked] > thead {
      display: none;
    }

    &[data-stacked] > tbody > tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-auto-flow: dense;
      gap: 2px 16px;
      padding: 10px 16px;
    }

    &[data-stacked] > tbody > tr[data-open],
    &[data-stacked] > tbody > tr[data-detail] {
      box-shadow: inset 3px 0 0 ${token.accent};

      > td:first-child {
        box-shadow: none;
      }
    }

    &[data-stacked] th[scope='rowgroup'] {
      grid-column: 1 / -1;
      padding: 0;
    }

    &[data-stacked] tr:has(> th[scope='rowgroup']) {
      padding-bottom: 0;
    }

    &[data-stacked] tr[data-grouped] {
      padding-top: 4px;
    }

    &[data-stacked] > :where(tbody) > :where(tr) > td {
      display: flex;
      gap: 0 8px;
      padding: 2px 0;
      white-space: normal;

      &[data-wide],
      &[data-line] {
        display: block;
        grid-column: 1 / -1;
        width: auto;
        min-width: 0;
      }

      /* The last of an odd number has no other beside it, and its line to itself. */
      &:nth-last-child(1 of :not([data-wide], [data-line])):nth-child(odd of :not([data-wide], [data-line])) {
        grid-column: 1 / -1;
      }

      /* What has no room beside its header goes below it: a text, and one of two lines, begins where the header does. */
      &:not([data-wide], [data-line]) {
        flex-wrap: wrap;
        align-content: flex-start;
        align-items: baseline;

        &::before {
          content: attr(data-header);
          margin-right: auto;
          color: ${token.ink3};
          text-align: start;
        }

        &:not([data-align='end']):has(> [data-cell-second])::before,
        > [data-cell-second] {
          flex-basis: 100%;
        }
      }

      /* An amount ends where all of them do, and stands beside its header while a word of that fits: the header wraps. */
      &[data-align='end'] {
        justify-content: flex-end;

        &:not([data-wide], [data-line])::before {
          flex: 1 1 0;
          min-width: min-content;
        }
      }

      /* An amount is never cut off. */
      &[data-align='end'] > :not([data-cell-second]) {
        flex: none;
      }

      &:empty {
        display: none;
      }
    }

    /* Lines of figures that are pressed are as far apart as fingers need. */
    &[data-stacked] > tbody > tr:has(> td:not([data-wide], [data-line]) :is(a, button)) > td:not([data-wide], [data-line]) {
      padding-block: 6px;
    }

    /* A menu alone takes no line: it stands beside the name of the row. */
    &[data-stacked] > tbody > tr:has(> td[data-line]:last-child [data-icon-only]) {
      position: relative;

      > td:first-child {
        padding-right: 40px;
      }

      > td:last-child {
        position: absolute;
        top: 2px;
        right: 8px;
      }
    }
  }

  tr[data-grouped]:has(+ tr:not([data-grouped])) td,
  tr[data-grouped]:last-child td {
    padding-bottom: 10px;
  }
`;

/** A short table inside a flush Card: lines of an order, rows of a ledger. Long lists are a DataGrid. */
export function FactTable<Row>({ label, columns, rows, getRowId, groupOf, detailOf, isStackedOnPhone }: FactTableProps<Row>) {
  const wide = columns.filter(({ isWide }) => isWide).length;
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} $wide={wide} data-stacked={isStackedOnPhone ? '' : undefined}>
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
      </Table>
    </Scroller>
  );
}
