import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OnBoardingPageQuery } from '../../__generated__/OnBoardingPageQuery.graphql.ts';
import onBoardingPageQuery from '../../__generated__/OnBoardingPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { rootRoute } from '../../routes/rootRoute.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const createBusinessRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/create-new-business',
  component: lazyRouteComponent(() => import('./CreateBusinessPage.tsx'), 'CreateBusinessPage'),
});

export const onBoardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/on-boarding',
  loader: ({ context }) => loadRouteQuery<OnBoardingPageQuery>(context.environment, onBoardingPageQuery, {}),
  component: lazyRouteComponent(() => import('./OnBoardingPage.tsx'), 'OnBoardingPage'),
});

/** Has no query: the first screen of a user is known when the gate has loaded. */
export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/home',
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
});

/** Screens with sidebar and top bar. */
export const businessScreens = [homeRoute, createBusinessRoute];
/** Screens without them. */
export const businessPages = [onBoardingRoute];
