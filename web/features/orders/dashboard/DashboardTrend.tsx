import type { TFunction } from 'i18next';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { dhakaDay, formatCount, formatDay, formatMonth, formatTaka } from '../../../../schema/rules/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { trendOf } from './dashboardFigures.ts';
import type { Trend, TrendFigures } from './dashboardFigures.ts';

// Loaded later: the chart library is larger than the rest of the page.
const TrendChart = lazyPart(() => import('./TrendChart.tsx'), 'TrendChart', {
  failed: (_props, retry) => <PartFailed onRetry={retry} />,
});

const Room = styled.div`
  min-height: 370px;
`;

const Shown = styled.div`
  margin: 0 -16px -16px;
`;

type Row = Trend['rows'][number];

function columnsOf({ isByMonth, isCompared }: Trend, t: TFunction): FactColumn<Row>[] {
  return [
    {
      id: 'day',
      header: isByMonth ? t('Month') : t('Day'),
      isWide: true,
      cell: ({ day }) => (isByMonth ? formatMonth(day) : formatDay(day)),
    },
    { id: 'orders', header: t('Orders'), align: 'end', cell: ({ orders }) => formatCount(orders) },
    { id: 'delivered', header: t('Delivered'), align: 'end', cell: ({ delivered }) => formatCount(delivered) },
    { id: 'returned', header: t('Returned'), align: 'end', cell: ({ returned }) => formatCount(returned) },
    { id: 'revenue', header: t('Revenue'), align: 'end', cell: ({ revenue }) => formatTaka(revenue) },
    ...(isCompared
      ? [{ id: 'before', header: t('Revenue before'), align: 'end' as const, cell: ({ before }: Row) => formatTaka(before?.revenue) }]
      : []),
  ];
}

interface DashboardTrendProps {
  days: readonly TrendFigures[];
  before: readonly TrendFigures[];
}

/** The range by day, a long one by month, as a chart and as a table with the same figures. */
export function DashboardTrend({ days, before }: DashboardTrendProps) {
  const { t } = useTranslation();
  const trend = trendOf(days, before);
  const { rows, isByMonth } = trend;
  const title = isByMonth ? t('Month by month') : t('Day by day');
  const columns = columnsOf(trend, t);
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
          <FactTable label={title} isStackedOnPhone columns={columns} rows={rows} getRowId={({ day }) => day} />
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
                  <tr key={row.day}>{columns.map(({ id, cell }) => <td key={id}>{cell(row)}</td>)}</tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
          <Room>
            <TrendChart trend={trend} today={dhakaDay(new Date())} />
          </Room>
        </>
      )}
    </Card>
  );
}
