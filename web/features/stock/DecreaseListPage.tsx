import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { DecreaseListPage_adjustments$key } from '../../__generated__/DecreaseListPage_adjustments.graphql.ts';
import type { DecreaseListPageQuery } from '../../__generated__/DecreaseListPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import type { ColumnMakers } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import type { RowOf } from '../../list/useListRows.ts';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { ADJUSTMENT_REASONS, reasonText } from './adjustmentReasons.ts';
import { ADJUSTMENT_STATUSES, adjustmentSearch } from './adjustmentSearch.ts';
import { decreaseListRoute, newDecreaseRoute } from './stockRoutes.ts';

const query = graphql`
  query DecreaseListPageQuery($first: Int!, $filter: StockAdjustmentsFilter, $sort: StockAdjustmentsSort) @preloadable {
    ...DecreaseListPage_adjustments @arguments(count: $first, filter: $filter, sort: $sort)
    stockAdjustmentCounts {
      status
      count
    }
  }
`;

const adjustmentsFragment = graphql`
  fragment DecreaseListPage_adjustments on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "StockAdjustmentsFilter" }
    sort: { type: "StockAdjustmentsSort" }
  )
  @refetchable(queryName: "DecreaseListPageNextQuery") {
    stockAdjustments(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "DecreaseListPage_stockAdjustments", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          number
          status
          reason
          itemSummary
          itemCount
          value
          createdByName
          createdAt
        }
      }
    }
  }
`;

type Row = RowOf<DecreaseListPage_adjustments$key>;

const decreaseLink = ({ id }: Row) => ({ to: '/adjust-stock/adjust-stock-list/$id', params: { id } }) as const;

/** All stock decreases: `/adjust-stock/adjust-stock-list`. */
export function DecreaseListPage() {
  const { t } = useTranslation();
  const list = useListScreen<DecreaseListPageQuery, DecreaseListPage_adjustments$key, typeof adjustmentSearch>({
    search: adjustmentSearch,
    address: decreaseListRoute.useSearch(),
    loaded: decreaseListRoute.useLoaderData(),
    query,
    rows: adjustmentsFragment,
    isStill: (row, { status }) => !status || row.status === status,
  });
  const { created, reason } = list.search;
  const columns = useColumns(decreaseColumns);
  const { counts, total } = tabCounts(list.data.stockAdjustmentCounts);
  return (
    <ListScreen
      id="decreases"
      kind="decrease"
      exportName="decreases"
      list={list}
      title={t('Decrease Stock List')}
      count={t('{{total}} in all', { total: formatCount(total) })}
      actions={<LinkButton to="/adjust-stock/stock-count">{t('Stock counts')}</LinkButton>}
      create={{ label: t('New decrease'), to: newDecreaseRoute.to }}
      label={t('Decreases')}
      tabs={{
        label: t('Decreases by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          ...ADJUSTMENT_STATUSES.map((value) => ({ value, label: statusText(value, t), count: counts.get(value) ?? 0 })),
        ],
      }}
      searchLabel={t('Product, SKU, note or number')}
      filters={[
        choiceFilter({
          id: 'reason', label: t('Reason'), value: reason, onChange: (chosen) => list.change({ reason: chosen }),
          choices: ADJUSTMENT_REASONS.map((id) => ({ id, name: reasonText(id, t) })),
        }),
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
      rowLabel={({ number }) => t('decrease {{number}}', { number })}
      rowLink={decreaseLink}
      emptyState={
        <EmptyState
          title={t('No decreases here')}
          action={
            <LinkButton to="/adjust-stock/new-adjust-stock">
              {t('New decrease')}
            </LinkButton>
          }
        >
          {t('What is damaged, lost or given away is taken out of the stock here.')}
        </EmptyState>
      }
    />
  );
}

function decreaseColumns(column: ColumnMakers<Row>, t: TFunction): readonly DataGridColumn<Row>[] {
  return [
    column.title('number', t('Decrease'), ({ number }) => `#${number}`, { width: 110 }),
    column.text('reason', t('Reason'), ({ reason }) => reasonText(reason, t), { width: 150, mobile: 'subtitle' }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 200 }),
    column.count('pieces', t('Pieces'), ({ itemCount }) => itemCount),
    column.money('value', t('Value'), ({ value }) => value, { width: 110, mobile: 'value', isStrong: true, showsCost: true }),
    column.status('status', t('Status'), ({ status }) => status, { width: 130, quiet: ['POSTED'] }),
    column.date('created', t('Entered'), ({ createdAt }) => createdAt, { sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
    column.text('by', t('By'), ({ createdByName }) => createdByName, { width: 140 }),
  ];
}
