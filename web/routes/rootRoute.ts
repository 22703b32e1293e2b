import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { Environment } from 'relay-runtime';
import type { Permission } from '../../schema/rules/permissions.ts';
import { AppErrorPage } from './AppErrorPage.tsx';
import { RootPage } from './RootPage.tsx';

export interface RouterContext {
  environment: Environment;
  /** Adds the screens of the domain that this address belongs to; false when they are there, or there are none. */
  addScreens: (path: string) => Promise<boolean>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Role key of a screen that stands in no menu; screens of the menu have theirs in menu.ts. */
    permission?: Permission;
    /** The list that a record page belongs to: its menu entry and tab stay lit. */
    list?: string;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootPage,
  errorComponent: AppErrorPage,
  notFoundComponent: lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
});
