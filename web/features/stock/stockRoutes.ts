import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CountListPageQuery } from '../../__generated__/CountListPageQuery.graphql.ts';
import countListPageQuery from '../../__generated__/CountListPageQuery$parameters.ts';
import type { CountPageQuery } from '../../__generated__/CountPageQuery.graphql.ts';
import countPageQuery from '../../__generated__/CountPageQuery$parameters.ts';
import type { DecreaseListPageQuery } from '../../__generated__/DecreaseListPageQuery.graphql.ts';
import decreaseListPageQuery from '../../__generated__/DecreaseListPageQuery$parameters.ts';
import type { DecreasePageQuery } from '../../__generated__/DecreasePageQuery.graphql.ts';
import decreasePageQuery from '../../__generated__/DecreasePageQuery$parameters.ts';
import type { LowStockPageQuery } from '../../__generated__/LowStockPageQuery.graphql.ts';
import lowStockPageQuery from '../../__generated__/LowStockPageQuery$parameters.ts';
import type { MoreCountPageQuery } from '../../__generated__/MoreCountPageQuery.graphql.ts';
import moreCountPageQuery from '../../__generated__/MoreCountPageQuery$parameters.ts';
import type { NewCountPageQuery } from '../../__generated__/NewCountPageQuery.graphql.ts';
import newCountPageQuery from '../../__generated__/NewCountPageQuery$parameters.ts';
import type { NewDecreasePageQuery } from '../../__generated__/NewDecreasePageQuery.graphql.ts';
import newDecreasePageQuery from '../../__generated__/NewDecreasePageQuery$parameters.ts';
import type { NewTransferPageQuery } from '../../__generated__/NewTransferPageQuery.graphql.ts';
import newTransferPageQuery from '../../__generated__/NewTransferPageQuery$parameters.ts';
import type { SelfCheckPageQuery } from '../../__generated__/SelfCheckPageQuery.graphql.ts';
import selfCheckPageQuery from '../../__generated__/SelfCheckPageQuery$parameters.ts';
import type { TransferListPageQuery } from '../../__generated__/TransferListPageQuery.graphql.ts';
import transferListPageQuery from '../../__generated__/TransferListPageQuery$parameters.ts';
import type { TransferPageQuery } from '../../__generated__/TransferPageQuery.graphql.ts';
import transferPageQuery from '../../__generated__/TransferPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { adjustmentSearch } from './adjustmentSearch.ts';
import { countSearch } from './countSearch.ts';
import { lowStockSearch } from './lowStockSearch.ts';
import { transferSearch } from './transferSearch.ts';

export const decreaseListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/adjust-stock-list',
  validateSearch: adjustmentSearch.read,
  loaderDeps: ({ search }) => adjustmentSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<DecreaseListPageQuery>(context.environment, decreaseListPageQuery, deps),
  component: lazyRouteComponent(() => import('./DecreaseListPage.tsx'), 'DecreaseListPage'),
});

export const decreaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/adjust-stock-list/$id',
  staticData: { permission: 'adjustStock', list: '/adjust-stock/adjust-stock-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<DecreasePageQuery>(context.environment, decreasePageQuery, { id }),
  component: lazyRouteComponent(() => import('./DecreasePage.tsx'), 'DecreasePage'),
});

export const newDecreaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/new-adjust-stock',
  loader: ({ context }) => loadRouteQuery<NewDecreasePageQuery>(context.environment, newDecreasePageQuery, {}),
  component: lazyRouteComponent(() => import('./NewDecreasePage.tsx'), 'NewDecreasePage'),
});

export const transferListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transfer-stock',
  validateSearch: transferSearch.read,
  loaderDeps: ({ search }) => transferSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<TransferListPageQuery>(context.environment, transferListPageQuery, deps),
  component: lazyRouteComponent(() => import('./TransferListPage.tsx'), 'TransferListPage'),
});

export const newTransferRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transfer-stock/new',
  staticData: { permission: 'purchase', list: '/transfer-stock' },
  loader: ({ context }) => loadRouteQuery<NewTransferPageQuery>(context.environment, newTransferPageQuery, {}),
  component: lazyRouteComponent(() => import('./NewTransferPage.tsx'), 'NewTransferPage'),
});

export const transferRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transfer-stock/$id',
  staticData: { permission: 'purchase', list: '/transfer-stock' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<TransferPageQuery>(context.environment, transferPageQuery, { id }),
  component: lazyRouteComponent(() => import('./TransferPage.tsx'), 'TransferPage'),
});

export const lowStockRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notification/low-stock',
  validateSearch: lowStockSearch.read,
  loaderDeps: ({ search }) => lowStockSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<LowStockPageQuery>(context.environment, lowStockPageQuery, deps),
  component: lazyRouteComponent(() => import('./LowStockPage.tsx'), 'LowStockPage'),
});

export const selfCheckRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/self-check',
  staticData: { permission: 'FOUNDER' },
  // Not cached: the checks must run again on each visit.
  loader: ({ context }) =>
    loadRouteQuery<SelfCheckPageQuery>(context.environment, selfCheckPageQuery, {}, { fetchPolicy: 'network-only' }),
  component: lazyRouteComponent(() => import('./SelfCheckPage.tsx'), 'SelfCheckPage'),
});

export const countListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/stock-count',
  staticData: { permission: 'adjustStock', list: '/adjust-stock/adjust-stock-list' },
  validateSearch: countSearch.read,
  loaderDeps: ({ search }) => countSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<CountListPageQuery>(context.environment, countListPageQuery, deps),
  component: lazyRouteComponent(() => import('./CountListPage.tsx'), 'CountListPage'),
});

export const newCountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/stock-count/new',
  staticData: { permission: 'adjustStock', list: '/adjust-stock/adjust-stock-list' },
  loader: ({ context }) => loadRouteQuery<NewCountPageQuery>(context.environment, newCountPageQuery, {}),
  component: lazyRouteComponent(() => import('./NewCountPage.tsx'), 'NewCountPage'),
});

export const countRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/stock-count/$id',
  staticData: { permission: 'adjustStock', list: '/adjust-stock/adjust-stock-list' },
  loader: ({ context, params: { id } }) => loadRouteQuery<CountPageQuery>(context.environment, countPageQuery, { id }),
  component: lazyRouteComponent(() => import('./CountPage.tsx'), 'CountPage'),
});

export const moreCountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/adjust-stock/stock-count/$id/more',
  staticData: { permission: 'adjustStock', list: '/adjust-stock/adjust-stock-list' },
  loader: ({ context, params: { id } }) => loadRouteQuery<MoreCountPageQuery>(context.environment, moreCountPageQuery, { id }),
  component: lazyRouteComponent(() => import('./MoreCountPage.tsx'), 'MoreCountPage'),
});

export const screens = [
  decreaseListRoute, decreaseRoute, newDecreaseRoute, transferListRoute, newTransferRoute, transferRoute,
  lowStockRoute, selfCheckRoute, countListRoute, newCountRoute, countRoute,
  moreCountRoute,
];
