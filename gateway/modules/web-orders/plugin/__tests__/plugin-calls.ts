import { afterAll, beforeAll, beforeEach } from 'vitest';
import { WEBHOOK_SECRET } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { withSite, type SeededSite } from '../../__tests__/support.ts';
import { pluginKey, signCall } from '../plugin-key.ts';
import { PLUGIN_DEFAULTS, savePluginSetting } from '../plugin-setting.ts';

export const PHONE = '01711204466';

interface World {
  server: TestServer;
  shop: Shop;
  site: SeededSite;
}

/** Seeds a business with a web shop before each test, and returns what its plugin does, over real HTTP. */
export function shopWithPlugin() {
  const world = {} as World;
  beforeAll(async () => { world.server = await testServer(); });
  afterAll(() => world.server.close());
  beforeEach(async () => {
    world.shop = await seedBusiness();
    world.site = await withSite(world.shop);
  });

  const key = () => pluginKey(world.site.id, WEBHOOK_SECRET);

  async function call(action: string, data: unknown, { time = Math.floor(Date.now() / 1000), secret = key(), signed = action } = {}) {
    const body = Buffer.from(JSON.stringify(data));
    const answer = await fetch(`${world.server.url}/api/plugin/woocommerce/${world.site.id}/${action}`, {
      method: 'POST', body,
      headers: { 'content-type': 'application/json', 'x-karbar-time': String(time), 'x-karbar-signature': signCall(secret, String(time), signed, body) },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  return {
    world, call,
    /** What the plugin is told of an order that is about to be placed. */
    decide: async (more: object = {}) => (await call('decide', { phone: PHONE, total: 1060, productIds: [11], ...more })).body,
    save: async (more: object) => {
      const { lastSeenAt: _seen, prepayFromPoisha: _poisha, ...rules } = PLUGIN_DEFAULTS;
      await execute(savePluginSetting, await sessionFor(world.shop.founder), { siteId: world.site.id, ...rules, prepayFrom: null, ...more });
    },
    /** The checkouts that the shop has told of. */
    captured: () =>
      db.webOrder.findMany({ where: { businessId: world.shop.id, wooOrderId: null }, include: { lines: true }, orderBy: { createdAt: 'asc' } }),
  };
}

/** A checkout as the plugin tells of it. */
export const checkout = (more: object = {}) => ({
  key: 'checkout-1', consent: true, name: 'Farhana Akter', phone: '+880 1711-204466', address: 'House 14', total: 1060, ip: '203.0.113.7',
  lines: [{ productId: 11, variationId: 0, sku: 'MUG', name: 'Mug', quantity: 2, total: 1000 }], ...more,
});
