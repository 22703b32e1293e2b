import { businessProcedures } from '../modules/business/business.trpc.ts';
import { getUserById } from '../modules/identity/identity.trpc.ts';
import { getSendMessageTemplates, smsProcedures } from '../modules/messaging/messaging.trpc.ts';
import {
  getDelayedShippedCount, getStockAlertProducts,
} from '../modules/notifications/notifications.trpc.ts';
import { webOrderProcedures } from '../modules/web-orders/web-orders.trpc.ts';
import { trpc } from './trpc.ts';

/** Every procedure of the older clients, under the names of the specification, section 7. */
export const appRouter = trpc.router({
  businessUser: trpc.router({ ...businessProcedures, getSendMessageTemplates }),
  notification: trpc.router({ getDelayedShippedCount }),
  product: trpc.router({ getStockAlertProducts }),
  sms: trpc.router(smsProcedures),
  user: trpc.router({ getUserById }),
  woocommerce: trpc.router(webOrderProcedures),
});

export type AppRouter = typeof appRouter;
