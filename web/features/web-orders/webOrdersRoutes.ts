import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BlockListPageQuery } from '../../__generated__/BlockListPageQuery.graphql.ts';
import blockListPageQuery from '../../__generated__/BlockListPageQuery$parameters.ts';
import type { ManualWebOrderPageQuery } from '../../__generated__/ManualWebOrderPageQuery.graphql.ts';
import manualWebOrderPageQuery from '../../__generated__/ManualWebOrderPageQuery$parameters.ts';
import type { TypeOverPageQuery } from '../../__generated__/TypeOverPageQuery.graphql.ts';
import typeOverPageQuery from '../../__generated__/TypeOverPageQuery$parameters.ts';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import webOrderListPageQuery from '../../__generated__/WebOrderListPageQuery$parameters.ts';
import type { WebOrderPageQuery } from '../../__generated__/WebOrderPageQuery.graphql.ts';
import webOrderPageQuery from '../../__generated__/WebOrderPageQuery$parameters.ts';
import type { WebOrderReportPageQuery } from '../../__generated__/WebOrderReportPageQuery.graphql.ts';
import webOrderReportPageQuery from '../../__generated__/WebOrderReportPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { blockSearch } from './blocks/blockSearch.ts';
import { readReportSearch, reportVariables } from './report/reportSearch.ts';
import { webOrderSearch } from './webOrderSearch.ts';

export const webOrderListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/website-order-list',
  validateSearch: webOrderSearch.read,
  loaderDeps: ({ search }) => webOrderSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<WebOrderListPageQuery>(context.environment, webOrderListPageQuery, deps),
  component: lazyRouteComponent(() => import('./WebOrderListPage.tsx'), 'WebOrderListPage'),
});

export const webOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/order/$id',
  staticData: { permission: 'webOrderList', list: '/website/website-order-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<WebOrderPageQuery>(context.environment, webOrderPageQuery, { id }),
  component: lazyRouteComponent(() => import('./WebOrderPage.tsx'), 'WebOrderPage'),
});

export const typeOverRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/order/$id/type-over',
  staticData: { permission: 'webOrderList', list: '/website/website-order-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<TypeOverPageQuery>(context.environment, typeOverPageQuery, { id }),
  component: lazyRouteComponent(() => import('./typed/TypeOverPage.tsx'), 'TypeOverPage'),
});

export const blockListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/ip_block_list',
  validateSearch: blockSearch.read,
  loaderDeps: ({ search }) => blockSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<BlockListPageQuery>(context.environment, blockListPageQuery, deps),
  component: lazyRouteComponent(() => import('./blocks/BlockListPage.tsx'), 'BlockListPage'),
});

export const manualWebOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/create-pending-order',
  loader: ({ context }) => loadRouteQuery<ManualWebOrderPageQuery>(context.environment, manualWebOrderPageQuery, {}),
  component: lazyRouteComponent(() => import('./manual/ManualWebOrderPage.tsx'), 'ManualWebOrderPage'),
});

export const webOrderReportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/web-order-report',
  validateSearch: readReportSearch,
  loaderDeps: ({ search }) => reportVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<WebOrderReportPageQuery>(context.environment, webOrderReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./report/WebOrderReportRoutePage.tsx'), 'WebsiteReportPage'),
});

export const reportsWebOrderReportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/web-order-report',
  validateSearch: readReportSearch,
  loaderDeps: ({ search }) => reportVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<WebOrderReportPageQuery>(context.environment, webOrderReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./report/WebOrderReportRoutePage.tsx'), 'ReportsReportPage'),
});

export const screens = [
  webOrderListRoute, webOrderRoute, typeOverRoute, blockListRoute, manualWebOrderRoute, webOrderReportRoute, reportsWebOrderReportRoute,
];
