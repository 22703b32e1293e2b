import { Volume2, VolumeX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { WebOrderListPage_webOrders$key } from '../../__generated__/WebOrderListPage_webOrders.graphql.ts';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { NoWebOrders } from './components/NoWebOrders.tsx';
import { useNewWebOrders } from './useNewWebOrders.ts';
import { useNewOrderSound } from './useNewOrderSound.ts';
import { useTitleCount } from './useTitleCount.ts';
import { webOrderColumns } from './webOrderColumns.tsx';
import type { WebOrderRow } from './webOrderColumns.tsx';
import { ALL, shownStatuses, tabOf, webOrderSearch } from './webOrderSearch.ts';
import { webOrderListRoute } from './webOrdersRoutes.ts';

const query = graphql`
  query WebOrderListPageQuery($first: Int!, $after: String, $filter: WebOrdersFilter, $sort: WebOrdersSort)
  @preloadable {
    ...WebOrderListPage_webOrders @arguments(count: $first, cursor: $after, filter: $filter, sort: $sort)
    webOrderCounts {
      status
      count
    }
  }
`;

const webOrdersFragment = graphql`
  fragment WebOrderListPage_webOrders on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "WebOrdersFilter" }
    sort: { type: "WebOrdersSort" }
  )
  @refetchable(queryName: "WebOrderListPageNextQuery") {
    webOrders(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "WebOrderListPage_webOrders", filters: ["filter", "sort"]) {
      edges {
        node {
          ...webOrderColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ id }: WebOrderRow) => ({ to: '/website/order/$id', params: { id } }) as const;

/** Orders of the web shops, those to call first: `/website/website-order-list`. */
export function WebOrderListPage() {
  const { t } = useTranslation();
  const list = useListScreen<WebOrderListPageQuery, WebOrderListPage_webOrders$key, typeof webOrderSearch>({
    search: webOrderSearch,
    address: webOrderListRoute.useSearch(),
    loaded: webOrderListRoute.useLoaderData(),
    query,
    rows: webOrdersFragment,
    // One that was decided meanwhile belongs to another tab.
    isStill: (order, shown) => tabOf(shown) === ALL || order.status === tabOf(shown),
  });
  const tab = tabOf(list.search);
  const sound = useNewOrderSound();
  useNewWebOrders(query, webOrderSearch.variables(list.search), tab, sound.play);
  const columns = useColumns(useMemo(() => webOrderColumns(tab), [tab]));
  const counts = new Map(list.data.webOrderCounts.map(({ status, count }) => [status, count]));
  useTitleCount(counts.get('PROCESSING') ?? 0);
  const total = list.data.webOrderCounts.reduce((sum, { count }) => sum + count, 0);

  return (
    <ListScreen
      id="web-orders"
      kind="webOrder"
      list={list}
      title={t('Web orders')}
      count={t('{{waiting}} to call', { waiting: formatCount(counts.get('PROCESSING') ?? 0) })}
      label={t('Web orders')}
      actions={
        <IconButton
          icon={sound.isOn ? Volume2 : VolumeX}
          label={sound.isOn ? t('Sound for new orders is on') : t('Sound for new orders is off')}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        />
      }
      tabs={{
        label: t('Web orders by status'),
        items: [
          ...shownStatuses(counts, tab).map((status) => ({
            value: status === 'PROCESSING' ? undefined : status,
            label: statusText(status, t),
            count: counts.get(status) ?? 0,
          })),
          { value: ALL, label: t('All'), count: total },
        ],
      }}
      searchLabel={t('Name, phone, number')}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ number }) => t('web order #{{number}}', { number })}
      rowLink={orderLink}
      emptyState={
        <NoWebOrders>
          {tab === 'PROCESSING' ? (
            <EmptyState title={t('Nobody is waiting')}>
              {t('New orders of your web shops come here by themselves.')}
            </EmptyState>
          ) : (
            <EmptyState title={t('No web orders here')}>
              {t('No web order stands in this status now.')}
            </EmptyState>
          )}
        </NoWebOrders>
      }
    />
  );
}
