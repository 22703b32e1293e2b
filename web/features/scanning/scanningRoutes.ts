import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReturnsBenchPageQuery } from '../../__generated__/ReturnsBenchPageQuery.graphql.ts';
import returnsBenchPageQuery from '../../__generated__/ReturnsBenchPageQuery$parameters.ts';
import type { ScanPageQuery } from '../../__generated__/ScanPageQuery.graphql.ts';
import scanPageQuery from '../../__generated__/ScanPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const scanRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/scan-to-update',
  loader: ({ context }) => loadRouteQuery<ScanPageQuery>(context.environment, scanPageQuery, {}),
  component: lazyRouteComponent(() => import('./ScanPage.tsx'), 'ScanPage'),
});

export const returnsBenchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/returns-bench',
  loader: ({ context }) => loadRouteQuery<ReturnsBenchPageQuery>(context.environment, returnsBenchPageQuery, {}),
  component: lazyRouteComponent(() => import('./ReturnsBenchPage.tsx'), 'ReturnsBenchPage'),
});

export const screens = [scanRoute, returnsBenchRoute];
