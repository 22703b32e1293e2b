import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts';
import accountPageQuery from '../../__generated__/AccountPageQuery$parameters.ts';
import type { AccountsPageQuery } from '../../__generated__/AccountsPageQuery.graphql.ts';
import accountsPageQuery from '../../__generated__/AccountsPageQuery$parameters.ts';
import type { ReconcilePageQuery } from '../../__generated__/ReconcilePageQuery.graphql.ts';
import reconcilePageQuery from '../../__generated__/ReconcilePageQuery$parameters.ts';
import type { VoucherPageQuery } from '../../__generated__/VoucherPageQuery.graphql.ts';
import voucherPageQuery from '../../__generated__/VoucherPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import type { AccountSearch } from './accountSearch.ts';

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
  // Read where it is used: what it means is the page's own.
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

export const accountingScreens = [accountsRoute, accountRoute, reconcileRoute, voucherRoute];
