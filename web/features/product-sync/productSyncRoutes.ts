import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SyncPreviewPageQuery } from '../../__generated__/SyncPreviewPageQuery.graphql.ts';
import syncPreviewPageQuery from '../../__generated__/SyncPreviewPageQuery$parameters.ts';
import type { SyncProductsPageQuery } from '../../__generated__/SyncProductsPageQuery.graphql.ts';
import syncProductsPageQuery from '../../__generated__/SyncProductsPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { syncProductsSearch } from './syncProductsSearch.ts';

export const syncProductsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/products/sync-products',
  validateSearch: syncProductsSearch.read,
  loaderDeps: ({ search }) => syncProductsSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<SyncProductsPageQuery>(context.environment, syncProductsPageQuery, deps),
  component: lazyRouteComponent(() => import('./SyncProductsPage.tsx'), 'SyncProductsPage'),
});

export const syncPreviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/products/sync-products/$id',
  staticData: { permission: 'ADMIN', list: '/website/products/sync-products' },
  loader: ({ context, params: { id } }) => loadRouteQuery<SyncPreviewPageQuery>(context.environment, syncPreviewPageQuery, { id }),
  component: lazyRouteComponent(() => import('./SyncPreviewPage.tsx'), 'SyncPreviewPage'),
});

export const screens = [syncProductsRoute, syncPreviewRoute];
