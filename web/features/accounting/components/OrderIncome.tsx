import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderIncome_income$key } from '../../../__generated__/OrderIncome_income.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { accountName } from '../accountName.ts';

/**
 * Income that deliveries and settlements book, which nobody enters by hand, on the days of the list; each account links to
 * its entries of these days.
 */
export function OrderIncome({ income, days }: { income: OrderIncome_income$key; days: string | undefined }) {
  const { t } = useTranslation();
  const accounts = useFragment(
    graphql`
      fragment OrderIncome_income on OrderIncome @relay(plural: true) {
        accountId
        name
        amount
      }
    `,
    income,
  );
  if (accounts.length === 0) return null;
  return (
    <Card title={days ? t('Income from orders, on these days') : t('Income from orders, until today')}>
      <DescriptionList
        layout="amounts"
        items={[
          ...accounts.map(({ accountId, name, amount }) => ({
            id: accountId, value: formatTaka(amount),
            term: <TextLink to="/accounts/$id" params={{ id: accountId }} search={days ? { days } : {}}>{accountName(name)}</TextLink>,
          })),
          { id: 'total', term: t('Total'), value: formatTaka(accounts.reduce((sum, { amount }) => sum + amount, 0)), isTotal: true },
        ]}
      />
    </Card>
  );
}
