import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LATE_PARCEL_DAYS } from '../../../../schema/rules/late-parcel.ts';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DashboardWork_queue$key } from '../../../__generated__/DashboardWork_queue.graphql.ts';
import { Tile, TileLink, Tiles } from './Tile.tsx';

const LIST = '/ecom/main-order-list';

interface DashboardWorkProps {
  queue: DashboardWork_queue$key;
  /** Is there a screen for what ran low? */
  hasLowStockScreen: boolean;
}

/** What waits for somebody now; each tile opens the list that it counts. */
export function DashboardWork({ queue, hasLowStockScreen }: DashboardWorkProps) {
  const { t } = useTranslation();
  const work = useFragment(
    graphql`
      fragment DashboardWork_queue on WorkQueue {
        webOrdersToCall
        toConfirm
        toPack
        toShip
        onHold
        delayed
        returning
        unsettledOrders
        unsettled
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
      <TileLink to="/website/website-order-list" search={{ status: 'PROCESSING' } as never} label={t('Web orders to call')} value={formatCount(work.webOrdersToCall)} />
      <TileLink to={LIST} search={{ status: 'PENDING' } as never} label={t('To confirm')} value={formatCount(work.toConfirm)} />
      <TileLink to={LIST} search={{ status: 'CONFIRMED' } as never} label={t('To pack')} value={formatCount(work.toPack)} />
      <TileLink to={LIST} search={{ status: 'PACKED' } as never} label={t('To ship')} value={formatCount(work.toShip)} />
      {work.onHold > 0 && <TileLink to={LIST} search={{ status: 'HOLD' } as never} label={t('On hold')} value={formatCount(work.onHold)} />}
      <TileLink
        to={LIST}
        search={{ status: 'SHIPPED', shippedDays: LATE_PARCEL_DAYS } as never}
        label={t('Shipped 15+ days')}
        value={formatCount(work.delayed)}
        meaning={late(work.delayed)}
      />
      <TileLink
        to={LIST}
        search={{ only: 'returning' } as never}
        label={t('Returns to receive')}
        value={formatCount(work.returning)}
        meaning={waiting(work.returning)}
      />
      <TileLink
        to={LIST}
        search={{ only: 'unsettled' } as never}
        label={t('Unsettled orders')}
        value={formatCount(work.unsettledOrders)}
        note={t('{{amount}} with couriers', { amount: formatTaka(work.unsettled) })}
        meaning={waiting(work.unsettledOrders)}
      />
      {hasLowStockScreen ? <TileLink to="/notification/low-stock" {...lowStock} /> : <Tile {...lowStock} />}
    </Tiles>
  );
}
