import { z } from 'zod';
import { defineCommand } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { applyShopFacts } from '../../../gateway/modules/web-orders/apply-shop-order.ts';
import { addBuyerBlock } from '../../../gateway/modules/web-orders/buyer-blocks.ts';
import { parseWooOrder } from '../../../gateway/modules/web-orders/woocommerce/order-snapshot.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS, DEMO_SITE } from '../demo-accounts.ts';
import { FIRST_ORDER, shopOrders } from './shop-orders.ts';
import { seedCalls } from './web-order-calls.ts';

const importOrders = defineCommand({
  name: 'seed.importWebOrders',
  permission: 'SUPERADMIN',
  input: z.object({}),
  run: async (context) => {
    const heardAt = new Date();
    const facts = shopOrders(heardAt).map((shopOrder) => {
      const parsed = parseWooOrder(shopOrder);
      if (!parsed.ok) throw new Error(parsed.reason);
      const { order } = parsed;
      return { wooOrderId: order.wooOrderId, order, heardAt };
    });
    await applyShopFacts(context, DEMO_SITE.id, facts);
  },
});

/** Rules that the demo's orders meet, and one that lets a good customer through. */
async function seedBlocks(system: Session): Promise<void> {
  const reason = 'Three orders were refused at the door';
  await execute(addBuyerBlock, system, { kind: 'IP', value: '103.4.7.0/24', action: 'HOLD', reason });
  await execute(addBuyerBlock, system, { kind: 'PHONE', value: '01999000111', action: 'PREPAY', reason });
  await execute(addBuyerBlock, system, { kind: 'EMAIL', value: '@mailinator.com', action: 'BLOCK', reason: 'Throw-away addresses' });
}

/** Customers of the web shop who wait for a call. */
export async function seedWebOrders(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const known = await db.webOrder.count({
    where: { businessId, siteId: DEMO_SITE.id, wooOrderId: { gte: FIRST_ORDER } },
  });
  if (known > 0) return;
  const system = Session.system(businessId);
  await seedBlocks(system);
  await execute(importOrders, system, {});
  await seedCalls(system);
}
