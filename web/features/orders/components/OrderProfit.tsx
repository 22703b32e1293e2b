import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderProfit_order$key } from '../../../__generated__/OrderProfit_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { orderProfit } from '../orderProfit.ts';

/** What the order earns; an estimate until its costs are frozen and it is delivered. */
export function OrderProfit({ order }: { order: OrderProfit_order$key }) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OrderProfit_order on Order {
        status
        itemsTotal
        discount
        deliveryFee
        lines {
          quantity
          unitCost
          variant {
            averageCost
          }
        }
      }
    `,
    order,
  );
  if (['CANCELLED', 'RETURNED', 'LOST'].includes(data.status)) return null;
  const { revenue, cost, profit, isCostFrozen } = orderProfit(data);
  const isDelivered = data.status === 'DELIVERED';
  return (
    <Card
      title={isDelivered ? t('Profit before courier charges') : t('Profit, if delivered')}
      mark={!isDelivered && <Badge>{t('Estimate')}</Badge>}
    >
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'revenue', term: t('Revenue'), value: formatTaka(revenue) },
          {
            id: 'cost',
            term: isCostFrozen ? t('Cost of goods, frozen at ship') : t('Cost of goods, as of now'),
            value: cost === 0 ? formatTaka(0) : `−${formatTaka(cost)}`,
          },
          {
            id: 'profit',
            term: t('Profit'),
            value: profit < 0 ? `−${formatTaka(-profit)}` : formatTaka(profit),
            isTotal: true,
            meaning: profit < 0 ? 'bad' : 'good',
          },
        ]}
      />
    </Card>
  );
}
