import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { CostTrend_day$data, CostTrend_day$key } from '../../../__generated__/CostTrend_day.graphql.ts';
import { ChartCard } from '../../../ui/ChartCard.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';

// Loaded later: the chart library is larger than the rest of the page.
const CostChart = lazyPart(() => import('./CostChart.tsx'), 'CostChart', {
  failed: (_props, retry) => <PartFailed onRetry={retry} />,
});

const fragment = graphql`
  fragment CostTrend_day on PurchasesOfDay @relay(plural: true) {
    day
    received
    averageCost
  }
`;

type Day = CostTrend_day$data[number];

/** What a piece has cost, delivery day by delivery day: as a chart, and as a table with the same figures. */
export function CostTrend({ days: key }: { days: CostTrend_day$key }) {
  const { t } = useTranslation();
  const days = useFragment(fragment, key);
  // One day is no trend; the list below has it.
  if (days.length < 2) return null;
  const title = t('Cost of one piece');
  const columns: FactColumn<Day>[] = [
    { id: 'day', header: t('Day'), isWide: true, cell: ({ day }) => formatDay(day) },
    { id: 'received', header: t('Pieces'), align: 'end', cell: ({ received }) => formatCount(received) },
    { id: 'cost', header: title, align: 'end', cell: ({ averageCost }) => exactTaka(averageCost ?? 0) },
  ];
  return (
    <ChartCard title={title} columns={columns} rows={days} getRowId={({ day }) => day} height={160}>
      <CostChart days={days} />
    </ChartCard>
  );
}
