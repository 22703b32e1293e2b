import { Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { FactTable } from './FactTable.tsx';
import type { FactColumn } from './FactTable.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ChartCardProps<Row> {
  title: string;
  /** The table with the same figures, which a screen reader reads in place of the chart. */
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** In pixels, kept free while the chart loads. */
  height: number;
  /** The chart. */
  children: ReactNode;
}

const Room = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}px;
`;

const Shown = styled.div`
  margin: 0 -16px -16px;
`;

/** Figures as a chart, and as a table for whoever wants to read them. */
export function ChartCard<Row>({ title, columns, rows, getRowId, height, children }: ChartCardProps<Row>) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  return (
    <Card
      title={title}
      actions={
        <Button size="small" icon={Table2} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('Table')}
        </Button>
      }
    >
      {isTable ? (
        <Shown>
          <FactTable label={title} isStackedOnPhone columns={columns} rows={rows} getRowId={getRowId} />
        </Shown>
      ) : (
        <>
          <VisuallyHidden>
            <table aria-label={title}>
              <thead>
                <tr>{columns.map(({ id, header }) => <th key={id} scope="col">{header}</th>)}</tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={getRowId(row)}>{columns.map(({ id, cell }) => <td key={id}>{cell(row)}</td>)}</tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
          <Room $height={height}>{children}</Room>
        </>
      )}
    </Card>
  );
}
