import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { AllOrdersTotals_totals$key } from '../../../__generated__/AllOrdersTotals_totals.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';

/** Totals over all matching orders, loaded or not. */
export function AllOrdersTotals({ totals: key }: { totals: AllOrdersTotals_totals$key }) {
  const { t } = useTranslation();
  const { count, items, total, advance, collected, revenue } = useFragment(
    graphql`
      fragment AllOrdersTotals_totals on OrderTotals {
        count
        items
        total
        advance
        collected
        revenue
      }
    `,
    key,
  );
  return (
    <Card title={t('All that match')}>
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
    </Card>
  );
}
