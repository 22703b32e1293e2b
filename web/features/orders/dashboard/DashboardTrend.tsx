import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay, formatMonth, formatTaka } from '../../../../schema/rules/format.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { ChartCard } from '../../../ui/ChartCard.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { trendOf } from './dashboardFigures.ts';
import type { Trend, TrendFigures } from './dashboardFigures.ts';

// Loaded later: the chart library is larger than the rest of the page.
const TrendChart = lazyPart(() => import('./TrendChart.tsx'), 'TrendChart', {
  failed: (_props, retry) => <PartFailed onRetry={retry} />,
});

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
  return (
    <ChartCard title={title} columns={columns} rows={rows} getRowId={({ day }) => day} height={370}>
      <TrendChart trend={trend} today={currentDay()} />
    </ChartCard>
  );
}
