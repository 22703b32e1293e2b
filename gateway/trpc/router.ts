import { getSendMessageTemplates, smsProcedures } from '../modules/messaging/messaging.trpc.ts';
import { webOrderProcedures } from '../modules/web-orders/web-orders.trpc.ts';
import { trpc } from './trpc.ts';

/** Every procedure of the older clients, under the names of the specification, section 7. */
export const appRouter = trpc.router({
  businessUser: trpc.router({ getSendMessageTemplates }),
  sms: trpc.router(smsProcedures),
  woocommerce: trpc.router(webOrderProcedures),
});

export type AppRouter = typeof appRouter;
