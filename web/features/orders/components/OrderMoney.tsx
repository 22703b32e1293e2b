import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderMoney_order$key } from '../../../__generated__/OrderMoney_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { OVER } from '../overStatuses.ts';
import { WhyNumber } from './WhyNumber.tsx';

/** A deduction: '−৳30'; '৳0' for zero. */
function taken(amount: number): string {
  return amount === 0 ? formatTaka(0) : `−${formatTaka(amount)}`;
}

/** Total of the order and the amount to collect. */
export function OrderMoney({ order }: { order: OrderMoney_order$key }) {
  const { t } = useTranslation();
  const { itemsTotal, deliveryFee, discount, total, advance, collected, due, refundDue, status, exchangeCredit, lines } = useFragment(
    graphql`
      fragment OrderMoney_order on Order {
        itemsTotal
        deliveryFee
        discount
        total
        advance
        collected
        due
        refundDue
        status
        exchangeCredit
        lines {
          name
          quantity
          unitPrice
          discount
          total
        }
      }
    `,
    order,
  );
  const why = {
    total: (
      <WhyNumber
        term={t('Total')}
        parts={[
          ...lines.map((line, index) => ({
            id: `line-${index}`,
            term: t('{{item}}: {{units}} × {{price}}{{discount}}', {
              item: line.name, units: formatCount(line.quantity), price: formatTaka(line.unitPrice), discount: line.discount > 0 ? ` − ${formatTaka(line.discount)}` : '',
            }),
            value: formatTaka(line.total),
          })),
          { id: 'delivery', term: t('Delivery'), value: formatTaka(deliveryFee) },
          { id: 'discount', term: t('Discount'), value: taken(discount) },
          { id: 'total', term: t('Total'), value: formatTaka(total), isTotal: true },
        ]}
        note={t('As it was agreed. A price that changes later changes nothing here; Super Edit does, and the timeline says so.')}
      />
    ),
    due: (
      <WhyNumber
        term={t('COD to collect')}
        parts={[
          { id: 'total', term: t('Total'), value: formatTaka(total) },
          ...(exchangeCredit > 0 ? [{ id: 'credit', term: t('Paid by goods given back'), value: taken(exchangeCredit) }] : []),
          { id: 'advance', term: t('Advance'), value: taken(advance - exchangeCredit) },
          { id: 'collected', term: t('Collected at the door'), value: taken(collected) },
          { id: 'due', term: t('COD to collect'), value: formatTaka(due), isTotal: true },
        ]}
        note={t('What the courier is to bring. Once it is delivered, the courier owes it until its statement is posted.')}
      />
    ),
  };
  return (
    <Card title={t('Money')}>
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'items', term: t('Items'), value: formatTaka(itemsTotal) },
          { id: 'delivery', term: t('Delivery'), value: formatTaka(deliveryFee) },
          { id: 'discount', term: t('Discount'), value: taken(discount) },
          { id: 'total', term: why.total, value: formatTaka(total), isTotal: true },
          { id: 'advance', term: t('Advance'), value: taken(advance) },
          ...(collected > 0 ? [{ id: 'collected', term: t('Collected'), value: taken(collected) }] : []),
          ...(OVER.has(status)
            ? []
            : [{ id: 'due', term: why.due, value: formatTaka(due), isTotal: true }]),
          ...(refundDue > 0
            ? [{ id: 'refund', term: t('Owed to the customer'), value: formatTaka(refundDue), isTotal: true, meaning: 'bad' as const }]
            : []),
        ]}
      />
    </Card>
  );
}
