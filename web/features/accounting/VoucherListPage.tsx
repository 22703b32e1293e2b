import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'react-relay/hooks';
import type { VoucherListPage_vouchers$key } from '../../__generated__/VoucherListPage_vouchers.graphql.ts';
import type { VoucherListPageQuery } from '../../__generated__/VoucherListPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import type { ListScreenProps } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { expenseListRoute, incomeListRoute } from './accountingRoutes.ts';
import { OrderIncome } from './components/OrderIncome.tsx';
import { RecurringExpenses } from './components/RecurringExpenses.tsx';
import { VoucherTotals } from './components/VoucherTotals.tsx';
import { voucherColumns } from './voucherColumns.tsx';
import type { VoucherRow } from './voucherColumns.tsx';
import { expenseSearch, incomeSearch } from './voucherSearch.ts';
import type { VoucherListSearch, VoucherSearch } from './voucherSearch.ts';
import { accountName } from './accountName.ts';

const inWords = (accounts: readonly { id: string; name: string }[]) => accounts.map(({ id, name }) => ({ id, name: accountName(name) }));

const query = graphql`
  query VoucherListPageQuery($first: Int!, $filter: VouchersFilter, $totals: VoucherTotalsFilter, $sort: VouchersSort, $from: DateTime, $to: DateTime, $withOrders: Boolean!, $campaign: ID!, $isOfCampaign: Boolean!) @preloadable {
    node(id: $campaign) @include(if: $isOfCampaign) {
      ... on Campaign {
        name
      }
    }
    ...VoucherListPage_vouchers @arguments(count: $first, filter: $filter, sort: $sort)
    voucherCounts {
      status
      count
    }
    ...RecurringExpenses_query
    voucherTotals(filter: $totals) {
      ...VoucherTotals_totals
    }
    orderIncome(from: $from, to: $to) @include(if: $withOrders) {
      ...OrderIncome_income
    }
    voucherChoices {
      people {
        id
        name
      }
      adAccounts
      products {
        id
        name
      }
    }
    accounts(first: 500) {
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
  fragment VoucherListPage_vouchers on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "VouchersFilter" }
    sort: { type: "VouchersSort" }
  )
  @refetchable(queryName: "VoucherListPageNextQuery") {
    vouchers(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "VoucherListPage_vouchers", filters: ["filter", "sort"]) {
      edges {
        node {
          ...voucherColumns_voucher @relay(mask: false)
        }
      }
    }
  }
`;

const voucherLink = ({ id }: VoucherRow) => ({ to: '/accounts/voucher/$id', params: { id } }) as const;

interface VoucherListProps
  extends Pick<ListScreenProps<VoucherRow, VoucherSearch>, 'id' | 'title'> {
  tabs?: (counts: ReadonlyMap<string, number>) => ListScreenProps<VoucherRow, VoucherSearch>['tabs'];
  create: { label: string; to: string };
  definition: VoucherListSearch;
  address: VoucherSearch;
  loaded: PreloadedQuery<VoucherListPageQuery>;
  /** The account type of the categories of these vouchers; equity accounts are allowed too. */
  categoryType: 'EXPENSE' | 'INCOME';
}

/** A list of vouchers of some kinds; the two pages below configure it. */
function VoucherList(props: VoucherListProps) {
  const { id, title, tabs, create, definition, address, loaded, categoryType } = props;
  const { t } = useTranslation();
  const list = useListScreen<VoucherListPageQuery, VoucherListPage_vouchers$key, VoucherListSearch>({
    search: definition,
    address: definition.read({ ...address }),
    loaded,
    query,
    rows: vouchersFragment,
  });
  const columns = useColumns(voucherColumns);
  const { days, category, account, enteredBy, adAccount, campaign, product } = list.search;
  const { people, adAccounts, products } = list.data.voucherChoices;
  const accounts = list.data.accounts.edges.map(({ node }) => node);
  return (
    <>
      <ListScreen
        id={id}
        kind="voucher"
        exportName="vouchers"
        list={list}
        title={title}
        create={create}
        label={title}
        tabs={tabs?.(tabCounts(list.data.voucherCounts).counts)}
        searchLabel={t('Who, what for or number')}
        filters={[
          dayRangeFilter({ id: 'days', label: t('Days'), value: days, onChange: (value) => list.change({ days: value }) }, t),
          choiceFilter({
            id: 'category', label: t('Category'), value: category, onChange: (value) => list.change({ category: value }),
            choices: inWords(accounts.filter(({ kind, type }) => kind === 'CATEGORY' && (type === categoryType || type === 'EQUITY'))),
          }),
          choiceFilter({
            id: 'account', label: t('Account'), value: account, onChange: (value) => list.change({ account: value }),
            choices: inWords(accounts.filter(({ kind }) => kind === 'MONEY')),
          }),
          choiceFilter({
            id: 'entered-by', label: t('Entered by'), value: enteredBy, onChange: (value) => list.change({ enteredBy: value }), choices: people,
          }),
          ...(categoryType === 'EXPENSE' ? [
            choiceFilter({
              id: 'ad-account', label: t('Ad account'), value: adAccount, onChange: (value) => list.change({ adAccount: value }),
              choices: adAccounts.map((name) => ({ id: name, name })),
            }),
            ...(campaign ? [choiceFilter({
              id: 'campaign', label: t('Campaign'), value: campaign, onChange: (value) => list.change({ campaign: value }),
              choices: [{ id: campaign, name: list.data.node?.name ?? campaign }],
            })] : []),
            choiceFilter({
              id: 'product', label: t('Advertised product'), value: product, onChange: (value) => list.change({ product: value }), choices: products,
            }),
          ] : []),
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
            action={<LinkButton to={create.to}>{create.label}</LinkButton>}
          >
            {t('What you enter here stands in the books at once, on its day.')}
          </EmptyState>
        }
      />
      {categoryType === 'EXPENSE' && <RecurringExpenses query={list.data} />}
      <VoucherTotals totals={list.data.voucherTotals} />
      {list.data.orderIncome && <OrderIncome income={list.data.orderIncome} days={days} />}
    </>
  );
}

/** The list of expenses: `/expense/expense-list`. */
export function ExpenseListPage() {
  const { t } = useTranslation();
  return (
    <VoucherList
      id="expenses"
      title={t('Expense List')}
      create={{ label: t('New expense'), to: '/expense/new-expense' }}
      tabs={(counts) => {
        const [expenses, ads] = [counts.get('EXPENSE') ?? 0, counts.get('AD_EXPENSE') ?? 0];
        return {
          label: t('Expenses by kind'),
          items: [
            { value: undefined, label: t('All'), count: expenses + ads },
            { value: 'EXPENSE', label: t('Expenses'), count: expenses },
            { value: 'AD_EXPENSE', label: t('Ads'), count: ads },
          ],
        };
      }}
      definition={expenseSearch}
      address={expenseListRoute.useSearch()}
      loaded={expenseListRoute.useLoaderData()}
      categoryType="EXPENSE"
    />
  );
}

/** The list of other income: `/income/income-list`. */
export function IncomeListPage() {
  const { t } = useTranslation();
  return (
    <VoucherList
      id="income"
      title={t('Income List')}
      create={{ label: t('New income'), to: '/income/new-income' }}
      definition={incomeSearch}
      address={incomeListRoute.useSearch()}
      loaded={incomeListRoute.useLoaderData()}
      categoryType="INCOME"
    />
  );
}
