import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { EntriesPageQuery } from '../../__generated__/EntriesPageQuery.graphql.ts';
import entriesPageQuery from '../../__generated__/EntriesPageQuery$parameters.ts';
import type { ProfitPageQuery } from '../../__generated__/ProfitPageQuery.graphql.ts';
import profitPageQuery from '../../__generated__/ProfitPageQuery$parameters.ts';
import type { ProfitOrdersPageQuery } from '../../__generated__/ProfitOrdersPageQuery.graphql.ts';
import profitOrdersPageQuery from '../../__generated__/ProfitOrdersPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { entriesSearch, profitOrdersSearch, profitVariables, readProfitSearch } from './profit/profitSearch.ts';
import type { EntriesSearch } from './profit/profitSearch.ts';

export const orderFinancialsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/order-financials',
  validateSearch: readProfitSearch,
  loaderDeps: ({ search }) => profitVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<ProfitPageQuery>(context.environment, profitPageQuery, deps),
  component: lazyRouteComponent(() => import('./profit/ProfitRoutePage.tsx'), 'OrderFinancialsPage'),
});

export const profitSalesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/profit-sales-report',
  validateSearch: readProfitSearch,
  loaderDeps: ({ search }) => profitVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<ProfitPageQuery>(context.environment, profitPageQuery, deps),
  component: lazyRouteComponent(() => import('./profit/ProfitRoutePage.tsx'), 'ProfitSalesPage'),
});

export const profitOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/order-financials/orders',
  staticData: { list: '/reports/order-financials' },
  validateSearch: profitOrdersSearch.read,
  loaderDeps: ({ search }) => profitOrdersSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<ProfitOrdersPageQuery>(context.environment, profitOrdersPageQuery, deps),
  component: lazyRouteComponent(() => import('./profit/ProfitOrdersPage.tsx'), 'ProfitOrdersPage'),
});

export const entriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/order-finance-entries',
  staticData: { list: '/reports/order-financials' },
  validateSearch: (raw: Record<string, unknown>): EntriesSearch => entriesSearch.read(raw),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadRouteQuery<EntriesPageQuery>(context.environment, entriesPageQuery, entriesSearch.variables(deps)),
  component: lazyRouteComponent(() => import('./profit/EntriesPage.tsx'), 'EntriesPage'),
});

export const screens = [orderFinancialsRoute, profitSalesRoute, profitOrdersRoute, entriesRoute];
