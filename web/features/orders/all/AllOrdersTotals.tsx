import { useTranslation } from 'react-i18next';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { AllOrdersTotalsAnswer } from './useAllOrdersTotals.ts';

/** Totals over all matching orders, loaded or not. */
export function AllOrdersTotals({ totals: { data, hasFailed, reload } }: { totals: AllOrdersTotalsAnswer }) {
  const { t } = useTranslation();
  if (hasFailed && !data) return <PartFailed title={t('The totals could not be loaded')} onRetry={reload} />;
  return (
    <Card title={t('All that match')}>
      {data ? <Totals of={data.orderTotals} /> : <Skeleton height={72} />}
    </Card>
  );
}

function Totals({ of: { count, items, total, advance, collected, revenue } }: { of: NonNullable<AllOrdersTotalsAnswer['data']>['orderTotals'] }) {
  const { t } = useTranslation();
  return (
    <DescriptionList
      layout="facts"
      items={[
        { id: 'count', term: t('Orders'), value: formatCount(count) },
        { id: 'items', term: t('Pieces'), value: formatCount(items) },
        { id: 'total', term: t('Total'), value: formatTaka(total) },
        { id: 'advance', term: t('Advance'), value: formatTaka(advance) },
        { id: 'collected', term: t('Collected'), value: formatTaka(collected) },
        { id: 'revenue', term: t('Sold'), value: formatTaka(revenue) },
      ]}
    />
  );
}
