import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderProfit_business$key } from '../../../__generated__/OrderProfit_business.graphql.ts';
import type { OrderProfit_order$key } from '../../../__generated__/OrderProfit_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { EarnedProfit } from './EarnedProfit.tsx';
import { orderProfit } from '../orderProfit.ts';
import { WhyNumber } from './WhyNumber.tsx';

interface OrderProfitProps {
  order: OrderProfit_order$key;
  business: OrderProfit_business$key;
}

/** '−৳30'; a plain '৳0' for nothing. */
const taken = (amount: number) => (amount === 0 ? formatTaka(0) : `−${formatTaka(amount)}`);

/** Something is booked: from here on it is said what was earned, not what would be. */
const EARNED = new Set(['DELIVERED', 'PARTIAL', 'EXCHANGED', 'RETURN_PENDING', 'RETURNED', 'LOST']);

/** What the order earns; an estimate until it is delivered. */
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
        profit {
          ...EarnedProfit_profit
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
  if (data.status === 'CANCELLED') return null;
  if (EARNED.has(data.status)) return data.profit ? <EarnedProfit profit={data.profit} /> : null;
  const { revenue, cost, codFee, packaging, courierCharge, profit, isCostFrozen } = orderProfit(data, settings);
  const { codFeePercent } = settings;
  const costs = isCostFrozen ? t('Cost of goods, frozen at ship') : t('Cost of goods, as of now');
  const fee = typeof data.codFee === 'number' ? t('COD fee, by its statement') : t('COD fee, {{percent}} %', { percent: codFeePercent });
  const total = courierCharge === null ? t('Profit before the courier charge') : t('Profit');
  const amount = profit < 0 ? `−${formatTaka(-profit)}` : formatTaka(profit);
  const parts = [
    { id: 'revenue', term: t('Revenue'), value: formatTaka(revenue) },
    { id: 'cost', term: costs, value: taken(cost) },
    { id: 'cod', term: fee, value: taken(codFee) },
    { id: 'packaging', term: t('Packaging'), value: taken(packaging) },
    { id: 'courier', term: t('Courier charge'), value: courierCharge === null ? t('not known') : taken(courierCharge) },
  ];
  const result = { id: 'profit', value: amount, isTotal: true, meaning: profit < 0 ? 'bad' as const : 'good' as const };
  const why = (
    <WhyNumber
      term={total}
      parts={[
        { id: 'items', term: t('Items'), value: formatTaka(data.itemsTotal) },
        { id: 'discount', term: t('Discount'), value: taken(data.discount) },
        { id: 'delivery', term: t('Delivery'), value: formatTaka(data.deliveryFee) },
        ...data.lines.map(({ quantity, unitCost, variant }, index) => ({
          id: `cost-${index}`,
          term: t('Cost: {{count}} × {{price}}', { count: quantity, price: formatTaka(unitCost ?? variant.averageCost ?? 0) }),
          value: taken(quantity * (unitCost ?? variant.averageCost ?? 0)),
        })),
        ...parts.slice(2),
        { ...result, term: total },
      ]}
      note={t('An estimate, as if all of it were delivered: costs are today’s averages until the parcel leaves; fee and packaging are those of your settings.')}
    />
  );
  return (
    <Card title={t('Profit, if delivered')} mark={<Badge>{t('Estimate')}</Badge>}>
      <DescriptionList layout="amounts" items={[...parts, { ...result, term: why }]} />
    </Card>
  );
}
