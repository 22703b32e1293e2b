import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderProfit_order$key } from '../../../__generated__/OrderProfit_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { WhyNumber } from './WhyNumber.tsx';

// Its form is loaded only where a charge is expected.
const WaiveReturnCharge = lazyPart(() => import('./WaiveReturnCharge.tsx'), 'WaiveReturnCharge');

/** A deduction: '−৳30'; '৳0' for zero. */
const taken = (amount: number) => (amount > 0 ? `−${formatTaka(amount)}` : formatTaka(-amount));

/** Profit of the order; an estimate until its costs are frozen, it is delivered and its courier has paid. */
export function OrderProfit({ order }: { order: OrderProfit_order$key }) {
  const { t } = useTranslation();
  const { id: orderId, profit: earned } = useFragment(
    graphql`
      fragment OrderProfit_order on Order {
        id
        profit {
          revenue
          goodsCost
          goodsLoss
          writtenOff
          courierCharge
          codFee
          returnCharge
          packaging
          profit
          isExpected
          isEstimated
          isReturnEstimated
          isCostFrozen
        }
      }
    `,
    order,
  );
  if (!earned) return null;
  const { revenue, goodsCost, goodsLoss, writtenOff, codFee, returnCharge, packaging, profit, isExpected, isEstimated, isReturnEstimated, isCostFrozen } = earned;
  const courierCharge = earned.courierCharge ?? null;
  const only = (id: string, term: string, amount: number) => (amount === 0 ? [] : [{ id, term, value: taken(amount) }]);
  const isLoss = profit < 0;
  const earnedText = isLoss ? t('Loss') : t('Profit');
  const beforeCharge = isLoss ? t('Loss before the courier charge') : t('Profit before the courier charge');
  const total = courierCharge === null ? beforeCharge : earnedText;
  const expectedText = isLoss ? t('Loss, if delivered') : t('Profit, if delivered');
  const result = {
    id: 'profit', value: formatTaka(profit), isTotal: true, meaning: isLoss ? 'bad' as const : 'good' as const,
  };
  const parts = [
    { id: 'revenue', term: t('Revenue'), value: formatTaka(revenue) },
    {
      id: 'cost',
      term: isCostFrozen ? t('Cost of goods, frozen at ship') : t('Cost of goods, as of now'),
      value: taken(goodsCost),
    },
    ...only('loss', t('Damaged or lost'), goodsLoss),
    ...only('written-off', t('Not paid by the courier'), writtenOff),
    {
      id: 'courier',
      term: isEstimated && courierCharge !== null ? t('Courier charge, by its terms') : t('Courier charge'),
      value: courierCharge === null ? t('not known') : taken(courierCharge),
    },
    ...only('return', isReturnEstimated ? t('Return charge, by its terms') : t('Return charge'), returnCharge),
    { id: 'cod', term: isEstimated ? t('COD fee, as agreed') : t('COD fee, by its statement'), value: taken(codFee) },
    { id: 'packaging', term: t('Packaging, estimated, not booked'), value: taken(packaging) },
  ];
  const why = (
    <WhyNumber
      term={total}
      parts={[...parts, { ...result, term: total }]}
      note={`${isExpected
        ? t('An estimate, as if all of it were delivered: costs are today’s averages until the parcel leaves; the fee is that of your settings.')
        : isEstimated || isReturnEstimated
          ? t('Sales, costs and losses are those of the journal below. What the courier takes follows from its terms until its statement is posted.')
          : t('Sales, costs and losses are those of the journal below; what the courier took is on its posted statements.')} ${
        t('Packaging is the estimate in your settings: no entry of this order books it, it is an expense when you buy it.')}`}
    />
  );
  return (
    <Card
      title={isExpected ? expectedText : earnedText}
      mark={(isExpected || isEstimated || isReturnEstimated) && <Badge>{t('Estimate')}</Badge>}
      actions={isReturnEstimated && <WaiveReturnCharge orderId={orderId} />}
    >
      <DescriptionList layout="amounts" items={[...parts, { ...result, term: why }]} />
    </Card>
  );
}
