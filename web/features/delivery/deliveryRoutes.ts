import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DeliveryMethodListPageQuery } from '../../__generated__/DeliveryMethodListPageQuery.graphql.ts';
import deliveryMethodListPageQuery from '../../__generated__/DeliveryMethodListPageQuery$parameters.ts';
import type { DeliveryMethodPageQuery } from '../../__generated__/DeliveryMethodPageQuery.graphql.ts';
import deliveryMethodPageQuery from '../../__generated__/DeliveryMethodPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { deliveryMethodSearch } from './deliveryMethodSearch.ts';

export const deliveryMethodListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/dm-list',
  validateSearch: deliveryMethodSearch.read,
  loaderDeps: ({ search }) => deliveryMethodSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<DeliveryMethodListPageQuery>(context.environment, deliveryMethodListPageQuery, deps),
  component: lazyRouteComponent(() => import('./DeliveryMethodListPage.tsx'), 'DeliveryMethodListPage'),
});

export const deliveryMethodRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/dm-list/$id',
  staticData: { permission: 'deliveryMethod', list: '/delivery-method/dm-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<DeliveryMethodPageQuery>(context.environment, deliveryMethodPageQuery, { id }),
  component: lazyRouteComponent(() => import('./DeliveryMethodPage.tsx'), 'DeliveryMethodPage'),
});

export const newDeliveryMethodRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/add-new-dm',
  component: lazyRouteComponent(() => import('./NewDeliveryMethodPage.tsx'), 'NewDeliveryMethodPage'),
});

export const deliveryScreens = [deliveryMethodListRoute, deliveryMethodRoute, newDeliveryMethodRoute];
