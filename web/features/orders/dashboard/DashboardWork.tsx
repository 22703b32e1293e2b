import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DigestKind } from '../../../../schema/rules/digest-kinds.ts';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DashboardWork_queue$key } from '../../../__generated__/DashboardWork_queue.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { ordersWhere, workLists } from '../workLists.ts';
import { Tile, TileLink, Tiles } from './Tile.tsx';
import type { TileContent } from './Tile.tsx';

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
  const lists = workLists();
  const tile = (kind: DigestKind, count: number, more: Partial<TileContent> = {}) => {
    const { label, target } = lists[kind];
    return <TileLink {...target} label={label} value={formatCount(count)} {...more} />;
  };
  const lowStock = { value: formatCount(work.lowStock), meaning: waiting(work.lowStock), note: t('products') };
  return (
    <Tiles>
      {tile('WEB_ORDERS', work.webOrdersToCall)}
      {tile('TO_CONFIRM', work.toConfirm)}
      {tile('TO_PACK', work.toPack)}
      {tile('TO_SHIP', work.toShip)}
      {work.onHold > 0 && <TileLink {...ordersWhere({ status: 'HOLD' })} label={t('On hold')} value={formatCount(work.onHold)} />}
      {work.holdDue > 0 && tile('DUE_HOLDS', work.holdDue, { meaning: 'bad' })}
      {tile('DELAYED', work.delayed, { meaning: late(work.delayed) })}
      <TileLink
        {...ordersWhere({ only: 'returning' })}
        label={t('Returns to receive')}
        value={formatCount(work.returning)}
        meaning={waiting(work.returning)}
      />
      {work.lateReturns > 0 && tile('LATE_RETURNS', work.lateReturns, { meaning: 'bad' })}
      {tile('UNSETTLED', work.unsettledOrders, {
        note: t('{{amount}} with couriers', { amount: formatTaka(work.unsettled) }), meaning: waiting(work.unsettledOrders),
      })}
      {tile('OVERDUE_TASKS', work.overdueTasks, { meaning: late(work.overdueTasks) })}
      {canSeeLowStock ? tile('LOW_STOCK', work.lowStock, lowStock) : <Tile label={lists.LOW_STOCK.label} {...lowStock} />}
    </Tiles>
  );
}
