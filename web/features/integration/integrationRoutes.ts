import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebSitesPageQuery } from '../../__generated__/WebSitesPageQuery.graphql.ts';
import webSitesPageQuery from '../../__generated__/WebSitesPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const webSitesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/integrate-website',
  loader: ({ context }) => loadRouteQuery<WebSitesPageQuery>(context.environment, webSitesPageQuery, {}),
  component: lazyRouteComponent(() => import('./WebSitesPage.tsx'), 'WebSitesPage'),
});

export const integrationScreens = [webSitesRoute];
