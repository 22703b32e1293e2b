import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { FounderTables_business$data, FounderTables_business$key } from '../../../__generated__/FounderTables_business.graphql.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { upToOneDecimal } from '../../../ui/oneDecimal.ts';
import { daysLeft, packageState } from '../../business/gate.ts';
import { PercentChange, PointsChange } from '../../orders/dashboard/Change.tsx';
import { changeOf } from '../../orders/dashboard/dashboardFigures.ts';
import type { Totals } from '../../orders/dashboard/dashboardFigures.ts';
import { BusinessCell } from './BusinessCell.tsx';
import { sumsOf } from './founderTotals.ts';
import type { Sums } from './founderTotals.ts';

interface Row {
  /** Null for all of them together. */
  business: FounderTables_business$data[number] | null;
  /** Null while the platform keeps the business closed. */
  sums: Sums | null;
}

interface FounderTablesProps {
  businesses: FounderTables_business$key;
  /** The address of the dashboard of the selected business. */
  dashboard: string;
  onEnter: (businessId: string) => void;
  /** The business that is being switched to. */
  entered: string | undefined;
}

const figure = (id: string, header: string, cell: (sums: Sums, row: Row) => ReturnType<FactColumn<Row>['cell']>): FactColumn<Row> =>
  ({ id, header, align: 'end', cell: (row) => (row.sums ? cell(row.sums, row) : <CellText tone="muted">–</CellText>) });

/** A figure, and how much it differs from the days before. */
function compared(t: TFunction, { now, before }: Sums, of: (totals: Totals) => number | null, format: (value: number) => string) {
  const [value, past] = [of(now) ?? 0, of(before) ?? 0];
  if (value === 0 && past === 0) return <CellText tone="muted">{format(0)}</CellText>;
  const by = changeOf(value, past);
  return <CellText secondary={by === null ? t('from {{before}}', { before: format(past) }) : <PercentChange by={by} />}>{format(value)}</CellText>;
}

/** A share, and the points between it and that of the days before. */
function share(t: TFunction, { now, before }: Sums, of: (totals: Totals) => number | null, isMoreWorse = false) {
  const [value, past] = [of(now), of(before)];
  if (value === null) return <CellText tone="muted">–</CellText>;
  const by = past === null ? 0 : value - past;
  return <CellText secondary={Math.abs(by) < 0.05 ? undefined : <PointsChange by={by} isMoreWorse={isMoreWorse} />}>{t('{{share}}%', { share: upToOneDecimal(value) })}</CellText>;
}

/** Figures, money and work of each business in tables of their own, each with all of them in its last row. */
export function FounderTables({ businesses: keys, dashboard, onEnter, entered }: FounderTablesProps) {
  const { t } = useTranslation();
  const businesses = useFragment(
    graphql`
      fragment FounderTables_business on FounderBusiness @relay(plural: true) {
        businessId
        figures {
          packageExpiresAt
          smsBalance
          now {
            orders
            delivered
            cameBack
            returned
            revenue
            profit
            adSpend
          }
          before {
            orders
            delivered
            cameBack
            returned
            revenue
            profit
            adSpend
          }
          queue {
            webOrdersToCall
            toConfirm
            toPack
            toShip
            delayed
            lowStock
            unsettled
            cashInHand
          }
          stockValue
        }
        ...BusinessCell_business
      }
    `,
    keys,
  );
  const open = businesses.flatMap(({ figures }) => figures ?? []);
  const rows: Row[] = businesses.map((business) => ({ business, sums: business.figures ? sumsOf([business.figures]) : null }));
  if (open.length > 1) rows.push({ business: null, sums: sumsOf(open) });

  const name: FactColumn<Row> = {
    id: 'business', header: t('Business'), isWide: true,
    cell: ({ business }) => (business
      ? <BusinessCell business={business} dashboard={dashboard} onEnter={onEnter} isPending={business.businessId === entered} />
      : <CellText isStrong>{t('All businesses')}</CellText>),
  };
  const packageLeft = (until: string | undefined) => {
    if (!until) return null;
    const state = packageState(until, new Date(currentTime()));
    if (state.kind === 'EXPIRED') return <CellText tone="bad">{t('Expired')}</CellText>;
    const count = daysLeft(until);
    return <CellText tone={state.kind === 'EXPIRING' ? 'bad' : undefined}>{t('{{count}} days', { count, defaultValue_one: '{{count}} day' })}</CellText>;
  };
  const work = (id: keyof Sums['queue'], header: string, isLate = false) => figure(id, header, ({ queue }) => (
    <CellText tone={queue[id] === 0 ? 'muted' : isLate ? 'bad' : undefined}>{formatCount(queue[id])}</CellText>
  ));
  const table = (title: string, columns: FactColumn<Row>[]) => (
    <Card title={title} isFlush>
      <FactTable label={title} rows={rows} isStackedOnPhone getRowId={({ business }) => business?.businessId ?? 'all'} columns={[name, ...columns]} />
    </Card>
  );
  return (
    <>
      {table(t('Figures'), [
        figure('orders', t('Orders'), (sums) => compared(t, sums, ({ orders }) => orders, formatCount)),
        figure('delivered', t('Delivered'), (sums) => share(t, sums, ({ deliveredShare }) => deliveredShare)),
        figure('returned', t('Returned'), (sums) => share(t, sums, ({ returnedShare }) => returnedShare, true)),
        figure('revenue', t('Revenue'), (sums) => compared(t, sums, ({ revenue }) => revenue, formatTaka)),
        figure('profit', t('Profit of orders'), (sums) => compared(t, sums, ({ profit }) => profit, formatTaka)),
        figure('ads', t('Ad spend'), ({ now }) => <CellText>{formatTaka(now.adSpend)}</CellText>),
      ])}
      {table(t('Money and stock now'), [
        figure('unsettled', t('With couriers'), ({ queue }) => <CellText>{formatTaka(queue.unsettled)}</CellText>),
        figure('cash', t('Cash in hand'), ({ queue }) => <CellText>{formatTaka(queue.cashInHand)}</CellText>),
        figure('stock', t('Stock at cost'), ({ stockValue }) => <CellText>{formatTaka(stockValue)}</CellText>),
        figure('sms', t('SMS'), ({ smsBalance }) => <CellText>{formatCount(smsBalance)}</CellText>),
        figure('package', t('Package'), (_sums, { business }) => packageLeft(business?.figures?.packageExpiresAt)),
      ])}
      {table(t('Work to do'), [
        work('webOrdersToCall', t('Web orders to call')),
        work('toConfirm', t('To confirm')),
        work('toPack', t('To pack')),
        work('toShip', t('To ship')),
        work('delayed', t('Shipped 15+ days'), true),
        work('lowStock', t('Low stock')),
      ])}
    </>
  );
}
