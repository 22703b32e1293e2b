import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PrintSettingPageQuery } from '../../__generated__/PrintSettingPageQuery.graphql.ts';
import printSettingPageQuery from '../../__generated__/PrintSettingPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const selectInvoiceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/select-invoice',
  loader: ({ context }) => loadRouteQuery<PrintSettingPageQuery>(context.environment, printSettingPageQuery, {}),
  component: lazyRouteComponent(() => import('./PrintSettingPage.tsx'), 'SelectInvoicePage'),
});

export const selectStickerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/select-sticker',
  loader: ({ context }) => loadRouteQuery<PrintSettingPageQuery>(context.environment, printSettingPageQuery, {}),
  component: lazyRouteComponent(() => import('./PrintSettingPage.tsx'), 'SelectStickerPage'),
});

export const screens = [selectInvoiceRoute, selectStickerRoute];
