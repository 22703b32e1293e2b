import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { VoucherTotals_totals$key } from '../../../__generated__/VoucherTotals_totals.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { accountName } from '../accountName.ts';

/** Totals of all vouchers that match the filters, also of other pages, by category. */
export function VoucherTotals({ totals: key }: { totals: VoucherTotals_totals$key }) {
  const { t } = useTranslation();
  const { count, amount, categories } = useFragment(
    graphql`
      fragment VoucherTotals_totals on VoucherTotals {
        count
        amount
        categories {
          accountId
          name
          count
          amount
        }
      }
    `,
    key,
  );
  if (count === 0) return null;
  return (
    <Card title={t('All that match')}>
      <DescriptionList
        layout="facts"
        items={[
          { id: 'total', term: t('{{count}} entries', { count, number: formatCount(count), defaultValue_one: '{{count}} entry' }), value: formatTaka(amount), isTotal: true },
          ...categories.map(({ accountId, name, amount: part }) => ({ id: accountId, term: accountName(name), value: formatTaka(part) })),
        ]}
      />
    </Card>
  );
}
