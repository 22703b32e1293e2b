import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AllOrdersPageQuery } from '../../__generated__/AllOrdersPageQuery.graphql.ts';
import allOrdersPageQuery from '../../__generated__/AllOrdersPageQuery$parameters.ts';
import type { BulkConfirmPageQuery } from '../../__generated__/BulkConfirmPageQuery.graphql.ts';
import bulkConfirmPageQuery from '../../__generated__/BulkConfirmPageQuery$parameters.ts';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts';
import dashboardPageQuery from '../../__generated__/DashboardPageQuery$parameters.ts';
import type { PreorderListPageQuery } from '../../__generated__/PreorderListPageQuery.graphql.ts';
import preorderListPageQuery from '../../__generated__/PreorderListPageQuery$parameters.ts';
import type { SuperEditPageQuery } from '../../__generated__/SuperEditPageQuery.graphql.ts';
import superEditPageQuery from '../../__generated__/SuperEditPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { allOrdersSearch } from './all/allOrdersSearch.ts';
import { orderNumbers, readBulkConfirmSearch } from './bulk/orderNumbers.ts';
import { rangeDays, readDashboardSearch } from './dashboard/dashboardSearch.ts';
import { preorderSearch } from './preorders/preorderSearch.ts';
import { readSuperEditSearch, superEditVariables } from './super-edit/superEditSearch.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/ecom-dashboard',
  validateSearch: readDashboardSearch,
  loaderDeps: ({ search }) => rangeDays(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<DashboardPageQuery>(context.environment, dashboardPageQuery, deps),
  component: lazyRouteComponent(() => import('./dashboard/DashboardPage.tsx'), 'DashboardPage'),
});

export const bulkConfirmRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/order-update/bulk-confirm',
  validateSearch: readBulkConfirmSearch,
  loaderDeps: ({ search }) => ({ numbers: orderNumbers(search.numbers) ?? null }),
  loader: ({ context, deps }) => loadRouteQuery<BulkConfirmPageQuery>(context.environment, bulkConfirmPageQuery, deps),
  component: lazyRouteComponent(() => import('./bulk/BulkConfirmPage.tsx'), 'BulkConfirmPage'),
});

export const allOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/all-order',
  validateSearch: allOrdersSearch.read,
  loaderDeps: ({ search }) => allOrdersSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<AllOrdersPageQuery>(context.environment, allOrdersPageQuery, deps),
  component: lazyRouteComponent(() => import('./all/AllOrdersPage.tsx'), 'AllOrdersPage'),
});

export const preorderListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/preorder-list',
  validateSearch: preorderSearch.read,
  loaderDeps: ({ search }) => preorderSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<PreorderListPageQuery>(context.environment, preorderListPageQuery, deps),
  component: lazyRouteComponent(() => import('./preorders/PreorderListPage.tsx'), 'PreorderListPage'),
});

export const superEditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/super-edit',
  validateSearch: readSuperEditSearch,
  loaderDeps: ({ search }) => superEditVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<SuperEditPageQuery>(context.environment, superEditPageQuery, deps),
  component: lazyRouteComponent(() => import('./super-edit/SuperEditRoutePage.tsx'), 'EcomSuperEditPage'),
});

export const orderUpdateSuperEditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/order-update/super-edit',
  validateSearch: readSuperEditSearch,
  loaderDeps: ({ search }) => superEditVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<SuperEditPageQuery>(context.environment, superEditPageQuery, deps),
  component: lazyRouteComponent(() => import('./super-edit/SuperEditRoutePage.tsx'), 'OrderUpdateSuperEditPage'),
});

/** Screens of orders beside the list and what it leads to. They are no part of the first view, which is the list. */
export const screens = [preorderListRoute, allOrdersRoute, bulkConfirmRoute, dashboardRoute, superEditRoute, orderUpdateSuperEditRoute];
