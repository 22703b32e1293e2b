import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
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
  component: lazyRouteComponent(() => import('./OnBoardingPage.tsx'), 'OnBoardingPage'),
});

/** With sidebar and top bar. */
export const businessScreens = [createBusinessRoute];
/** Without. */
export const businessPages = [onBoardingRoute];
