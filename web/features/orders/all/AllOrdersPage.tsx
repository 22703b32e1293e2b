import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { AllOrdersPage_orders$key } from '../../../__generated__/AllOrdersPage_orders.graphql.ts';
import type { AllOrdersPageQuery } from '../../../__generated__/AllOrdersPageQuery.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { orderFilters } from '../orderFilters.tsx';
import { ORDER_STATUSES } from '../orderSearch.ts';
import { allOrdersRoute } from '../manyOrdersRoutes.ts';
import { useSiteName } from '../useSiteName.ts';
import { allOrderColumns } from './allOrderColumns.tsx';
import type { AllOrderRow } from './allOrderColumns.tsx';
import { allOrdersSearch } from './allOrdersSearch.ts';
import { AllOrdersTotals } from './AllOrdersTotals.tsx';
import { reasonFilters } from './reasonFilters.tsx';
import { useAllOrdersTotals } from './useAllOrdersTotals.ts';
import { usePersonFilter } from './usePersonFilter.tsx';

const query = graphql`
  query AllOrdersPageQuery($first: Int!, $filter: AllOrdersFilter, $sort: AllOrdersSort) @preloadable {
    ...AllOrdersPage_orders @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const rows = graphql`
  fragment AllOrdersPage_orders on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "AllOrdersFilter" }
    sort: { type: "AllOrdersSort" }
  )
  @refetchable(queryName: "AllOrdersPageNextQuery") {
    allOrders(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "AllOrdersPage_allOrders", filters: ["filter", "sort"]) {
      edges {
        node {
          ...allOrderColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ id }: AllOrderRow) => ({ to: '/ecom/order/$id', params: { id } }) as const;

/** The list of all orders with totals: `/ecom/all-order`. */
export function AllOrdersPage() {
  const { t } = useTranslation();
  const address = allOrdersRoute.useSearch();
  const totals = useAllOrdersTotals(allOrdersSearch.variables(address).filter);
  const list = useListScreen<AllOrdersPageQuery, AllOrdersPage_orders$key, typeof allOrdersSearch>({
    search: allOrdersSearch,
    address,
    loaded: allOrdersRoute.useLoaderData(),
    query,
    rows,
  });
  const columns = useColumns(allOrderColumns);
  const personFilters = usePersonFilter(list.search, list.change);
  const siteName = useSiteName(list.search.site);
  return (
    <>
      <ListScreen
        id="all-orders"
        kind="order"
        exportName="all-orders"
        list={list}
        title={t('All orders')}
        count={totals.data ? t('{{total}} match', { total: formatCount(totals.data.orderTotals.count) }) : undefined}
        label={t('All orders')}
        tabs={{
          label: t('Orders by status'),
          items: [
            { value: undefined, label: t('All') },
            ...ORDER_STATUSES.map((value) => ({ value, label: statusText(value, t) })),
          ],
        }}
        searchLabel={t('Phone, order no., name, tracking')}
        filters={[...personFilters, ...orderFilters(list.search, list.change, t, { siteName }), ...reasonFilters(list.search, list.change, t)]}
        sorts={[
          { id: 'NEWEST', label: t('Newest first') },
          { id: 'OLDEST', label: t('Oldest first') },
        ]}
        columns={columns}
        rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
        rowLink={orderLink}
        emptyState={<EmptyState title={t('No orders yet')}>{t('Orders that you take or approve come here.')}</EmptyState>}
      />
      <AllOrdersTotals totals={totals} />
    </>
  );
}
