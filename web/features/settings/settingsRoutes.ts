import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AdvanceSettingPageQuery } from '../../__generated__/AdvanceSettingPageQuery.graphql.ts';
import advanceSettingPageQuery from '../../__generated__/AdvanceSettingPageQuery$parameters.ts';
import type { BusinessSettingPageQuery } from '../../__generated__/BusinessSettingPageQuery.graphql.ts';
import businessSettingPageQuery from '../../__generated__/BusinessSettingPageQuery$parameters.ts';
import type { MemberListPageQuery } from '../../__generated__/MemberListPageQuery.graphql.ts';
import memberListPageQuery from '../../__generated__/MemberListPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { memberSearch } from './memberSearch.ts';

export const memberListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/business-user-list',
  validateSearch: memberSearch.read,
  loaderDeps: ({ search }) => memberSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<MemberListPageQuery>(context.environment, memberListPageQuery, deps),
  // Opening a member's drawer is not a new visit.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./MemberListPage.tsx'), 'MemberListPage'),
});

export const businessSettingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/business-setting',
  loader: ({ context }) =>
    loadRouteQuery<BusinessSettingPageQuery>(context.environment, businessSettingPageQuery, {}),
  component: lazyRouteComponent(() => import('./BusinessSettingPage.tsx'), 'BusinessSettingPage'),
});

export const advanceSettingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/advance-setting',
  loader: ({ context }) =>
    loadRouteQuery<AdvanceSettingPageQuery>(context.environment, advanceSettingPageQuery, {}),
  component: lazyRouteComponent(() => import('./AdvanceSettingPage.tsx'), 'AdvanceSettingPage'),
});

export const screens = [memberListRoute, businessSettingRoute, advanceSettingRoute];
