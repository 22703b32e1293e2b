import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { CustomerFigures_customer$key } from '../../../__generated__/CustomerFigures_customer.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { orderSearch } from '../../orders/orderSearch.ts';
import type { OrderSearch } from '../../orders/orderSearch.ts';

/** What the orders of a customer came to. */
export function CustomerFigures({ customer }: { customer: CustomerFigures_customer$key }) {
  const { t } = useTranslation();
  const { phone, orderCount, deliveredCount, returnedCount, successPercent, spent, profit, firstOrderAt, firstSource, lastOrderAt, district, createdAt } = useFragment(
    graphql`
      fragment CustomerFigures_customer on Customer {
        phone
        orderCount
        deliveredCount
        returnedCount
        successPercent
        spent
        profit
        firstOrderAt
        firstSource
        lastOrderAt
        district
        createdAt
      }
    `,
    customer,
  );
  /** The orders that a figure counts: the search of a whole number finds those of its customer, by their other numbers too. */
  const orders = (count: number, which: Partial<OrderSearch> = {}) => (
    <TextLink to="/ecom/main-order-list" search={searchOf(orderSearch, { search: phone, ...which })}>{formatCount(count)}</TextLink>
  );
  return (
    <Card title={t('At a glance')}>
      <DescriptionList
        layout="facts"
        items={[
          { id: 'orders', term: t('Orders'), value: orders(orderCount) },
          // What was exchanged was delivered first.
          { id: 'delivered', term: t('Delivered'), value: orders(deliveredCount, { statuses: 'DELIVERED,EXCHANGED' }) },
          { id: 'returned', term: t('Returned'), value: orders(returnedCount, { status: 'RETURNED' }), ...(returnedCount > 0 && { meaning: 'bad' as const }) },
          { id: 'success', term: t('Success'), value: typeof successPercent === 'number' ? `${formatCount(successPercent)}%` : '–' },
          { id: 'spent', term: t('Spent'), value: formatTaka(spent) },
          ...(typeof profit === 'number' ? [{ id: 'profit', term: t('Profit, as booked'), value: formatTaka(profit) }] : []),
          {
            id: 'first', term: t('First order'),
            value: firstOrderAt ? (firstSource ? t('{{day}} by {{source}}', { day: formatDay(firstOrderAt), source: firstSource }) : formatDay(firstOrderAt)) : t('Added {{day}}', { day: formatDay(createdAt) }),
          },
          { id: 'last', term: t('Last order'), value: lastOrderAt ? formatDay(lastOrderAt) : t('None') },
          {
            id: 'area', term: t('Area'),
            value: district ? <TextLink to="/customer/customer-list" search={{ district }}>{district}</TextLink> : t('Not known'),
          },
        ]}
      />
    </Card>
  );
}
