import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { OrderListPageQuery } from '../../__generated__/OrderListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { FilterBar } from '../../ui/datagrid/FilterBar.tsx';
import { SortMenu } from '../../ui/datagrid/SortMenu.tsx';
import { StatusTabs } from '../../ui/datagrid/StatusTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { statusWord } from '../../ui/statusMeaning.ts';
import { createdText } from './components/createdText.ts';
import { OrdersGrid } from './components/OrdersGrid.tsx';
import { isFiltered, shownStatuses } from './orderSearch.ts';
import type { OrderSearch, OrderStatus } from './orderSearch.ts';
import { orderListRoute, orderRoute } from './ordersRoutes.ts';

// Its date fields bring 15 kB that the list itself does not need.
const CreatedFilter = lazy(() =>
  import('./components/CreatedFilter.tsx').then((module) => ({ default: module.CreatedFilter })),
);

const ALL = 'ALL';

const orderListPageQuery = graphql`
  query OrderListPageQuery($first: Int!, $filter: OrdersFilter, $sort: OrdersSort) @preloadable {
    ...OrdersGrid_query @arguments(count: $first, filter: $filter, sort: $sort)
    orderCounts {
      status
      count
    }
  }
`;

/** Every order of the business that is not a web order any more: `/ecom/main-order-list`. */
export function OrderListPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const loaded = orderListRoute.useLoaderData();
  const search = orderListRoute.useSearch();
  const canConfirm = useCan('confirmOrder');
  // The rows of the last address stay until those of the next are there.
  const shown = useDeferredValue(loaded);
  const isChanging = shown !== loaded;
  const data = useRouteQuery<OrderListPageQuery>(orderListPageQuery, shown);
  const counts = new Map(data.orderCounts.map(({ status, count }) => [status, count]));
  const total = data.orderCounts.reduce((sum, { count }) => sum + count, 0);
  const inTab = (id: string): OrderSearch => ({
    ...search,
    status: id === ALL ? undefined : (id as OrderStatus),
  });

  // A tab can be gone back to; letters of a search cannot.
  const onSearch = (next: OrderSearch) =>
    void navigate({ to: orderListRoute.to, search: next, replace: next.status === search.status });

  return (
    <>
      <PageHeader title={t('Orders')} count={t('{{total}} in all', { total: formatCount(total) })} />
      <StatusTabs
        label={t('Orders by status')}
        tabs={[
          { id: ALL, label: t('All'), count: total },
          ...shownStatuses(counts, search.status).map((status) => ({
            id: status,
            label: t(statusWord(status)),
            count: counts.get(status) ?? 0,
          })),
        ]}
        selectedId={search.status ?? ALL}
        onSelect={(id) => onSearch(inTab(id))}
        onIntent={(id) => void router.preloadRoute({ to: orderListRoute.to, search: inTab(id) })}
      />
      <OrdersGrid
        query={data}
        scope={shown}
        status={isChanging ? undefined : search.status}
        isFiltered={isFiltered(search)}
        onClearFilters={() => onSearch({ status: search.status, sort: search.sort })}
        isChanging={isChanging}
        canConfirm={canConfirm}
        onOpen={(id) => void navigate({ to: orderRoute.to, params: { id } })}
        toolbar={
          <FilterBar
            searchLabel={t('Phone, order no., name, tracking')}
            search={search.search ?? ''}
            onSearch={(text) => onSearch({ ...search, search: text || undefined })}
            filters={[
              {
                id: 'created',
                label: t('Created'),
                valueText: createdText(search.created, t),
                onClear: () => onSearch({ ...search, created: undefined }),
                renderEditor: (close) => (
                  <Suspense fallback={<Skeleton height={180} />}>
                    <CreatedFilter
                      value={search.created}
                      onChange={(created) => onSearch({ ...search, created })}
                      close={close}
                    />
                  </Suspense>
                ),
              },
            ]}
            actions={
              <SortMenu
                sorts={[
                  { id: undefined, label: t('Newest first') },
                  { id: 'OLDEST', label: t('Oldest first') },
                ]}
                selectedId={search.sort}
                onSelect={(sort) => onSearch({ ...search, sort })}
              />
            }
          />
        }
      />
    </>
  );
}
