import { useRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { AlarmClock, AlarmClockOff, CircleCheck, Eraser, Route, Scale, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatTaka } from '../../../schema/rules/format.ts';
import type { NotSettledPage_orders$key } from '../../__generated__/NotSettledPage_orders.graphql.ts';
import type { NotSettledPageQuery } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { useCanSeeCost } from '../../shell/useCanSeeCost.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { toast } from '../../ui/toast.tsx';
import { HeldMoney } from './components/HeldMoney.tsx';
import { SettlementDialog } from './components/SettlementDialogs.tsx';
import type { SettlementStep } from './components/SettlementDialogs.tsx';
import { notSettledRoute } from './deliveryRoutes.ts';
import { notSettledColumns } from './notSettledColumns.tsx';
import type { NotSettledRow } from './notSettledColumns.tsx';
import { useSnoozeOrders } from './mutations/useSnoozeOrders.ts';
import { notSettledSearch } from './notSettledSearch.ts';

const MoneyTrailDrawer = lazyPart(() => import('./components/MoneyTrailDrawer.tsx'), 'MoneyTrailDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

const SnoozeManyDialog = lazyPart(() => import('./components/SnoozeManyDialog.tsx'), 'SnoozeManyDialog', { onFailed: ({ onClose }) => onClose() });

/** In the address in place of an order: the drawer is open, and none is chosen yet. */
const NO_ORDER = 'find';

const query = graphql`
  query NotSettledPageQuery($first: Int!, $filter: NotSettledOrdersFilter, $sort: NotSettledOrdersSort) @preloadable {
    moneyHeldByCouriers {
      courierId
      name
      total
      late
    }
    ...HeldMoney_query
    ...NotSettledPage_orders @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const ordersFragment = graphql`
  fragment NotSettledPage_orders on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "NotSettledOrdersFilter" }
    sort: { type: "NotSettledOrdersSort" }
  )
  @refetchable(queryName: "NotSettledPageNextQuery") {
    notSettledOrders(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "NotSettledPage_notSettledOrders", filters: ["filter", "sort"]) {
      edges {
        node {
          ...notSettledColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ orderId }: NotSettledRow) => ({ to: '/ecom/order/$id', params: { id: orderId } }) as const;

interface Rights {
  canManage: boolean;
  canWriteOff: boolean;
  canSeeCost: boolean;
}

interface StepItem {
  id: SettlementStep | 'wake' | 'trail';
  icon: LucideIcon;
  label: string;
}

/** The row actions of an unsettled order. */
function actionsOf({ settlementStatus, isInDisputeAboutCharges, snooze }: NotSettledRow, { canManage, canWriteOff, canSeeCost }: Rights, t: TFunction): StepItem[] {
  const trail: StepItem[] = canSeeCost ? [{ id: 'trail', icon: Route, label: t('Money trail') }] : [];
  const writeOff: StepItem[] = canWriteOff ? [{ id: 'write-off', icon: Eraser, label: isInDisputeAboutCharges ? t('Accept the charge') : t('Write off') }] : [];
  if (settlementStatus === 'DISPUTED') {
    return [
      ...trail, ...(canManage ? [{ id: 'resolve' as const, icon: CircleCheck, label: t('The courier has answered') }] : []), ...writeOff,
      ...(canWriteOff ? [{ id: 'undo' as const, icon: Undo2, label: t('Take back the decision') }] : []),
    ];
  }
  return [
    ...trail,
    snooze ? { id: 'wake', icon: AlarmClockOff, label: t('Take out again') } : { id: 'snooze', icon: AlarmClock, label: t('Put away') },
    ...(canManage ? [{ id: 'dispute' as const, icon: Scale, label: t('Dispute') }] : []), ...writeOff,
  ];
}

/** Delivered orders that a courier has not paid: `/notification/not-settled-orders`. */
export function NotSettledPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const canManage = useCan('deliveryMethod');
  const canWriteOff = useCan('ADMIN');
  const list = useListScreen<NotSettledPageQuery, NotSettledPage_orders$key, typeof notSettledSearch>({
    search: notSettledSearch,
    address: notSettledRoute.useSearch(),
    loaded: notSettledRoute.useLoaderData(),
    query,
    rows: ordersFragment,
    isStill: ({ settlementStatus }, { age }) => (settlementStatus === 'DISPUTED') === (age === 'DISPUTED'),
  });
  const canSeeCost = useCanSeeCost();
  const trail = useDrawerAddress();
  const [asked, setAsked] = useState<{ step: SettlementStep; order: NotSettledRow } | null>(null);
  const { snoozeOrders } = useSnoozeOrders();
  const selection = useGridSelection();
  const [isPuttingAway, setPuttingAway] = useState(false);

  async function finish(message: string) {
    setAsked(null);
    toast.success(message);
    await router.invalidate();
  }

  async function wake({ orderId, reference }: NotSettledRow) {
    const outcome = await snoozeOrders({ orders: [orderId] });
    if (!outcome.ok) toastProblem(outcome.problem);
    else await finish(t('{{order}} waits for its money again', { order: reference }));
  }

  const columns = useColumns(notSettledColumns);
  const sumOf = (field: 'total' | 'late') => formatTaka(list.data.moneyHeldByCouriers.reduce((sum, courier) => sum + courier[field], 0));
  const { courier } = list.search;
  // What a courier holds may all be in dispute: then it is not among those.
  const courierName = list.data.moneyHeldByCouriers.find(({ courierId }) => courierId === courier)?.name ?? list.rows[0]?.courierName ?? '–';
  return (
    <ListScreen
      id="not-settled"
      list={list}
      title={t('Unsettled orders')}
      count={list.data.moneyHeldByCouriers.length > 0 && t('{{amount}} with couriers, {{late}} of it late', { amount: sumOf('total'), late: sumOf('late') })}
      label={t('Unsettled orders')}
      tabs={{
        label: t('By days since the delivery'),
        items: [
          { value: undefined, label: t('All') },
          { value: 'LATE', label: t('Late') },
          { value: 'DAYS_0_3', label: t('0–3 days') },
          { value: 'DAYS_4_7', label: t('4–7 days') },
          { value: 'DAYS_8_15', label: t('8–15 days') },
          { value: 'OVER_15', label: t('Over 15 days') },
          { value: 'SNOOZED', label: t('Put away') },
          { value: 'DISPUTED', label: t('In dispute') },
        ],
      }}
      searchLabel={t('Phone, order no., name, tracking')}
      sorts={[
        { id: 'OLDEST', label: t('Oldest first') },
        { id: 'NEWEST', label: t('Newest first') },
      ]}
      columns={columns}
      rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
      rowLink={orderLink}
      exportName="claim-sheet"
      // What is in dispute waits for a decision, and is put away by none.
      selection={list.search.age === 'DISPUTED' ? undefined : selection}
      bulkActions={[{ id: 'snooze', label: t('Put away'), icon: AlarmClock, onAction: () => setPuttingAway(true) }]}
      rowActions={(row) => actionsOf(row, { canManage, canWriteOff, canSeeCost }, t).map(({ id, icon, label }) => ({
        id, icon, label,
        onAction: () => {
          if (id === 'trail') trail.open(row.orderId);
          else if (id === 'wake') void wake(row);
          else setAsked({ step: id, order: row });
        },
      }))}
      actions={canSeeCost && <Button icon={Route} onClick={() => trail.open(NO_ORDER)}>{t('Money trail')}</Button>}
      notice={
        <>
          <HeldMoney query={list.data} />
          {courier && (
            <Banner meaning="info" title={t('Only what {{courier}} holds', { courier: courierName })}
              action={<Button onClick={() => list.change({ courier: undefined })}>{t('Show all couriers')}</Button>} />
          )}
          {trail.opened && canSeeCost && (
            <MoneyTrailDrawer orderId={trail.opened === NO_ORDER ? undefined : trail.opened} onChoose={trail.open} onClose={trail.close} />
          )}
          {isPuttingAway && (
            <SnoozeManyDialog
              orders={list.rows.filter(({ id }) => selection.ids.has(id)).map(({ orderId }) => orderId)}
              onStarted={selection.clear} onClose={() => setPuttingAway(false)}
            />
          )}
          {asked && <SettlementDialog {...asked} onClose={() => setAsked(null)} onDone={(message) => void finish(message)} />}
        </>
      }
      emptyState={
        list.search.age === 'LATE' ? (
          <EmptyState title={t('None is late')}>{t('Every courier pays within the days of its delivery method.')}</EmptyState>
        ) : list.search.age ? (
          <EmptyState title={t('None of this age')}>{t('Orders of another age may be unsettled.')}</EmptyState>
        ) : (
          <EmptyState title={t('Every courier has paid')}>{t('Orders that are delivered and not paid to you yet come here.')}</EmptyState>
        )
      }
    />
  );
}
