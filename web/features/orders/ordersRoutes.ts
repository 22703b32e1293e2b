import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { NewOrderPageQuery } from '../../__generated__/NewOrderPageQuery.graphql.ts';
import newOrderPageQuery from '../../__generated__/NewOrderPageQuery$parameters.ts';
import type { OrderListPageQuery } from '../../__generated__/OrderListPageQuery.graphql.ts';
import orderListPageQuery from '../../__generated__/OrderListPageQuery$parameters.ts';
import type { OrderPageQuery } from '../../__generated__/OrderPageQuery.graphql.ts';
import orderPageQuery from '../../__generated__/OrderPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { orderSearch } from './orderSearch.ts';

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
  /** Whose order it is to be, from where somebody looked for the number. */
  validateSearch: ({ phone }: Record<string, unknown>): { phone?: string } => ({ phone: searchText(phone) || undefined }),
  loader: ({ context }) => loadRouteQuery<NewOrderPageQuery>(context.environment, newOrderPageQuery, {}),
  component: lazyRouteComponent(() => import('./new-order/NewOrderPage.tsx'), 'NewOrderPage'),
});

export const screens = [orderListRoute, orderRoute, newOrderRoute];
