import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { businessPages, businessScreens } from '../features/business/businessRoutes.ts';
import { identityRoutes } from '../features/identity/identityRoutes.ts';
import { invitationsPages } from '../features/invitations/invitationsRoutes.ts';
import { landingRoutes } from '../features/landing/landingRoutes.ts';
import { rootRoute } from './rootRoute.ts';
import { shellRoute } from './shellRoute.ts';

/** Every address in the shell that no loaded screen has: its domain is still to be loaded, or there is none. */
const otherScreenRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  beforeLoad: async ({ context, location }) => {
    // Navigates to the same address again: its screen is loaded now.
    if (await context.addScreens(location.pathname))
      throw redirect({ to: '.', search: true, hash: true, state: true, replace: true });
  },
  // The page before stays until its screen is known: in place of it, something shorter would scroll the window, and the router
  // would remember that as the place where the page was left.
  pendingMs: Infinity,
  component: lazyRouteComponent(() => import('./ScreenFallback.tsx'), 'ScreenFallback'),
});

/** Pages without sidebar and top bar. */
const pages = [...landingRoutes, ...identityRoutes, ...businessPages, ...invitationsPages];

/** The routes of the app, with these of the screens that load by domain (`domains.ts`). */
export function routeTreeWith(screens: readonly AnyRoute[]) {
  const inShell: readonly AnyRoute[] = [...businessScreens, ...screens, otherScreenRoute];
  return rootRoute.addChildren([...pages, shellRoute.addChildren(inShell)]);
}
