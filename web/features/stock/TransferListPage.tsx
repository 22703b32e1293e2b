import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { TransferListPage_transfers$key } from '../../__generated__/TransferListPage_transfers.graphql.ts';
import type { TransferListPageQuery } from '../../__generated__/TransferListPageQuery.graphql.ts';
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
import { PageHeader } from '../../ui/PageHeader.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { FirstLocation } from './components/FirstLocation.tsx';
import { LocationsPanel } from './components/LocationsPanel.tsx';
import { newTransferRoute, transferListRoute } from './stockRoutes.ts';
import { TRANSFER_STATUSES, transferSearch } from './transferSearch.ts';

const query = graphql`
  query TransferListPageQuery($first: Int!, $filter: StockTransfersFilter, $sort: StockTransfersSort) @preloadable {
    ...TransferListPage_transfers @arguments(count: $first, filter: $filter, sort: $sort)
    ...LocationsPanel_locations
    stockTransferCounts {
      status
      count
    }
    locations(first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

const transfersFragment = graphql`
  fragment TransferListPage_transfers on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "StockTransfersFilter" }
    sort: { type: "StockTransfersSort" }
  )
  @refetchable(queryName: "TransferListPageNextQuery") {
    stockTransfers(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "TransferListPage_stockTransfers", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          number
          status
          itemSummary
          itemCount
          receivedCount
          value
          createdByName
          createdAt
          from {
            name
          }
          to {
            name
          }
        }
      }
    }
  }
`;

type Row = RowOf<TransferListPage_transfers$key>;

const transferLink = ({ id }: Row) => ({ to: '/transfer-stock/$id', params: { id } }) as const;

/** All transfers, and the locations: `/transfer-stock`. */
export function TransferListPage() {
  const { t } = useTranslation();
  const list = useListScreen<TransferListPageQuery, TransferListPage_transfers$key, typeof transferSearch>({
    search: transferSearch,
    address: transferListRoute.useSearch(),
    loaded: transferListRoute.useLoaderData(),
    query,
    rows: transfersFragment,
    isStill: (row, { status }) => !status || row.status === status,
  });
  const { created, location } = list.search;
  const locations = list.data.locations.edges.map(({ node }) => node);
  const columns = useColumns(transferColumns);
  const { counts, total } = tabCounts(list.data.stockTransferCounts);
  if (locations.length < 2) {
    return (
      <>
        <PageHeader title={t('Transfer Stock')} />
        <FirstLocation />
        <LocationsPanel query={list.data} />
      </>
    );
  }
  return (
    <ListScreen
      id="transfers"
      kind="transfer"
      exportName="transfers"
      list={list}
      title={t('Transfer Stock')}
      count={t('{{total}} in all', { total: formatCount(total) })}
      create={{ label: t('New transfer'), to: newTransferRoute.to }}
      label={t('Transfers')}
      tabs={{
        label: t('Transfers by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          ...TRANSFER_STATUSES.map((value) => ({ value, label: statusText(value, t), count: counts.get(value) ?? 0 })),
        ],
      }}
      notice={<LocationsPanel query={list.data} />}
      searchLabel={t('Product, SKU, location or number')}
      filters={[
        dayRangeFilter(
          { id: 'created', label: t('Sent'), value: created, onChange: (days) => list.change({ created: days }) },
          t,
        ),
        choiceFilter({
          id: 'location', label: t('From or to'), value: location, choices: locations, onChange: (id) => list.change({ location: id }),
        }),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ number }) => t('transfer {{number}}', { number })}
      rowLink={transferLink}
      emptyState={
        <EmptyState
          title={t('No transfers here')}
          action={
            <LinkButton to="/transfer-stock/new">
              {t('New transfer')}
            </LinkButton>
          }
        >
          {t('Pieces that are sent to another location stay on their way until somebody there receives them.')}
        </EmptyState>
      }
    />
  );
}

function transferColumns(column: ColumnMakers<Row>, t: TFunction): readonly DataGridColumn<Row>[] {
  return [
    column.title('number', t('Transfer'), ({ number }) => `#${number}`, { width: 84 }),
    column.text('way', t('From and to'), ({ from, to }) => `${from.name} → ${to.name}`, { minWidth: 200, mobile: 'subtitle' }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 180 }),
    column.count('pieces', t('Pieces'), ({ itemCount }) => itemCount),
    column.text('arrived', t('Arrived'), ({ status, receivedCount }) => (status === 'RECEIVED' ? formatCount(receivedCount) : ''), { width: 76, align: 'end' }),
    column.money('value', t('Value'), ({ value }) => value, { width: 96, mobile: 'value', isStrong: true, showsCost: true }),
    column.status('status', t('Status'), ({ status }) => status, { width: 132, quiet: ['RECEIVED'] }),
    column.date('created', t('Sent'), ({ createdAt }) => createdAt, { sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
    column.text('by', t('By'), ({ createdByName }) => createdByName, { width: 100 }),
  ];
}
