import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { OrdersGrid_query$key } from '../../../__generated__/OrdersGrid_query.graphql.ts';
import type { OrdersGridPageQuery } from '../../../__generated__/OrdersGridPageQuery.graphql.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { useGridSelection } from '../../../ui/datagrid/useGridSelection.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useOrderColumns } from './orderColumns.tsx';
import type { OrderRow } from './orderColumns.tsx';
import { useBulkConfirm } from './useBulkConfirm.ts';

interface OrdersGridProps {
  query: OrdersGrid_query$key;
  /** Another one means other rows: what was selected among the last is forgotten. */
  scope: object;
  /** Only orders in this status; those that leave it meanwhile go away. */
  status: string | undefined;
  isFiltered: boolean;
  onClearFilters: () => void;
  /** Other filters are on their way; the rows of the last ones are still shown. */
  isChanging: boolean;
  canConfirm: boolean;
  onOpen: (id: string) => void;
  toolbar: ReactNode;
}

// Read after something did not go smoothly: not worth its weight in the first page.
const BulkReport = lazy(() =>
  import('./BulkReport.tsx').then((module) => ({ default: module.BulkReport })),
);

const PAGE = 50;
const rowId = (order: OrderRow) => order.id;
const rowHref = (order: OrderRow) => `/ecom/order/${encodeURIComponent(order.id)}`;

/** The rows of the order list, page after page, and what can be done to several at once. */
export function OrdersGrid(props: OrdersGridProps) {
  const { scope, status, isFiltered, onClearFilters, isChanging, canConfirm, onOpen, toolbar } = props;
  const { t } = useTranslation();
  const columns = useOrderColumns();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OrdersGridPageQuery,
    OrdersGrid_query$key
  >(
    graphql`
      fragment OrdersGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        filter: { type: "OrdersFilter" }
        sort: { type: "OrdersSort" }
      )
      @refetchable(queryName: "OrdersGridPageQuery") {
        orders(first: $count, after: $cursor, filter: $filter, sort: $sort)
          @connection(key: "OrdersGrid_orders", filters: ["filter", "sort"]) {
          edges {
            node {
              ...orderColumns_order @relay(mask: false)
            }
          }
        }
      }
    `,
    props.query,
  );
  const rows = useMemo<OrderRow[]>(() => {
    const all = data.orders.edges.map((edge) => edge.node);
    return status ? all.filter((order) => order.status === status) : all;
  }, [data, status]);
  const selection = useGridSelection();
  const { clear } = selection;
  useEffect(() => clear, [clear, scope]);
  const bulk = useBulkConfirm();
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);

  const isNewShop = !isFiltered && !status;
  return (
    <>
      {bulk.report && (
        <Suspense fallback={null}>
          <BulkReport report={bulk.report} onDismiss={bulk.dismiss} />
        </Suspense>
      )}
      <DataGrid
        id="orders"
        label={t('Orders')}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        getRowLabel={(order) => t('order {{order}}', { order: order.reference })}
        getRowHref={rowHref}
        onOpen={(order) => onOpen(order.id)}
        selection={canConfirm ? selection : undefined}
        bulkActions={[
          {
            id: 'confirm',
            label: t('Confirm'),
            icon: CircleCheck,
            isPending: bulk.isRunning,
            onAction: () => void bulk.confirm(rows.filter((order) => selection.ids.has(order.id)), selection),
          },
        ]}
        isLoading={isChanging}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadNext={onLoadNext}
        isFiltered={isFiltered}
        onClearFilters={onClearFilters}
        emptyState={
          isNewShop ? (
            <EmptyState
              title={t('No orders yet')}
              action={<LinkButton to="/website/website-order-list">{t('Web orders')}</LinkButton>}
            >
              {t('Orders that you take or approve come here.')}
            </EmptyState>
          ) : (
            <EmptyState title={t('No orders here')}>{t('No order stands in this status now.')}</EmptyState>
          )
        }
        toolbar={toolbar}
      />
    </>
  );
}
