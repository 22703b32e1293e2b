import type { TFunction } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { formatCount, formatDateTime, formatExpiryDate } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { StatementPage_entries$key } from '../../__generated__/StatementPage_entries.graphql.ts';
import type { StatementPageQuery } from '../../__generated__/StatementPageQuery.graphql.ts';
import statementParameters from '../../__generated__/StatementPageQuery$parameters.ts';
import { useColumns } from '../../list/columns.tsx';
import type { ColumnMakers } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import type { RowOf } from '../../list/useListRows.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { keptText } from '../../keptText.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { statementRoute } from './reportsRoutes.ts';
import { DAYS, statementSearch } from './statementSearch.ts';

const query = graphql`
  query StatementPageQuery($first: Int!, $filter: UsageEntriesFilter) @preloadable {
    viewer {
      business {
        smsBalance
        packageExpiresAt
      }
    }
    ...StatementPage_entries @arguments(count: $first, filter: $filter)
  }
`;

const entriesFragment = graphql`
  fragment StatementPage_entries on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "UsageEntriesFilter" }
  )
  @refetchable(queryName: "StatementPageNextQuery") {
    usageEntries(first: $count, after: $cursor, filter: $filter)
      @connection(key: "StatementPage_usageEntries", filters: ["filter"]) {
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
`;

type Entry = RowOf<StatementPage_entries$key>;

/** Starts the page's queries for the given search parameters. */
export const loadStatement = (environment: Environment, address: object) =>
  loadRouteQuery<StatementPageQuery>(
    environment,
    statementParameters,
    statementSearch.variables(statementSearch.read({ ...address })),
  );

/** The changes of the SMS balance or the package days, row by row: `/reports/statement`. */
export function StatementPage() {
  const { t } = useTranslation();
  const address = statementRoute.useSearch();
  const list = useListScreen<StatementPageQuery, StatementPage_entries$key, typeof statementSearch>({
    search: statementSearch,
    address: statementSearch.read({ ...address }),
    loaded: statementRoute.useLoaderData(),
    query,
    rows: entriesFragment,
  });
  const columns = useColumns(entryColumns);
  const business = list.data.viewer?.business;
  return (
    <ListScreen
      id="statement"
      list={list}
      back={<IconLink to="/reports/my-limits" icon={ArrowLeft} label={t('Back to My Limits')} />}
      title={t('Statement')}
      count={
        business &&
        (list.search.kind === DAYS
          ? t('expires {{date}}', { date: formatExpiryDate(business.packageExpiresAt) })
          : t('{{number}} SMS left', { number: formatCount(business.smsBalance) }))
      }
      label={t('Statement')}
      tabs={{
        label: t('Statement of'),
        items: [
          { value: undefined, label: t('SMS balance') },
          { value: DAYS, label: t('Package days') },
        ],
      }}
      columns={columns}
      rowLabel={reasonText}
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
  return t('{{number}} days', { number, count: Math.abs(delta), defaultValue_one: '{{number}} day' });
}

/** A phone number in it is grouped as everywhere else. */
const reasonText = ({ reason }: Pick<Entry, 'reason'>) => keptText(reason).replace(/\b01\d{9}\b/, phoneText);

function entryColumns(column: ColumnMakers<Entry>, t: TFunction): readonly DataGridColumn<Entry>[] {
  return [
    column.title('what', t('What'), reasonText, { minWidth: 200 }),
    column.text('time', t('Time'), ({ createdAt }) => formatDateTime(createdAt), {
      width: 190,
      mobile: 'subtitle',
    }),
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
    column.text('change', t('Change'), (entry) => changeText(entry, t), {
      width: 120,
      align: 'end',
      mobile: 'value',
      isStrong: true,
    }),
  ];
}
