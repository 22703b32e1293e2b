import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BulkJobListPageQuery } from '../../__generated__/BulkJobListPageQuery.graphql.ts';
import bulkJobListPageQuery from '../../__generated__/BulkJobListPageQuery$parameters.ts';
import type { BulkJobPageQuery } from '../../__generated__/BulkJobPageQuery.graphql.ts';
import bulkJobPageQuery from '../../__generated__/BulkJobPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const bulkJobListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bulk-jobs',
  staticData: { permission: 'SIGNED_IN' },
  loader: ({ context }) => loadRouteQuery<BulkJobListPageQuery>(context.environment, bulkJobListPageQuery, {}),
  component: lazyRouteComponent(() => import('./BulkJobListPage.tsx'), 'BulkJobListPage'),
});

export const bulkJobRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bulk-jobs/$id',
  staticData: { permission: 'SIGNED_IN' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<BulkJobPageQuery>(context.environment, bulkJobPageQuery, { id }),
  component: lazyRouteComponent(() => import('./BulkJobPage.tsx'), 'BulkJobPage'),
});

export const screens = [bulkJobListRoute, bulkJobRoute];
