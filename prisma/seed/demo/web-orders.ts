import { z } from 'zod';
import { defineCommand } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { applyShopFact } from '../../../gateway/modules/web-orders/apply-shop-order.ts';
import { parseWooOrder } from '../../../gateway/modules/web-orders/woocommerce/order-snapshot.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS, DEMO_SITE } from '../demo-accounts.ts';
import { FIRST_ORDER, shopOrders } from './shop-orders.ts';

const importOrders = defineCommand({
  name: 'seed.importWebOrders',
  permission: 'SUPERADMIN',
  input: z.object({}),
  run: async (context) => {
    const now = new Date();
    for (const shopOrder of shopOrders(now)) {
      const parsed = parseWooOrder(shopOrder);
      if (!parsed.ok) throw new Error(parsed.reason);
      const { order } = parsed;
      await applyShopFact(context, {
        siteId: DEMO_SITE.id, wooOrderId: order.wooOrderId, order, heardAt: now,
      });
    }
  },
});

/** Customers of the web shop who wait for a call. */
export async function seedWebOrders(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const known = await db.webOrder.count({
    where: { businessId, siteId: DEMO_SITE.id, wooOrderId: { gte: FIRST_ORDER } },
  });
  if (known === 0) await execute(importOrders, Session.system(businessId), {});
}
