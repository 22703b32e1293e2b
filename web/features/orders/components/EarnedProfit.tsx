import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { EarnedProfit_profit$key } from '../../../__generated__/EarnedProfit_profit.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { WhyNumber } from './WhyNumber.tsx';

const taken = (amount: number) => (amount === 0 ? formatTaka(0) : `−${formatTaka(amount)}`);

/** What an order has earned so far, as it is booked; a loss where it came back. */
export function EarnedProfit({ profit: key }: { profit: EarnedProfit_profit$key }) {
  const { t } = useTranslation();
  const { revenue, otherIncome, goodsCost, courierCharge, codFee, returnCharge, packaging, returnLoss, profit, isEstimated } = useFragment(
    graphql`
      fragment EarnedProfit_profit on OrderProfit {
        revenue
        otherIncome
        goodsCost
        courierCharge
        codFee
        returnCharge
        packaging
        returnLoss
        profit
        isEstimated
      }
    `,
    key,
  );
  const parts = [
    { id: 'revenue', term: t('Revenue'), value: formatTaka(revenue) },
    ...(otherIncome > 0 ? [{ id: 'other', term: t('Fee or advance kept'), value: formatTaka(otherIncome) }] : []),
    { id: 'cost', term: t('Cost of goods, frozen at ship'), value: taken(goodsCost) },
    { id: 'courier', term: t('Courier charge'), value: taken(courierCharge) },
    { id: 'cod', term: t('COD fee'), value: taken(codFee) },
    ...(returnCharge > 0 ? [{ id: 'back', term: t('Charge for the way back'), value: taken(returnCharge) }] : []),
    { id: 'packaging', term: t('Packaging'), value: taken(packaging) },
    ...(returnLoss > 0 ? [{ id: 'loss', term: t('Damaged or lost'), value: taken(returnLoss) }] : []),
  ];
  const title = profit < 0 ? t('Loss') : t('Profit');
  const result = { id: 'profit', value: formatTaka(Math.abs(profit)), isTotal: true, meaning: profit < 0 ? 'bad' as const : 'good' as const };
  const why = (
    <WhyNumber
      term={title}
      parts={[...parts, { ...result, term: title }]}
      note={isEstimated
        ? t('Sales, costs and losses are those of the journal below. What the courier takes follows from its terms until its statement is posted.')
        : t('Sales, costs and losses are those of the journal below; what the courier took is on its posted statements.')}
    />
  );
  return (
    <Card title={t('Profit')} mark={isEstimated && <Badge>{t('Courier’s part estimated')}</Badge>}>
      <DescriptionList layout="amounts" items={[...parts, { ...result, term: why }]} />
    </Card>
  );
}
