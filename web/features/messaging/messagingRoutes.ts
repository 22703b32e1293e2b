import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AutoMessagePageQuery } from '../../__generated__/AutoMessagePageQuery.graphql.ts';
import autoMessagePageQuery from '../../__generated__/AutoMessagePageQuery$parameters.ts';
import type { MessageTemplatePageQuery } from '../../__generated__/MessageTemplatePageQuery.graphql.ts';
import messageTemplatePageQuery from '../../__generated__/MessageTemplatePageQuery$parameters.ts';
import type { SendSmsPageQuery } from '../../__generated__/SendSmsPageQuery.graphql.ts';
import sendSmsPageQuery from '../../__generated__/SendSmsPageQuery$parameters.ts';
import type { SmsLogPageQuery } from '../../__generated__/SmsLogPageQuery.graphql.ts';
import smsLogPageQuery from '../../__generated__/SmsLogPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { smsLogSearch } from './smsLogSearch.ts';

export const sendSmsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sms/send-sms',
  loader: ({ context }) => loadRouteQuery<SendSmsPageQuery>(context.environment, sendSmsPageQuery, {}),
  component: lazyRouteComponent(() => import('./SendSmsPage.tsx'), 'SendSmsPage'),
});

export const smsLogRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sms/sms-log',
  validateSearch: smsLogSearch.read,
  loaderDeps: ({ search }) => smsLogSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<SmsLogPageQuery>(context.environment, smsLogPageQuery, deps),
  // A message opened beside the list is no arrival.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./SmsLogPage.tsx'), 'SmsLogPage'),
});

export const messageTemplateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/send-message-template-list',
  loader: ({ context }) => loadRouteQuery<MessageTemplatePageQuery>(context.environment, messageTemplatePageQuery, {}),
  component: lazyRouteComponent(() => import('./templates/MessageTemplatePage.tsx'), 'MessageTemplatePage'),
});

export const autoMessageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sms/auto-send-sms',
  loader: ({ context }) => loadRouteQuery<AutoMessagePageQuery>(context.environment, autoMessagePageQuery, {}),
  // What was not sent, opened beside the page, is no arrival.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./auto/AutoMessagePage.tsx'), 'AutoMessagePage'),
});

export const screens = [sendSmsRoute, smsLogRoute, messageTemplateRoute, autoMessageRoute];
