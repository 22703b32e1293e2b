import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../routes/shellRoute.ts';

export const sendSmsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sms/send-sms',
  component: lazyRouteComponent(() => import('./SendSmsPage.tsx'), 'SendSmsPage'),
});

export const messagingScreens = [sendSmsRoute];
