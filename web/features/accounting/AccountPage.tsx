import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatTaka } from '../../../schema/rules/format.ts';
import type { AccountPage_ledger$key } from '../../__generated__/AccountPage_ledger.graphql.ts';
import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { accountRoute } from './accountingRoutes.ts';
import { accountSearch } from './accountSearch.ts';
import { shownBalance } from './accountText.ts';
import { AccountActions } from './components/AccountActions.tsx';
import { AccountParties } from './components/AccountParties.tsx';
import { ledgerColumns, ledgerHasDecimals } from './ledgerColumns.tsx';
import type { LedgerRow } from './ledgerColumns.tsx';
import { sourceLink } from './sourceLink.ts';
import { accountName } from './accountName.ts';
import { gatewayText } from '../../gatewayText.ts';

const query = graphql`
  query AccountPageQuery($id: ID!, $first: Int!, $filter: LedgerFilter!, $sort: LedgerSort) @preloadable {
    node(id: $id) {
      __typename
      ... on Account {
        name
        type
        kind
        balance
        ...AccountActions_account
        ...AccountParties_account
      }
    }
    ...AccountPage_ledger @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const ledgerFragment = graphql`
  fragment AccountPage_ledger on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "LedgerFilter!" }
    sort: { type: "LedgerSort" }
  )
  @refetchable(queryName: "AccountPageNextQuery") {
    ledger(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "AccountPage_ledger", filters: ["filter", "sort"]) {
      edges {
        node {
          ...ledgerColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const rowLink = ({ source }: LedgerRow) => sourceLink(source) ?? undefined;

/** One account with its balance and its ledger: `/accounts/$id`. */
export function AccountPage() {
  const { t } = useTranslation();
  const { id } = accountRoute.useParams();
  const search = useMemo(() => accountSearch(id), [id]);
  const raw = accountRoute.useSearch();
  const address = useMemo(() => search.read({ ...raw }), [search, raw]);
  const list = useListScreen<AccountPageQuery, AccountPage_ledger$key, typeof search>({
    search, address, loaded: accountRoute.useLoaderData(), query, rows: ledgerFragment,
  });
  const hasDecimals = ledgerHasDecimals(list.rows);
  const columns = useColumns(useMemo(() => ledgerColumns(hasDecimals), [hasDecimals]));
  const account = list.data.node;
  if (account?.__typename !== 'Account') return <NotFoundPage />;
  const { days } = list.search;
  return (
    <ListScreen
      id="ledger"
      isWithoutViews
      exportName="ledger"
      list={list}
      back={<IconLink to="/accounts" icon={ArrowLeft} label={t('Back to accounts')} />}
      title={accountName(account.name)}
      count={account.balance === null ? undefined : formatTaka(shownBalance(account))}
      label={t('Ledger')}
      searchLabel={t('What was booked')}
      filters={[
        dayRangeFilter({ id: 'days', label: t('Days'), value: days, onChange: (value) => list.change({ days: value }) }, t),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      notice={
        <>
          <AccountActions account={account} />
          <AccountParties account={account} accountId={id} selected={list.search.party} />
        </>
      }
      columns={columns}
      rowLabel={(line) => gatewayText(line) ?? ''}
      rowLink={rowLink}
      emptyState={
        account.balance === null ? (
          <EmptyState title={t('Not shown to you')}>{t('This account tells what goods or couriers cost.')}</EmptyState>
        ) : (
          <EmptyState title={t('Nothing booked yet')}>
            {t('Every entry that changes this account stands here, with what it held behind it and where it came from.')}
          </EmptyState>
        )
      }
    />
  );
}
