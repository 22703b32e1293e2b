import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountingScreens } from '../features/accounting/accountingRoutes.ts';
import { bulkJobScreens } from '../features/bulk-jobs/bulkJobRoutes.ts';
import { businessPages, businessScreens } from '../features/business/businessRoutes.ts';
import { catalogScreens } from '../features/catalog/catalogRoutes.ts';
import { deliveryScreens } from '../features/delivery/deliveryRoutes.ts';
import { identityRoutes } from '../features/identity/identityRoutes.ts';
import { integrationScreens } from '../features/integration/integrationRoutes.ts';
import { invitationsPages } from '../features/invitations/invitationsRoutes.ts';
import { landingRoutes } from '../features/landing/landingRoutes.ts';
import { messagingScreens } from '../features/messaging/messagingRoutes.ts';
import { orderOptionScreens } from '../features/order-options/orderOptionRoutes.ts';
import { ordersScreens } from '../features/orders/ordersRoutes.ts';
import { platformScreens } from '../features/platform/platformRoutes.ts';
import { printingScreens } from '../features/printing/printingRoutes.ts';
import { productSyncScreens } from '../features/product-sync/productSyncRoutes.ts';
import { purchasesScreens } from '../features/purchases/purchasesRoutes.ts';
import { reportsScreens } from '../features/reports/reportsRoutes.ts';
import { scanningScreens } from '../features/scanning/scanningRoutes.ts';
import { searchScreens } from '../features/search/searchRoutes.ts';
import { settingsScreens } from '../features/settings/settingsRoutes.ts';
import { stockScreens } from '../features/stock/stockRoutes.ts';
import { webOrdersScreens } from '../features/web-orders/webOrdersRoutes.ts';
import { rootRoute } from './rootRoute.ts';
import { shellRoute } from './shellRoute.ts';

const screenFallbackRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: lazyRouteComponent(() => import('./ScreenFallback.tsx'), 'ScreenFallback'),
});

/** Screens with sidebar and top bar. A domain adds its own by one line. */
const screens = [
  ...businessScreens,
  ...ordersScreens,
  ...webOrdersScreens,
  ...catalogScreens,
  ...bulkJobScreens,
  ...purchasesScreens,
  ...accountingScreens,
  ...deliveryScreens,
  ...stockScreens,
  ...integrationScreens,
  ...productSyncScreens,
  ...settingsScreens,
  ...printingScreens,
  ...scanningScreens,
  ...searchScreens,
  ...orderOptionScreens,
  ...platformScreens,
  ...messagingScreens,
  ...reportsScreens,
  screenFallbackRoute,
];

/** Pages without. */
const pages = [...landingRoutes, ...identityRoutes, ...businessPages, ...invitationsPages];

export const routeTree = rootRoute.addChildren([...pages, shellRoute.addChildren(screens)]);
