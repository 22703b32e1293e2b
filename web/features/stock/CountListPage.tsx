import type { TFunction } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { CountListPage_counts$key } from '../../__generated__/CountListPage_counts.graphql.ts';
import type { CountListPageQuery } from '../../__generated__/CountListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import type { ColumnMakers } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import type { RowOf } from '../../list/useListRows.ts';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { COUNT_STATUSES, countSearch } from './countSearch.ts';
import { countListRoute, newCountRoute } from './stockRoutes.ts';

const query = graphql`
  query CountListPageQuery($first: Int!, $filter: StockCountsFilter, $sort: StockCountsSort) @preloadable {
    ...CountListPage_counts @arguments(count: $first, filter: $filter, sort: $sort)
    stockCountCounts {
      status
      count
    }
  }
`;

const countsFragment = graphql`
  fragment CountListPage_counts on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "StockCountsFilter" }
    sort: { type: "StockCountsSort" }
  )
  @refetchable(queryName: "CountListPageNextQuery") {
    stockCounts(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "CountListPage_stockCounts", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          number
          status
          itemSummary
          itemCount
          differences
          createdByName
          createdAt
          location {
            name
          }
        }
      }
    }
  }
`;

type Row = RowOf<CountListPage_counts$key>;

const countLink = ({ id }: Row) => ({ to: '/adjust-stock/stock-count/$id', params: { id } }) as const;

/** All stock counts: `/adjust-stock/stock-count`. */
export function CountListPage() {
  const { t } = useTranslation();
  const list = useListScreen<CountListPageQuery, CountListPage_counts$key, typeof countSearch>({
    search: countSearch,
    address: countListRoute.useSearch(),
    loaded: countListRoute.useLoaderData(),
    query,
    rows: countsFragment,
    isStill: (row, { status }) => !status || row.status === status,
  });
  const { created } = list.search;
  const columns = useColumns(countColumns);
  const { counts, total } = tabCounts(list.data.stockCountCounts);
  return (
    <ListScreen
      id="stock-counts"
      kind="stock-count"
      list={list}
      exportName="stock-counts"
      title={t('Stock counts')}
      back={<IconLink to="/adjust-stock/adjust-stock-list" icon={ArrowLeft} label={t('Back to decreases')} />}
      count={t('{{total}} in all', { total: formatCount(total) })}
      create={{ label: t('New stock count'), to: newCountRoute.to }}
      label={t('Stock counts')}
      tabs={{
        label: t('Stock counts by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          ...COUNT_STATUSES.map((value) => ({ value, label: statusText(value, t), count: counts.get(value) ?? 0 })),
        ],
      }}
      searchLabel={t('Product, SKU, note or number')}
      filters={[
        dayRangeFilter(
          { id: 'created', label: t('Entered'), value: created, onChange: (days) => list.change({ created: days }) },
          t,
        ),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ number }) => t('stock count {{number}}', { number })}
      rowLink={countLink}
      emptyState={
        <EmptyState
          title={t('No stock counts here')}
          action={
            <LinkButton to="/adjust-stock/stock-count/new">
              {t('New stock count')}
            </LinkButton>
          }
        >
          {t('Scan or type what is on the shelves; the differences change the stock after somebody has looked at them.')}
        </EmptyState>
      }
    />
  );
}

function countColumns(column: ColumnMakers<Row>, t: TFunction): readonly DataGridColumn<Row>[] {
  return [
    column.title('number', t('Stock count'), ({ number }) => `#${number}`, { width: 120 }),
    column.text('location', t('Location'), ({ location }) => location.name, { width: 150, mobile: 'subtitle' }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 200 }),
    column.count('products', t('Products'), ({ itemCount }) => itemCount),
    column.count('differences', t('Differences'), ({ differences }) => differences, { width: 110, mobile: 'value', isStrong: true }),
    column.status('status', t('Status'), ({ status }) => status, { width: 130, quiet: ['POSTED'] }),
    column.date('created', t('Entered'), ({ createdAt }) => createdAt, { sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
    column.text('by', t('By'), ({ createdByName }) => createdByName, { width: 140 }),
  ];
}
