import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AdditionalSitesPageQuery } from '../../__generated__/AdditionalSitesPageQuery.graphql.ts';
import additionalSitesPageQuery from '../../__generated__/AdditionalSitesPageQuery$parameters.ts';
import type { IntegrationsPageQuery } from '../../__generated__/IntegrationsPageQuery.graphql.ts';
import integrationsPageQuery from '../../__generated__/IntegrationsPageQuery$parameters.ts';
import type { PluginSettingPageQuery } from '../../__generated__/PluginSettingPageQuery.graphql.ts';
import pluginSettingPageQuery from '../../__generated__/PluginSettingPageQuery$parameters.ts';
import type { WebSitesPageQuery } from '../../__generated__/WebSitesPageQuery.graphql.ts';
import webSitesPageQuery from '../../__generated__/WebSitesPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const webSitesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/integrate-website',
  loader: ({ context }) => loadRouteQuery<WebSitesPageQuery>(context.environment, webSitesPageQuery, {}),
  // Opening a drawer over the page is not a new visit.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./WebSitesPage.tsx'), 'WebSitesPage'),
});

export const additionalSitesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/additional-sites',
  loader: ({ context }) => loadRouteQuery<AdditionalSitesPageQuery>(context.environment, additionalSitesPageQuery, {}),
  // Opening a drawer over the page is not a new visit.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./AdditionalSitesPage.tsx'), 'AdditionalSitesPage'),
});

export const pluginSettingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/website/plugin-setting',
  loader: ({ context }) => loadRouteQuery<PluginSettingPageQuery>(context.environment, pluginSettingPageQuery, {}),
  // Opening a drawer over the page is not a new visit.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./PluginSettingPage.tsx'), 'PluginSettingPage'),
});

export const integrationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/integrations',
  // How they do is asked for again on every visit.
  loader: ({ context }) =>
    loadRouteQuery<IntegrationsPageQuery>(context.environment, integrationsPageQuery, {}, { fetchPolicy: 'network-only' }),
  component: lazyRouteComponent(() => import('./IntegrationsPage.tsx'), 'IntegrationsPage'),
});

export const screens = [webSitesRoute, additionalSitesRoute, pluginSettingRoute, integrationsRoute];
