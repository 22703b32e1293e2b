import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { IncomeListPage_vouchers$key } from '../../__generated__/IncomeListPage_vouchers.graphql.ts';
import type { IncomeListPageQuery } from '../../__generated__/IncomeListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { incomeListRoute } from './accountingRoutes.ts';
import { choiceFilter } from './choiceFilter.tsx';
import { voucherColumns } from './voucherColumns.tsx';
import type { VoucherRow } from './voucherColumns.tsx';
import { incomeSearch } from './voucherSearch.ts';

const query = graphql`
  query IncomeListPageQuery($first: Int!, $filter: VouchersFilter, $sort: VouchersSort) @preloadable {
    ...IncomeListPage_vouchers @arguments(count: $first, filter: $filter, sort: $sort)
    accounts(first: 100) {
      edges {
        node {
          id
          name
          kind
          type
        }
      }
    }
  }
`;

const vouchersFragment = graphql`
  fragment IncomeListPage_vouchers on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "VouchersFilter" }
    sort: { type: "VouchersSort" }
  )
  @refetchable(queryName: "IncomeListPageNextQuery") {
    vouchers(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "IncomeListPage_vouchers", filters: ["filter", "sort"]) {
      edges {
        node {
          ...voucherColumns_voucher @relay(mask: false)
        }
      }
    }
  }
`;

const voucherLink = ({ id }: VoucherRow) => ({ to: '/accounts/voucher/$id', params: { id } }) as const;

/** Money that came in beside orders: `/income/income-list`. */
export function IncomeListPage() {
  const { t } = useTranslation();
  const address = incomeListRoute.useSearch();
  const list = useListScreen<IncomeListPageQuery, IncomeListPage_vouchers$key, typeof incomeSearch>({
    search: incomeSearch,
    address: incomeSearch.read({ ...address }),
    loaded: incomeListRoute.useLoaderData(),
    query,
    rows: vouchersFragment,
  });
  const columns = useColumns(voucherColumns);
  const { days, category, account } = list.search;
  const accounts = list.data.accounts.edges.map(({ node }) => node);
  return (
    <ListScreen
      id="income"
      kind="voucher"
      exportName="vouchers"
      list={list}
      title={t('Income List')}
      create={{ label: t('New income'), to: '/income/new-income' }}
      label={t('Income List')}
      searchLabel={t('Who, what for or number')}
      filters={[
        dayRangeFilter({ id: 'days', label: t('Days'), value: days, onChange: (value) => list.change({ days: value }) }, t),
        choiceFilter({
          id: 'category', label: t('Category'), value: category, onChange: (value) => list.change({ category: value }),
          choices: accounts.filter(({ kind, type }) => kind === 'CATEGORY' && (type === 'INCOME' || type === 'EQUITY')),
        }),
        choiceFilter({
          id: 'account', label: t('Account'), value: account, onChange: (value) => list.change({ account: value }),
          choices: accounts.filter(({ kind }) => kind === 'MONEY'),
        }),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ number }) => t('voucher {{number}}', { number })}
      rowLink={voucherLink}
      emptyState={
        <EmptyState
          title={t('Nothing entered yet')}
          action={<LinkButton to="/income/new-income" variant="primary">{t('New income')}</LinkButton>}
        >
          {t('What you enter here stands in the books at once, on its day.')}
        </EmptyState>
      }
    />
  );
}
