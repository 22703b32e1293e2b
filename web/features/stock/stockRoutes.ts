import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DecreaseListPageQuery } from '../../__generated__/DecreaseListPageQuery.graphql.ts';
import decreaseListPageQuery from '../../__generated__/DecreaseListPageQuery$parameters.ts';
import type { DecreasePageQuery } from '../../__generated__/DecreasePageQuery.graphql.ts';
import decreasePageQuery from '../../__generated__/DecreasePageQuery$parameters.ts';
import type { NewDecreasePageQuery } from '../../__generated__/NewDecreasePageQuery.graphql.ts';
import newDecreasePageQuery from '../../__generated__/NewDecreasePageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { adjustmentSearch } from './adjustmentSearch.ts';

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

export const stockScreens = [decreaseListRoute, decreaseRoute, newDecreaseRoute];
