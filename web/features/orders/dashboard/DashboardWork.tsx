import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LATE_PARCEL_DAYS } from '../../../../schema/rules/late-parcel.ts';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DashboardWork_queue$key } from '../../../__generated__/DashboardWork_queue.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { ALL, taskSearch } from '../../tasks/taskSearch.ts';
import { webOrderSearch } from '../../web-orders/webOrderSearch.ts';
import { orderSearch } from '../orderSearch.ts';
import { Tile, TileLink, Tiles } from './Tile.tsx';

const LIST = '/ecom/main-order-list';

/** The work queue; each tile opens the list that it counts. */
export function DashboardWork({ queue }: { queue: DashboardWork_queue$key }) {
  const { t } = useTranslation();
  const canSeeLowStock = useCan('notification');
  const work = useFragment(
    graphql`
      fragment DashboardWork_queue on WorkQueue {
        webOrdersToCall
        toConfirm
        toPack
        toShip
        onHold
        holdDue
        delayed
        returning
        lateReturns
        unsettledOrders
        unsettled
        overdueTasks
        lowStock
      }
    `,
    queue,
  );
  const late = (count: number) => (count > 0 ? ('bad' as const) : undefined);
  const waiting = (count: number) => (count > 0 ? ('warn' as const) : undefined);
  const lowStock = {
    label: t('Low stock'),
    value: formatCount(work.lowStock),
    meaning: waiting(work.lowStock),
    note: t('products'),
  };
  return (
    <Tiles>
      <TileLink to="/website/website-order-list" search={searchOf(webOrderSearch, { status: 'PROCESSING' })} label={t('Web orders to call')} value={formatCount(work.webOrdersToCall)} />
      <TileLink to={LIST} search={searchOf(orderSearch, { status: 'PENDING' })} label={t('To confirm')} value={formatCount(work.toConfirm)} />
      <TileLink to={LIST} search={searchOf(orderSearch, { status: 'CONFIRMED' })} label={t('To pack')} value={formatCount(work.toPack)} />
      <TileLink to={LIST} search={searchOf(orderSearch, { status: 'PACKED' })} label={t('To ship')} value={formatCount(work.toShip)} />
      {work.onHold > 0 && (
        <TileLink
          to={LIST}
          search={searchOf(orderSearch, { status: 'HOLD' })}
          label={t('On hold')}
          value={formatCount(work.onHold)}
        />
      )}
      {work.holdDue > 0 && (
        <TileLink
          to={LIST}
          search={searchOf(orderSearch, { only: 'holdDue' })}
          label={t('Hold is over')}
          value={formatCount(work.holdDue)}
          meaning="bad"
        />
      )}
      <TileLink
        to={LIST}
        search={searchOf(orderSearch, { status: 'SHIPPED', shippedDays: LATE_PARCEL_DAYS })}
        label={t('Shipped 15+ days')}
        value={formatCount(work.delayed)}
        meaning={late(work.delayed)}
      />
      <TileLink
        to={LIST}
        search={searchOf(orderSearch, { only: 'returning' })}
        label={t('Returns to receive')}
        value={formatCount(work.returning)}
        meaning={waiting(work.returning)}
      />
      {work.lateReturns > 0 && (
        <TileLink
          to={LIST}
          search={searchOf(orderSearch, { only: 'returnLate' })}
          label={t('Returns late')}
          value={formatCount(work.lateReturns)}
          meaning="bad"
        />
      )}
      <TileLink
        to={LIST}
        search={searchOf(orderSearch, { only: 'unsettled' })}
        label={t('Unsettled orders')}
        value={formatCount(work.unsettledOrders)}
        note={t('{{amount}} with couriers', { amount: formatTaka(work.unsettled) })}
        meaning={waiting(work.unsettledOrders)}
      />
      <TileLink
        to="/task/task-list"
        search={searchOf(taskSearch, { page: 1, status: ALL, at: 'OVERDUE' })}
        label={t('Tasks overdue')}
        value={formatCount(work.overdueTasks)}
        meaning={late(work.overdueTasks)}
      />
      {canSeeLowStock ? <TileLink to="/notification/low-stock" {...lowStock} /> : <Tile {...lowStock} />}
    </Tiles>
  );
}
