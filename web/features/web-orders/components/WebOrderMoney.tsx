import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { WebOrderMoney_order$key } from '../../../__generated__/WebOrderMoney_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';

/** The amounts that the shop charged. */
export function WebOrderMoney({ order }: { order: WebOrderMoney_order$key }) {
  const { t } = useTranslation();
  const { total, discount, shipping, fees, refunded, lines } = useFragment(
    graphql`
      fragment WebOrderMoney_order on WebOrder {
        total
        discount
        shipping
        fees {
          name
          amount
        }
        refunded
        lines {
          total
        }
      }
    `,
    order,
  );
  const items = lines.reduce((sum, line) => sum + Math.round(line.total * 100), 0) / 100;
  return (
    <Card title={t('Money')}>
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'items', term: t('Items'), value: formatTaka(items) },
          ...(discount > 0
            ? [{ id: 'discount', term: t('Discount, already taken off'), value: formatTaka(discount) }]
            : []),
          { id: 'shipping', term: t('Delivery'), value: formatTaka(shipping) },
          ...fees.map(({ name, amount }, index) => ({
            id: `fee${index}`, term: name || t('Fee'), value: formatTaka(amount),
          })),
          ...(refunded > 0 ? [{ id: 'refunded', term: t('Refunded'), value: formatTaka(-refunded) }] : []),
          { id: 'total', term: t('Total'), value: formatTaka(total - refunded), isTotal: true },
        ]}
      />
    </Card>
  );
}
