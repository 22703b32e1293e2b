import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AdReportPageQuery } from '../../__generated__/AdReportPageQuery.graphql.ts';
import adReportPageQuery from '../../__generated__/AdReportPageQuery$parameters.ts';
import type { CampaignListPageQuery } from '../../__generated__/CampaignListPageQuery.graphql.ts';
import campaignListPageQuery from '../../__generated__/CampaignListPageQuery$parameters.ts';
import type { CampaignOrdersPageQuery } from '../../__generated__/CampaignOrdersPageQuery.graphql.ts';
import campaignOrdersPageQuery from '../../__generated__/CampaignOrdersPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { adReportPageVariables, readAdReportSearch } from './adReportSearch.ts';
import { campaignOrderSearch } from './campaignOrderSearch.ts';
import type { CampaignOrderSearch } from './campaignOrderSearch.ts';
import { campaignSearch } from './campaignSearch.ts';
import type { CampaignSearch } from './campaignSearch.ts';

export const adReportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/marketing/meta-ads-report',
  validateSearch: readAdReportSearch,
  loaderDeps: ({ search }) => adReportPageVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<AdReportPageQuery>(context.environment, adReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./AdReportPage.tsx'), 'AdReportPage'),
});

export const campaignOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/marketing/campaign-orders',
  staticData: { list: '/marketing/meta-ads-report' },
  validateSearch: (raw: Record<string, unknown>): CampaignOrderSearch => campaignOrderSearch.read(raw),
  loaderDeps: ({ search }) => campaignOrderSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<CampaignOrdersPageQuery>(context.environment, campaignOrdersPageQuery, deps),
  component: lazyRouteComponent(() => import('./CampaignOrdersPage.tsx'), 'CampaignOrdersPage'),
});

export const campaignListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/marketing/product-campaigns',
  validateSearch: (raw: Record<string, unknown>): CampaignSearch => campaignSearch.read(raw),
  loaderDeps: ({ search }) => campaignSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<CampaignListPageQuery>(context.environment, campaignListPageQuery, deps),
  component: lazyRouteComponent(() => import('./CampaignListPage.tsx'), 'CampaignListPage'),
});

export const screens = [adReportRoute, campaignOrdersRoute, campaignListRoute];
