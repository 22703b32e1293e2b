import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { Environment } from 'relay-runtime';
import type { Permission } from '../../schema/rules/permissions.ts';
import { AppErrorPage } from './AppErrorPage.tsx';
import { RootPage } from './RootPage.tsx';

export interface RouterContext {
  environment: Environment;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Role key of a screen that stands in no menu; screens of the menu have theirs in menu.ts. */
    permission?: Permission;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootPage,
  errorComponent: AppErrorPage,
  notFoundComponent: lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
});
