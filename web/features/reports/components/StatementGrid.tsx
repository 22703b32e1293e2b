import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { formatCount, formatDateTime } from '../../../../schema/rules/format.ts';
import type {
  StatementGrid_query$data,
  StatementGrid_query$key,
} from '../../../__generated__/StatementGrid_query.graphql.ts';
import type { StatementGridPageQuery } from '../../../__generated__/StatementGridPageQuery.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

type Entry = StatementGrid_query$data['usageEntries']['edges'][number]['node'];

interface StatementGridProps {
  query: StatementGrid_query$key;
  /** The other ledger is on its way; the rows of the last one are still shown. */
  isChanging: boolean;
}

const PAGE = 50;
const rowId = (entry: Entry) => entry.id;

/** The rows of the ledger, page after page. */
export function StatementGrid({ query, isChanging }: StatementGridProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => columnsIn(t), [t]);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StatementGridPageQuery,
    StatementGrid_query$key
  >(
    graphql`
      fragment StatementGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        filter: { type: "UsageEntriesFilter" }
      )
      @refetchable(queryName: "StatementGridPageQuery") {
        usageEntries(first: $count, after: $cursor, filter: $filter)
          @connection(key: "StatementGrid_usageEntries", filters: ["filter"]) {
          edges {
            node {
              id
              kind
              delta
              reason
              createdAt
              paymentId
            }
          }
        }
      }
    `,
    query,
  );
  const rows = useMemo(() => data.usageEntries.edges.map((edge) => edge.node), [data]);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);
  return (
    <DataGrid
      id="statement"
      label={t('Statement')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      getRowLabel={({ reason }) => reason}
      isLoading={isChanging}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={onLoadNext}
      emptyState={
        <EmptyState title={t('Nothing here yet')}>
          {t('What is bought, used and refunded comes here, row by row.')}
        </EmptyState>
      }
    />
  );
}

/** '+500 SMS', '−31 days'. */
function changeText({ kind, delta }: Entry, t: TFunction): string {
  const number = `${delta < 0 ? '−' : '+'}${formatCount(Math.abs(delta))}`;
  if (kind === 'SMS') return t('{{number}} SMS', { number });
  return Math.abs(delta) === 1 ? t('{{number}} day', { number }) : t('{{number}} days', { number });
}

function columnsIn(t: TFunction): readonly DataGridColumn<Entry>[] {
  return [
    {
      id: 'what',
      header: t('What'),
      minWidth: 200,
      isHideable: false,
      mobile: 'title',
      cell: ({ reason }) => <CellText isStrong>{reason}</CellText>,
    },
    {
      id: 'time',
      header: t('Time'),
      width: 190,
      mobile: 'subtitle',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      id: 'receipt',
      header: t('Receipt'),
      width: 110,
      mobile: 'aside',
      cell: ({ paymentId }) =>
        paymentId && (
          <TextLink to="/reports/my-limits" search={{ payment: paymentId }}>
            {t('Receipt')}
          </TextLink>
        ),
    },
    {
      id: 'change',
      header: t('Change'),
      width: 120,
      align: 'end',
      mobile: 'value',
      cell: (entry) => <CellText isStrong>{changeText(entry, t)}</CellText>,
    },
  ];
}
