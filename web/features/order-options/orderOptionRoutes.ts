import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OrderSourcePageQuery } from '../../__generated__/OrderSourcePageQuery.graphql.ts';
import orderSourcePageQuery from '../../__generated__/OrderSourcePageQuery$parameters.ts';
import type { ShippingNotePageQuery } from '../../__generated__/ShippingNotePageQuery.graphql.ts';
import shippingNotePageQuery from '../../__generated__/ShippingNotePageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const orderSourceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/new-order-source',
  loader: ({ context }) => loadRouteQuery<OrderSourcePageQuery>(context.environment, orderSourcePageQuery, {}),
  component: lazyRouteComponent(() => import('./OrderSourcePage.tsx'), 'OrderSourcePage'),
});

export const shippingNoteRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/shipping-note-list',
  loader: ({ context }) => loadRouteQuery<ShippingNotePageQuery>(context.environment, shippingNotePageQuery, {}),
  component: lazyRouteComponent(() => import('./ShippingNotePage.tsx'), 'ShippingNotePage'),
});

export const screens = [orderSourceRoute, shippingNoteRoute];
