import { useNavigate, useRouter } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { FilterBar } from '../../ui/datagrid/FilterBar.tsx';
import { StatusTabs } from '../../ui/datagrid/StatusTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { statusWord } from '../../ui/statusMeaning.ts';
import { WebOrdersGrid } from './components/WebOrdersGrid.tsx';
import { webOrderListRoute, webOrderRoute } from './webOrdersRoutes.ts';
import { ALL, shownStatuses, tabOf } from './webOrderSearch.ts';
import type { WebOrderSearch } from './webOrderSearch.ts';

const webOrderListPageQuery = graphql`
  query WebOrderListPageQuery($first: Int!, $filter: WebOrdersFilter) @preloadable {
    ...WebOrdersGrid_query @arguments(count: $first, filter: $filter)
    webOrderCounts {
      status
      count
    }
  }
`;

/** Orders of the web shops, those to call first: `/website/website-order-list`. */
export function WebOrderListPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const loaded = webOrderListRoute.useLoaderData();
  const search = webOrderListRoute.useSearch();
  // The rows of the last address stay until those of the next are there.
  const shown = useDeferredValue(loaded);
  const data = useRouteQuery<WebOrderListPageQuery>(webOrderListPageQuery, shown);
  const counts = new Map(data.webOrderCounts.map(({ status, count }) => [status, count]));
  const total = data.webOrderCounts.reduce((sum, { count }) => sum + count, 0);
  const tab = tabOf(search);
  const inTab = (id: string) => ({ ...search, status: id }) as WebOrderSearch;
  // A tab can be gone back to; letters of a search cannot.
  const onSearch = (next: WebOrderSearch) =>
    void navigate({ to: webOrderListRoute.to, search: next, replace: tabOf(next) === tab });

  return (
    <>
      <PageHeader
        title={t('Web orders')}
        count={t('{{waiting}} to call', { waiting: formatCount(counts.get('PROCESSING') ?? 0) })}
      />
      <StatusTabs
        label={t('Web orders by status')}
        tabs={[
          ...shownStatuses(counts, tab).map((status) => ({
            id: status,
            label: t(statusWord(status)),
            count: counts.get(status) ?? 0,
          })),
          { id: ALL, label: t('All'), count: total },
        ]}
        selectedId={tab}
        onSelect={(id) => onSearch(inTab(id))}
        onIntent={(id) => void router.preloadRoute({ to: webOrderListRoute.to, search: inTab(id) })}
      />
      <WebOrdersGrid
        query={data}
        tab={tab}
        isFiltered={Boolean(search.search)}
        onClearFilters={() => onSearch({ status: search.status })}
        isChanging={shown !== loaded}
        onOpen={(id) => void navigate({ to: webOrderRoute.to, params: { id } })}
        toolbar={
          <FilterBar
            searchLabel={t('Name, phone, number')}
            search={search.search ?? ''}
            onSearch={(text) => onSearch({ ...search, search: text || undefined })}
          />
        }
      />
    </>
  );
}
