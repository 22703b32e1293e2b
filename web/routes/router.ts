import { createRouter } from '@tanstack/react-router';
import type { Environment } from 'relay-runtime';
import { loadDomain } from './domains.ts';
import { routeTreeWith } from './routeTree.ts';
import { ScreenError } from './ScreenError.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { parseSearch, stringifySearch } from './search.ts';

/** A hovered link is kept for as long as the router counts it as loaded. */
const HOVER_MS = 30_000;

/**
 * The router of one browser tab, with the screens of the domain that `path` belongs to. Data lives in the Relay store; the
 * router itself keeps none.
 */
export async function createAppRouter(environment: Environment, path: string) {
  // Without them the router comes to an address without a screen, tries again, and shows the failure.
  const first = await loadDomain(path).catch(() => null);
  const addScreens = async (address: string): Promise<boolean> => {
    const screens = await loadDomain(address);
    if (!screens) return false;
    routeTreeWith(screens);
    router.setRoutes(router.buildRouteTree());
    return true;
  };
  const router = createRouter({
    routeTree: routeTreeWith(first ?? []),
    context: { environment, addScreens },
    defaultPreload: 'intent',
    defaultPreloadGcTime: HOVER_MS,
    defaultGcTime: 0,
    // Another record is another page: nothing that was typed, asked or refused on the one before stands on it.
    defaultRemountDeps: ({ params }) => params,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ScreenError,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
  });
  return router;
}
