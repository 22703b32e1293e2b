import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AllOrdersPageQuery } from '../../__generated__/AllOrdersPageQuery.graphql.ts';
import allOrdersPageQuery from '../../__generated__/AllOrdersPageQuery$parameters.ts';
import type { BulkConfirmPageQuery } from '../../__generated__/BulkConfirmPageQuery.graphql.ts';
import bulkConfirmPageQuery from '../../__generated__/BulkConfirmPageQuery$parameters.ts';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts';
import dashboardPageQuery from '../../__generated__/DashboardPageQuery$parameters.ts';
import type { NewOrderPageQuery } from '../../__generated__/NewOrderPageQuery.graphql.ts';
import newOrderPageQuery from '../../__generated__/NewOrderPageQuery$parameters.ts';
import type { OrderListPageQuery } from '../../__generated__/OrderListPageQuery.graphql.ts';
import orderListPageQuery from '../../__generated__/OrderListPageQuery$parameters.ts';
import type { OrderPageQuery } from '../../__generated__/OrderPageQuery.graphql.ts';
import orderPageQuery from '../../__generated__/OrderPageQuery$parameters.ts';
import type { PreorderListPageQuery } from '../../__generated__/PreorderListPageQuery.graphql.ts';
import preorderListPageQuery from '../../__generated__/PreorderListPageQuery$parameters.ts';
import type { SuperEditPageQuery } from '../../__generated__/SuperEditPageQuery.graphql.ts';
import superEditPageQuery from '../../__generated__/SuperEditPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { allOrdersSearch } from './all/allOrdersSearch.ts';
import { orderNumbers, readBulkConfirmSearch } from './bulk/orderNumbers.ts';
import { rangeDays, readDashboardSearch } from './dashboard/dashboardSearch.ts';
import { orderSearch } from './orderSearch.ts';
import { preorderSearch } from './preorders/preorderSearch.ts';
import { readSuperEditSearch, superEditVariables } from './super-edit/superEditSearch.ts';

export const orderListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/main-order-list',
  validateSearch: orderSearch.read,
  loaderDeps: ({ search }) => orderSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<OrderListPageQuery>(context.environment, orderListPageQuery, deps),
  component: lazyRouteComponent(() => import('./OrderListPage.tsx'), 'OrderListPage'),
});

export const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/order/$id',
  staticData: { permission: 'readOrders', list: '/ecom/main-order-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<OrderPageQuery>(context.environment, orderPageQuery, { id }),
  component: lazyRouteComponent(() => import('./OrderPage.tsx'), 'OrderPage'),
});

export const newOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/ecom-new-order',
  loader: ({ context }) => loadRouteQuery<NewOrderPageQuery>(context.environment, newOrderPageQuery, {}),
  component: lazyRouteComponent(() => import('./new-order/NewOrderPage.tsx'), 'NewOrderPage'),
});

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

export const preorderListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/preorder-list',
  validateSearch: preorderSearch.read,
  loaderDeps: ({ search }) => preorderSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<PreorderListPageQuery>(context.environment, preorderListPageQuery, deps),
  component: lazyRouteComponent(() => import('./preorders/PreorderListPage.tsx'), 'PreorderListPage'),
});

export const ordersScreens = [preorderListRoute, superEditRoute, orderUpdateSuperEditRoute, allOrdersRoute, bulkConfirmRoute, orderListRoute, orderRoute, newOrderRoute, dashboardRoute];
