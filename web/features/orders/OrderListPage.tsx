import { ListChecks, Printer, StickyNote, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { OrderListPage_orders$key } from '../../__generated__/OrderListPage_orders.graphql.ts';
import type { OrderListPageQuery } from '../../__generated__/OrderListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { useMatchingCount } from '../../list/useMatchingCount.ts';
import { useLiveList } from '../../live/useLiveList.ts';
import { currentDay } from '../../relay/serverTime.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { statusText } from '../../ui/statusMeaning.ts';
import { useIdleCode } from '../../ui/useIdleCode.ts';
import { bulkSelection, ofOrders, orderBulkActions } from './bulk/bulkActions.ts';
import type { OrderListTask } from './bulk/OrderListDialog.tsx';
import type { PrintWhat } from '../printing/usePrintJob.ts';
import { orderFilters } from './orderFilters.tsx';
import { orderActions, orderColumns } from './orderColumns.tsx';
import type { OrderRow } from './orderColumns.tsx';
import { orderSearch, shownStatuses, statusesOf } from './orderSearch.ts';
import { orderListRoute } from './ordersRoutes.ts';
import { useSiteName } from './useSiteName.ts';

// Loaded when an action of the list is chosen.
const OrderListDialog = lazyPart(() => import('./bulk/OrderListDialog.tsx'), 'OrderListDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const loadOrderPage = () => import('./OrderPage.tsx');

const query = graphql`
  query OrderListPageQuery($first: Int!, $filter: OrdersFilter, $sort: OrdersSort) @preloadable {
    ...OrderListPage_orders @arguments(count: $first, filter: $filter, sort: $sort)
    orderCounts {
      status
      count
    }
  }
`;

const ordersFragment = graphql`
  fragment OrderListPage_orders on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "OrdersFilter" }
    sort: { type: "OrdersSort" }
  )
  @refetchable(queryName: "OrderListPageNextQuery") {
    orders(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "OrderListPage_orders", filters: ["filter", "sort"]) {
      edges {
        node {
          ...orderColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

const loadRowsQuery = async () => (await loadCode(() => import('./orderRows.ts'))).orderRows;

const loadCount = async () => (await loadCode(() => import('./bulk/countOrders.ts'))).countOrders;

const orderLink = ({ id }: OrderRow) => ({ to: '/ecom/order/$id', params: { id } }) as const;

/** The order list: `/ecom/main-order-list`. */
export function OrderListPage() {
  useIdleCode(loadOrderPage);
  const { t } = useTranslation();
  const list = useListScreen<OrderListPageQuery, OrderListPage_orders$key, typeof orderSearch>({
    search: orderSearch,
    address: orderListRoute.useSearch(),
    loaded: orderListRoute.useLoaderData(),
    query,
    rows: ordersFragment,
    // An order whose status has changed meanwhile belongs to another tab.
    isStill: (order, search) => statusesOf(search).some((status) => status === order.status),
  });
  useLiveList({ type: 'Order', list, query, loadRowsQuery });
  const { status } = list.search;
  const siteName = useSiteName(list.search.site);
  const columns = useColumns(orderColumns);
  const selection = useGridSelection();
  const canConfirm = useCan('confirmOrder');
  const canUpdate = useCan('orderUpdate');
  const canTake = useCan('newOrder');
  const canText = useCan('order');
  const [task, setTask] = useState<OrderListTask | null>(null);
  const { counts, total } = tabCounts(list.data.orderCounts);

  const filter = orderSearch.variables(list.search).filter ?? {};
  const isFiltered = orderSearch.isFiltered(list.search);
  const counted = useMatchingCount(isFiltered && selection.ids.size > 0, filter, loadCount);
  const matching = isFiltered ? counted : status ? counts.get(status) : total;

  const later = () => {
    const today = currentDay();
    return list.rows.filter(({ id, scheduledFor }) => selection.ids.has(id) && scheduledFor && scheduledFor > today).length;
  };
  /** In the sequence of the list, so that stickers and parcels are in the same order. */
  const rowsInSequence = () => ofOrders(list.rows.filter(({ id }) => selection.ids.has(id)).map(({ id }) => id));
  const chosen = () => bulkSelection(selection, filter, matching, later());
  const print = (what: PrintWhat, orders = selection.isAllMatching ? chosen() : rowsInSequence()) =>
    setTask({ action: 'PRINT', what, chosen: orders, sort: list.search.sort ?? 'NEWEST' });

  useHotkeys([{ code: 'KeyP', label: t('Print stickers'), run: () => print('STICKER') }], selection.ids.size > 0);

  const changes = orderBulkActions(t, {
    canConfirm,
    canUpdate,
    canText,
    onAction: (action) => setTask({ action, chosen: chosen() }),
  });

  return (
    <>
    <ListScreen
      id="orders"
      kind="order"
      exportName="orders"
      create={canTake ? { label: t('New order'), to: '/ecom/ecom-new-order' } : undefined}
      list={list}
      title={t('Orders')}
      count={t('{{total}} in all', { total: formatCount(total) })}
      label={t('Orders')}
      tabs={{
        label: t('Orders by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          ...shownStatuses(counts, status).map((value) => ({
            value,
            label: statusText(value, t),
            count: counts.get(value) ?? 0,
          })),
        ],
      }}
      searchLabel={t('Phone, order no., name, tracking')}
      filters={orderFilters(list.search, list.change, t, { siteName, hasWork: true })}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
      rowLink={orderLink}
      rowActions={(order) => orderActions(order, t, {
        print: () => print('STICKER', ofOrders([order.id])),
        showTimeline: () => setTask({ action: 'TIMELINE', order }),
        text: canText ? () => setTask({ action: 'TEXT', chosen: ofOrders([order.id]) }) : undefined,
      })}
      selection={selection}
      totalCount={matching}
      bulkActions={[
        ...(canUpdate ? [{ id: 'book', label: t('Book courier'), icon: Truck, onAction: () => setTask({ action: 'BOOK', chosen: chosen() }) }] : []),
        ...changes.slice(0, 1),
        { id: 'stickers', label: t('Print stickers'), icon: StickyNote, onAction: () => print('STICKER') },
        { id: 'invoices', label: t('Print invoices'), icon: Printer, onAction: () => print('INVOICE') },
        { id: 'pick-list', label: t('Print the pick list'), icon: ListChecks, onAction: () => print('PICK_LIST') },
        ...changes.slice(1),
      ]}
      emptyState={
        status ? (
          <EmptyState title={t('No orders here')}>{t('No order stands in this status now.')}</EmptyState>
        ) : (
          <EmptyState
            title={t('No orders yet')}
            action={<LinkButton to="/website/website-order-list">{t('Web orders')}</LinkButton>}
          >
            {t('Orders that you take or approve come here.')}
          </EmptyState>
        )
      }
    />
      {task && <OrderListDialog task={task} onStarted={selection.clear} onClose={() => setTask(null)} />}
    </>
  );
}
