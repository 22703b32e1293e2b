import { createRouter } from '@tanstack/react-router';
import type { Environment } from 'relay-runtime';
import { routeTree } from './routeTree.ts';
import { ScreenError } from './ScreenError.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { parseSearch, stringifySearch } from './search.ts';

/** A hovered link counts as loaded for this long. */
const HOVER_MS = 30_000;

/** The router of one browser tab. Data lives in the Relay store; the router itself keeps none. */
export function createAppRouter(environment: Environment) {
  return createRouter({
    routeTree,
    context: { environment },
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: HOVER_MS,
    defaultPreloadGcTime: HOVER_MS,
    defaultGcTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ScreenError,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
  });
}
