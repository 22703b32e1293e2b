import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { ExpenseListPage_vouchers$key } from '../../__generated__/ExpenseListPage_vouchers.graphql.ts';
import type { ExpenseListPageQuery } from '../../__generated__/ExpenseListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { expenseListRoute } from './accountingRoutes.ts';
import { choiceFilter } from './choiceFilter.tsx';
import { voucherColumns } from './voucherColumns.tsx';
import type { VoucherRow } from './voucherColumns.tsx';
import { expenseSearch } from './voucherSearch.ts';

const query = graphql`
  query ExpenseListPageQuery($first: Int!, $filter: VouchersFilter, $sort: VouchersSort) @preloadable {
    ...ExpenseListPage_vouchers @arguments(count: $first, filter: $filter, sort: $sort)
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
  fragment ExpenseListPage_vouchers on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "VouchersFilter" }
    sort: { type: "VouchersSort" }
  )
  @refetchable(queryName: "ExpenseListPageNextQuery") {
    vouchers(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "ExpenseListPage_vouchers", filters: ["filter", "sort"]) {
      edges {
        node {
          ...voucherColumns_voucher @relay(mask: false)
        }
      }
    }
  }
`;

const voucherLink = ({ id }: VoucherRow) => ({ to: '/accounts/voucher/$id', params: { id } }) as const;

/** Money that was spent: `/expense/expense-list`. */
export function ExpenseListPage() {
  const { t } = useTranslation();
  const address = expenseListRoute.useSearch();
  const list = useListScreen<ExpenseListPageQuery, ExpenseListPage_vouchers$key, typeof expenseSearch>({
    search: expenseSearch,
    address: expenseSearch.read({ ...address }),
    loaded: expenseListRoute.useLoaderData(),
    query,
    rows: vouchersFragment,
  });
  const columns = useColumns(voucherColumns);
  const { days, category, account } = list.search;
  const accounts = list.data.accounts.edges.map(({ node }) => node);
  return (
    <ListScreen
      id="expenses"
      kind="voucher"
      exportName="vouchers"
      list={list}
      title={t('Expense List')}
      create={{ label: t('New expense'), to: '/expense/new-expense' }}
      label={t('Expense List')}
      tabs={{
        label: t('Expenses by kind'),
        items: [
          { value: undefined, label: t('All') },
          { value: 'EXPENSE', label: t('Expenses') },
          { value: 'AD_EXPENSE', label: t('Ads') },
        ],
      }}
      searchLabel={t('Who, what for or number')}
      filters={[
        dayRangeFilter({ id: 'days', label: t('Days'), value: days, onChange: (value) => list.change({ days: value }) }, t),
        choiceFilter({
          id: 'category', label: t('Category'), value: category, onChange: (value) => list.change({ category: value }),
          choices: accounts.filter(({ kind, type }) => kind === 'CATEGORY' && (type === 'EXPENSE' || type === 'EQUITY')),
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
          action={<LinkButton to="/expense/new-expense" variant="primary">{t('New expense')}</LinkButton>}
        >
          {t('What you enter here stands in the books at once, on its day.')}
        </EmptyState>
      }
    />
  );
}
