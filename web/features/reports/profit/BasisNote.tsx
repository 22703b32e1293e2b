import { useTranslation } from 'react-i18next';
import { MAX_BASIS_DAYS } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitBasis } from '../../../../schema/rules/profit-parts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReportNote } from '../ReportNote.tsx';

interface BasisProps {
  basis: ProfitBasis;
  /** Of some orders alone: what no order has caused is left out. */
  isOfSome: boolean;
}

/** What counts on which day. */
export function BasisNote({ basis, isOfSome }: BasisProps) {
  const { t } = useTranslation();
  if (basis === 'DELIVERED') {
    return <ReportNote>{t('Sales count on the day of the delivery and are less on the day of a return, couriers as their statement or their terms say, ads on the days for which they ran. The net profit is that of the books, which have no courier, district or source: on another basis these can be chosen.')}</ReportNote>;
  }
  return (
    <ReportNote>
      {basis === 'SHIPPED'
        ? t('An estimate: all orders that were handed over on these days, each as a whole on the day of its last shipment, as it is expected now. What has come back or was lost counts as it ended, what is on the way as if the customer takes all of it. Goods count at their cost when they left, couriers as their statement says, before it as their terms say, and with nothing where neither says it.')
        : t('The money that has come: each order as a whole on the day of the first posted statement that names it. Without a statement, what was paid before counts on the day of the delivery, what came back when it was in hand, what was lost without a claim on the day of the loss, what was given up on the day of that decision. What is open or in dispute is left out, charges count once they are taken.')}
      {' '}
      {isOfSome
        ? t('Other income, ads and other costs are of no order and left out. At most {{most}} days.', { most: MAX_BASIS_DAYS })
        : t('Other income, ads and other costs are of no order and count on the day of their entry; packaging counts when it is bought, losses of stock are among the other costs. At most {{most}} days.', { most: MAX_BASIS_DAYS })}
    </ReportNote>
  );
}

/** In place of the table, where no day has a figure. */
export function NothingCounts({ basis, isOfSome }: BasisProps) {
  const { t } = useTranslation();
  if (isOfSome) return <EmptyState title={t('No such orders on these days')}>{t('Choose other days, or all orders.')}</EmptyState>;
  if (basis === 'SHIPPED') return <EmptyState title={t('Nothing was shipped or booked on these days')}>{t('Orders come here when they are handed over, costs when they are entered.')}</EmptyState>;
  if (basis === 'SETTLED') return <EmptyState title={t('Nothing was settled or booked on these days')}>{t('Orders come here when their money comes, costs when they are entered.')}</EmptyState>;
  return <EmptyState title={t('Nothing was booked on these days')}>{t('Sales come here when they are delivered, costs when they are entered.')}</EmptyState>;
}
