import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { PaperSheet } from './PaperSheet.tsx';

interface StockSheetProps<Line> {
  title: string;
  /** The name of the business. */
  business: string;
  /** What stands above the lines; a fact without a value is left out. */
  facts: readonly (readonly [term: string, value: string | null | undefined])[];
  lines: readonly Line[];
  item: string;
  itemOf: (line: Line) => { name: string; sku: string };
  /** The numbers of a line. */
  columns: readonly { header: string; cell: (line: Line) => ReactNode }[];
  /** Who signs: the name where it is known, a line to sign on where it is not. */
  people: readonly (readonly [role: string, name: string | null | undefined])[];
}

const People = styled.div`
  display: flex;
  gap: 14mm;
  margin-top: 16mm;

  > p {
    flex: 1;
    padding-top: 1mm;
    border-top: 0.2mm solid #999;
  }
`;

/** A decrease, a transfer or a stock count on paper, to be signed. */
export function StockSheet<Line>({ title, business, facts, lines, item, itemOf, columns, people }: StockSheetProps<Line>) {
  return (
    <PaperSheet>
      <header>
        <div>
          <h1>{title}</h1>
          <p>{business}</p>
        </div>
        <div>
          {facts.flatMap(([term, value]) => (value ? [<p key={term}>{term}: {value}</p>] : []))}
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th>#</th>
            <th>{item}</th>
            {columns.map(({ header }) => <th key={header}>{header}</th>)}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const { name, sku } = itemOf(line);
            return (
              <tr key={`${index} ${sku}`}>
                <td>{formatCount(index + 1)}</td>
                <td>{name} <small>{sku}</small></td>
                {columns.map(({ header, cell }) => <td key={header}>{cell(line)}</td>)}
              </tr>
            );
          })}
        </tbody>
      </table>
      <People>
        {people.map(([role, name]) => <p key={role}>{role}{name ? `: ${name}` : ''}</p>)}
      </People>
    </PaperSheet>
  );
}
