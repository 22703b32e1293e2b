import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TierLimitsPageQuery } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import tierLimitsPageQuery from '../../__generated__/TierLimitsPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const tierLimitsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/tier-limits',
  staticData: { permission: 'SUPERADMIN' },
  loader: ({ context }) => loadRouteQuery<TierLimitsPageQuery>(context.environment, tierLimitsPageQuery, {}),
  component: lazyRouteComponent(() => import('./TierLimitsPage.tsx'), 'TierLimitsPage'),
});

export const businessListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/business-list',
  component: lazyRouteComponent(() => import('./BusinessListPage.tsx'), 'BusinessListPage'),
});

export const platformScreens = [tierLimitsRoute, businessListRoute];
