import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NotSettledPage_orders$key } from '../../__generated__/NotSettledPage_orders.graphql.ts';
import type { NotSettledPageQuery } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HeldMoney } from './components/HeldMoney.tsx';
import { notSettledRoute } from './deliveryRoutes.ts';
import { notSettledColumns } from './notSettledColumns.tsx';
import type { NotSettledRow } from './notSettledColumns.tsx';
import { notSettledSearch } from './notSettledSearch.ts';

const query = graphql`
  query NotSettledPageQuery($first: Int!, $filter: NotSettledOrdersFilter, $sort: NotSettledOrdersSort) @preloadable {
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

/** Delivered orders whose money is still with a courier: `/notification/not-settled-orders`. */
export function NotSettledPage() {
  const { t } = useTranslation();
  const canOpen = useCan('orderList');
  const list = useListScreen<NotSettledPageQuery, NotSettledPage_orders$key, typeof notSettledSearch>({
    search: notSettledSearch,
    address: notSettledRoute.useSearch(),
    loaded: notSettledRoute.useLoaderData(),
    query,
    rows: ordersFragment,
    isStill: () => true,
  });
  const columns = useColumns(notSettledColumns);
  return (
    <ListScreen
      id="not-settled"
      list={list}
      title={t('Unsettled orders')}
      label={t('Unsettled orders')}
      tabs={{
        label: t('By days since the delivery'),
        items: [
          { value: undefined, label: t('All') },
          { value: 'DAYS_0_3', label: t('0–3 days') },
          { value: 'DAYS_4_7', label: t('4–7 days') },
          { value: 'DAYS_8_15', label: t('8–15 days') },
          { value: 'OVER_15', label: t('Over 15 days') },
        ],
      }}
      sorts={[
        { id: 'OLDEST', label: t('Oldest first') },
        { id: 'NEWEST', label: t('Newest first') },
      ]}
      columns={columns}
      rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
      rowLink={canOpen ? orderLink : undefined}
      notice={<HeldMoney query={list.data} />}
      emptyState={
        list.search.age ? (
          <EmptyState title={t('None of this age')}>{t('Orders of another age may be unsettled.')}</EmptyState>
        ) : (
          <EmptyState title={t('Every courier has paid')}>{t('Orders that are delivered and not paid to you yet come here.')}</EmptyState>
        )
      }
    />
  );
}
