import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { WebOrdersGrid_query$key } from '../../../__generated__/WebOrdersGrid_query.graphql.ts';
import type { WebOrdersGridPageQuery } from '../../../__generated__/WebOrdersGridPageQuery.graphql.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ALL } from '../webOrderSearch.ts';
import type { WebOrderTab } from '../webOrderSearch.ts';
import { useWebOrderColumns } from './webOrderColumns.tsx';
import type { WebOrderRow } from './webOrderColumns.tsx';

interface WebOrdersGridProps {
  query: WebOrdersGrid_query$key;
  tab: WebOrderTab;
  isFiltered: boolean;
  onClearFilters: () => void;
  /** Another tab or search is on its way; the rows of the last one are still shown. */
  isChanging: boolean;
  onOpen: (id: string) => void;
  toolbar: ReactNode;
}

const PAGE = 100;
const rowId = (order: WebOrderRow) => order.id;
const rowHref = (order: WebOrderRow) => `/website/order/${encodeURIComponent(order.id)}`;

/** The rows of the web order list, page after page. */
export function WebOrdersGrid(props: WebOrdersGridProps) {
  const { tab, isFiltered, onClearFilters, isChanging, onOpen, toolbar } = props;
  const { t } = useTranslation();
  const columns = useWebOrderColumns(tab === ALL);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WebOrdersGridPageQuery,
    WebOrdersGrid_query$key
  >(
    graphql`
      fragment WebOrdersGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        filter: { type: "WebOrdersFilter" }
      )
      @refetchable(queryName: "WebOrdersGridPageQuery") {
        webOrders(first: $count, after: $cursor, filter: $filter)
          @connection(key: "WebOrdersGrid_webOrders", filters: ["filter"]) {
          edges {
            node {
              ...webOrderColumns_order @relay(mask: false)
            }
          }
        }
      }
    `,
    props.query,
  );
  const rows = useMemo<WebOrderRow[]>(() => {
    const all = data.webOrders.edges.map((edge) => edge.node);
    // One that was decided meanwhile belongs to another tab.
    return tab === ALL || isChanging ? all : all.filter((order) => order.status === tab);
  }, [data, tab, isChanging]);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);
  return (
    <DataGrid
      id="web-orders"
      label={t('Web orders')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      getRowLabel={(order) => t('web order #{{number}}', { number: order.number })}
      getRowHref={rowHref}
      onOpen={(order) => onOpen(order.id)}
      isLoading={isChanging}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={onLoadNext}
      isFiltered={isFiltered}
      onClearFilters={onClearFilters}
      emptyState={
        tab === 'PROCESSING' ? (
          <EmptyState title={t('Nobody is waiting')}>
            {t('New orders of your web shops come here by themselves.')}
          </EmptyState>
        ) : (
          <EmptyState title={t('No web orders here')}>
            {t('No web order stands in this status now.')}
          </EmptyState>
        )
      }
      toolbar={toolbar}
    />
  );
}
