import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts';
import accountPageQuery from '../../__generated__/AccountPageQuery$parameters.ts';
import type { AccountsPageQuery } from '../../__generated__/AccountsPageQuery.graphql.ts';
import accountsPageQuery from '../../__generated__/AccountsPageQuery$parameters.ts';
import type { LiabilityListPageQuery } from '../../__generated__/LiabilityListPageQuery.graphql.ts';
import liabilityListPageQuery from '../../__generated__/LiabilityListPageQuery$parameters.ts';
import type { LiabilityPageQuery } from '../../__generated__/LiabilityPageQuery.graphql.ts';
import liabilityPageQuery from '../../__generated__/LiabilityPageQuery$parameters.ts';
import type { NewLiabilityPageQuery } from '../../__generated__/NewLiabilityPageQuery.graphql.ts';
import newLiabilityPageQuery from '../../__generated__/NewLiabilityPageQuery$parameters.ts';
import type { ReconcilePageQuery } from '../../__generated__/ReconcilePageQuery.graphql.ts';
import reconcilePageQuery from '../../__generated__/ReconcilePageQuery$parameters.ts';
import type { VoucherListPageQuery } from '../../__generated__/VoucherListPageQuery.graphql.ts';
import voucherListPageQuery from '../../__generated__/VoucherListPageQuery$parameters.ts';
import type { VoucherPageQuery } from '../../__generated__/VoucherPageQuery.graphql.ts';
import voucherPageQuery from '../../__generated__/VoucherPageQuery$parameters.ts';
import type { BooksPageQuery } from '../../__generated__/BooksPageQuery.graphql.ts';
import booksPageQuery from '../../__generated__/BooksPageQuery$parameters.ts';
import type { NewAdExpensePageQuery } from '../../__generated__/NewAdExpensePageQuery.graphql.ts';
import newAdExpensePageQuery from '../../__generated__/NewAdExpensePageQuery$parameters.ts';
import type { VoucherFormPageQuery } from '../../__generated__/VoucherFormPageQuery.graphql.ts';
import voucherFormPageQuery from '../../__generated__/VoucherFormPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import type { AccountSearch } from './accountSearch.ts';
import type { BooksSearch } from './booksSearch.ts';
import type { LiabilitySearch } from './liabilitySearch.ts';
import type { VoucherSearch } from './voucherSearch.ts';

export const accountsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/accounts',
  loader: ({ context }) => loadRouteQuery<AccountsPageQuery>(context.environment, accountsPageQuery, {}),
  component: lazyRouteComponent(() => import('./AccountsPage.tsx'), 'AccountsPage'),
});

const accountSearches = () => import('./accountSearch.ts');

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/accounts/$id',
  staticData: { permission: 'expense', list: '/accounts' },
  // Validated by the page that uses it.
  validateSearch: (raw: Record<string, unknown>): AccountSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    const search = (await accountSearches()).accountSearch(id);
    return loadRouteQuery<AccountPageQuery>(context.environment, accountPageQuery, search.variables(search.read({ ...deps })));
  },
  component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
});

export const reconcileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/accounts/$id/reconcile',
  staticData: { permission: 'expense', list: '/accounts' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<ReconcilePageQuery>(
      context.environment, reconcilePageQuery, { id, filter: { accountId: id, isReconciled: false } },
      { fetchPolicy: 'network-only' },
    ),
  component: lazyRouteComponent(() => import('./ReconcilePage.tsx'), 'ReconcilePage'),
});

export const voucherRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/accounts/voucher/$id',
  staticData: { permission: 'expense', list: '/accounts' },
  loader: ({ context, params: { id } }) => loadRouteQuery<VoucherPageQuery>(context.environment, voucherPageQuery, { id }),
  component: lazyRouteComponent(() => import('./VoucherPage.tsx'), 'VoucherPage'),
});

const voucherSearches = () => import('./voucherSearch.ts');

export const expenseListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/expense/expense-list',
  validateSearch: (raw: Record<string, unknown>): VoucherSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { expenseSearch } = await voucherSearches();
    return loadRouteQuery<VoucherListPageQuery>(context.environment, voucherListPageQuery, expenseSearch.variables(expenseSearch.read({ ...deps })));
  },
  component: lazyRouteComponent(() => import('./VoucherListPage.tsx'), 'ExpenseListPage'),
});

export const incomeListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/income/income-list',
  validateSearch: (raw: Record<string, unknown>): VoucherSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { incomeSearch } = await voucherSearches();
    return loadRouteQuery<VoucherListPageQuery>(context.environment, voucherListPageQuery, incomeSearch.variables(incomeSearch.read({ ...deps })));
  },
  component: lazyRouteComponent(() => import('./VoucherListPage.tsx'), 'IncomeListPage'),
});

const editSearch = (raw: Record<string, unknown>): { edit?: string } => ({ edit: searchText(raw.edit) || undefined });

export const newExpenseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/expense/new-expense',
  validateSearch: editSearch,
  loaderDeps: ({ search: { edit = '' } }) => ({ id: edit, isEdit: edit !== '' }),
  loader: ({ context, deps }) => loadRouteQuery<VoucherFormPageQuery>(context.environment, voucherFormPageQuery, deps),
  component: lazyRouteComponent(() => import('./VoucherFormPage.tsx'), 'NewExpensePage'),
});

export const newIncomeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/income/new-income',
  staticData: { permission: 'expense', list: '/income/income-list' },
  validateSearch: editSearch,
  loaderDeps: ({ search: { edit = '' } }) => ({ id: edit, isEdit: edit !== '' }),
  loader: ({ context, deps }) => loadRouteQuery<VoucherFormPageQuery>(context.environment, voucherFormPageQuery, deps),
  component: lazyRouteComponent(() => import('./VoucherFormPage.tsx'), 'NewIncomePage'),
});

export const newAdExpenseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/expense/new-ad-expense',
  validateSearch: editSearch,
  loaderDeps: ({ search: { edit = '' } }) => ({ id: edit, isEdit: edit !== '' }),
  loader: ({ context, deps }) => loadRouteQuery<NewAdExpensePageQuery>(context.environment, newAdExpensePageQuery, deps),
  component: lazyRouteComponent(() => import('./NewAdExpensePage.tsx'), 'NewAdExpensePage'),
});

const booksSearches = () => import('./booksSearch.ts');

export const booksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/accounts/books',
  validateSearch: (raw: Record<string, unknown>): BooksSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { booksRange, readBooks } = await booksSearches();
    return loadRouteQuery<BooksPageQuery>(context.environment, booksPageQuery, booksRange(readBooks({ ...deps })));
  },
  component: lazyRouteComponent(() => import('./BooksPage.tsx'), 'BooksPage'),
});

export const liabilityListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/liability/liability-list',
  validateSearch: (raw: Record<string, unknown>): LiabilitySearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { liabilitySearch } = await import('./liabilitySearch.ts');
    return loadRouteQuery<LiabilityListPageQuery>(
      context.environment, liabilityListPageQuery, liabilitySearch.variables(liabilitySearch.read({ ...deps })),
    );
  },
  component: lazyRouteComponent(() => import('./LiabilityListPage.tsx'), 'LiabilityListPage'),
});

export const newLiabilityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/liability/new-liability',
  staticData: { permission: 'ADMIN', list: '/liability/liability-list' },
  validateSearch: editSearch,
  loaderDeps: ({ search: { edit = '' } }) => ({ id: edit, isEdit: edit !== '' }),
  loader: ({ context, deps }) => loadRouteQuery<NewLiabilityPageQuery>(context.environment, newLiabilityPageQuery, deps),
  component: lazyRouteComponent(() => import('./NewLiabilityPage.tsx'), 'NewLiabilityPage'),
});

export const liabilityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/liability/$id',
  staticData: { permission: 'ADMIN', list: '/liability/liability-list' },
  loader: ({ context, params: { id } }) => loadRouteQuery<LiabilityPageQuery>(context.environment, liabilityPageQuery, { id }),
  component: lazyRouteComponent(() => import('./LiabilityPage.tsx'), 'LiabilityPage'),
});

export const screens = [
  accountsRoute, accountRoute, reconcileRoute, voucherRoute, expenseListRoute, incomeListRoute, newExpenseRoute,
  newIncomeRoute, newAdExpenseRoute, booksRoute, liabilityListRoute, newLiabilityRoute, liabilityRoute,
];
