import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../routes/rootRoute.ts';

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./LandingPage.tsx'), 'LandingPage'),
});

export const banglaLandingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bn',
  component: lazyRouteComponent(() => import('./LandingPage.tsx'), 'BanglaLandingPage'),
});

export const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  component: lazyRouteComponent(() => import('./MaintenancePage.tsx'), 'MaintenancePage'),
});

export const landingRoutes = [landingRoute, banglaLandingRoute, maintenanceRoute];
