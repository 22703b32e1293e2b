import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderProfit_business$key } from '../../../__generated__/OrderProfit_business.graphql.ts';
import type { OrderProfit_order$key } from '../../../__generated__/OrderProfit_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { orderProfit } from '../orderProfit.ts';

interface OrderProfitProps {
  order: OrderProfit_order$key;
  business: OrderProfit_business$key;
}

/** '−৳30'; a plain '৳0' for nothing. */
const taken = (amount: number) => (amount === 0 ? formatTaka(0) : `−${formatTaka(amount)}`);

/** What the order earns; an estimate until its costs are frozen and it is delivered. */
export function OrderProfit({ order, business }: OrderProfitProps) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OrderProfit_order on Order {
        status
        itemsTotal
        discount
        deliveryFee
        total
        advance
        courierCharge
        codFee
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
  const settings = useFragment(
    graphql`
      fragment OrderProfit_business on Business {
        codFeePercent
        packagingCost
      }
    `,
    business,
  );
  if (['CANCELLED', 'RETURNED', 'LOST'].includes(data.status)) return null;
  const { revenue, cost, codFee, packaging, courierCharge, profit, isCostFrozen } = orderProfit(data, settings);
  const { codFeePercent } = settings;
  const isDelivered = data.status === 'DELIVERED';
  return (
    <Card
      title={isDelivered ? t('Profit') : t('Profit, if delivered')}
      mark={!isDelivered && <Badge>{t('Estimate')}</Badge>}
    >
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'revenue', term: t('Revenue'), value: formatTaka(revenue) },
          {
            id: 'cost',
            term: isCostFrozen ? t('Cost of goods, frozen at ship') : t('Cost of goods, as of now'),
            value: taken(cost),
          },
          {
            id: 'cod',
            term: typeof data.codFee === 'number' ? t('COD fee, by its statement') : t('COD fee, {{percent}} %', { percent: codFeePercent }),
            value: taken(codFee),
          },
          { id: 'packaging', term: t('Packaging'), value: taken(packaging) },
          { id: 'courier', term: t('Courier charge'), value: courierCharge === null ? t('not known') : taken(courierCharge) },
          {
            id: 'profit',
            term: courierCharge === null ? t('Profit before the courier charge') : t('Profit'),
            value: profit < 0 ? `−${formatTaka(-profit)}` : formatTaka(profit),
            isTotal: true,
            meaning: profit < 0 ? 'bad' : 'good',
          },
        ]}
      />
    </Card>
  );
}
