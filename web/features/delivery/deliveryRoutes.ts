import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DeliveryMethodListPageQuery } from '../../__generated__/DeliveryMethodListPageQuery.graphql.ts';
import deliveryMethodListPageQuery from '../../__generated__/DeliveryMethodListPageQuery$parameters.ts';
import type { DeliveryMethodPageQuery } from '../../__generated__/DeliveryMethodPageQuery.graphql.ts';
import deliveryMethodPageQuery from '../../__generated__/DeliveryMethodPageQuery$parameters.ts';
import type { CourierReportsPageQuery } from '../../__generated__/CourierReportsPageQuery.graphql.ts';
import courierReportsPageQuery from '../../__generated__/CourierReportsPageQuery$parameters.ts';
import type { NotSettledPageQuery } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import notSettledPageQuery from '../../__generated__/NotSettledPageQuery$parameters.ts';
import type { NewStatementPageQuery } from '../../__generated__/NewStatementPageQuery.graphql.ts';
import newStatementPageQuery from '../../__generated__/NewStatementPageQuery$parameters.ts';
import type { CourierStatementPageQuery } from '../../__generated__/CourierStatementPageQuery.graphql.ts';
import courierStatementPageQuery from '../../__generated__/CourierStatementPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { textField } from '../../list/searchFields.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { courierReportSearch } from './courierReportSearch.ts';
import { deliveryMethodSearch } from './deliveryMethodSearch.ts';
import { notSettledSearch } from './notSettledSearch.ts';

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
  /** `word`: an unknown word of the courier, which is filled into the status map. */
  validateSearch: ({ word }: Record<string, unknown>): { word?: string } => (textField(word) ? { word: textField(word) } : {}),
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<DeliveryMethodPageQuery>(context.environment, deliveryMethodPageQuery, { id }),
  component: lazyRouteComponent(() => import('./DeliveryMethodPage.tsx'), 'DeliveryMethodPage'),
});

export const newDeliveryMethodRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/add-new-dm',
  component: lazyRouteComponent(() => import('./NewDeliveryMethodPage.tsx'), 'NewDeliveryMethodPage'),
});

export const courierReportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/courier-reports',
  staticData: { permission: 'deliveryMethod', list: '/delivery-method/dm-list' },
  validateSearch: courierReportSearch.read,
  loaderDeps: ({ search }) => courierReportSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<CourierReportsPageQuery>(context.environment, courierReportsPageQuery, deps),
  component: lazyRouteComponent(() => import('./CourierReportsPage.tsx'), 'CourierReportsPage'),
});

export const newStatementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/update-payment/new',
  staticData: { permission: 'deliveryMethod', list: '/delivery-method/update-payment' },
  loader: ({ context }) => loadRouteQuery<NewStatementPageQuery>(context.environment, newStatementPageQuery, {}),
  component: lazyRouteComponent(() => import('./NewStatementPage.tsx'), 'NewStatementPage'),
});

export const statementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/update-payment/$id',
  staticData: { permission: 'deliveryMethod', list: '/delivery-method/update-payment' },
  loader: ({ context, params: { id } }) => loadRouteQuery<CourierStatementPageQuery>(context.environment, courierStatementPageQuery, { id }),
  component: lazyRouteComponent(() => import('./CourierStatementPage.tsx'), 'CourierStatementPage'),
});

export const notSettledRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notification/not-settled-orders',
  validateSearch: notSettledSearch.read,
  loaderDeps: ({ search }) => notSettledSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<NotSettledPageQuery>(context.environment, notSettledPageQuery, deps),
  component: lazyRouteComponent(() => import('./NotSettledPage.tsx'), 'NotSettledPage'),
});

/** The addresses of statements and of their lines take more to be read, which the other screens load nothing of. */
export const screens = [
  deliveryMethodListRoute, deliveryMethodRoute, newDeliveryMethodRoute, courierReportsRoute, newStatementRoute, statementRoute,
  notSettledRoute, ...(await import('./statementSearchRoutes.ts')).statementSearchScreens,
];
