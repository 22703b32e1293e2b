import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { WEBHOOK_SECRET } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { sessionFor, tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { saveWebSite } from '../../site-commands.ts';
import { withSite } from '../../__tests__/support.ts';
import { pluginKey } from '../plugin-key.ts';
import { checkout, shopWithPlugin } from './plugin-calls.ts';

const { world, call, captured } = shopWithPlugin();

describe('calls of the plugin', () => {
  it('are signed for their action and their time, with the key of the shop and no other', async () => {
    expect(await call('setting', {})).toEqual({ status: 200, body: { capturesCheckout: true, consentText: '', asksCode: false } });
    const old = Math.floor(Date.now() / 1000) - 301;
    const other = await withSite(world.shop);
    for (const wrong of [{ time: old }, { secret: WEBHOOK_SECRET }, { signed: 'decide' }, { secret: pluginKey(other.id, WEBHOOK_SECRET) }]) {
      expect((await call('setting', {}, wrong)).status).toBe(401);
    }
    expect((await call('drop-tables', {})).status).toBe(404);
    expect(await db.pluginSetting.findMany({ where: { businessId: world.shop.id }, select: { siteId: true } })).toEqual([{ siteId: world.site.id }]);
  });

  it('are refused after the secret of the shop has changed, and the plugin stands as never heard from until its new key is used', async () => {
    const token = await tokenOf(world.shop.founder);
    const heardFrom = async () => {
      const { data } = await world.server.graphql(token, '{ webSites { plugin { lastSeenAt } } }');
      return (data as { webSites: { plugin: { lastSeenAt: string | null } }[] }).webSites[0]!.plugin.lastSeenAt !== null;
    };
    const change = async (webhookSecret?: string) => {
      const { version, name, url } = await db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: world.shop.id, id: world.site.id } } });
      await execute(saveWebSite, await sessionFor(world.shop.founder), { siteId: world.site.id, version, name, url, webhookSecret });
    };
    await call('setting', {});
    await change();
    await change(WEBHOOK_SECRET);
    expect(await heardFrom()).toBe(true);
    await change('another-secret');
    const secret = pluginKey(world.site.id, 'another-secret');
    const zip = await fetch(`${world.server.url}/api/plugin/woocommerce/${world.site.id}.zip`, { headers: { authorization: `Bearer ${token}` } });
    expect(Object.values(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map((file) => strFromU8(file)).join()).toContain(secret);
    // The old key may be good for some seconds more.
    await expect.poll(async () => (await call('setting', {})).status, { timeout: 10_000 }).toBe(401);
    expect(await heardFrom()).toBe(false);
    expect((await call('setting', {}, { secret })).status).toBe(200);
    expect(await heardFrom()).toBe(true);
  });

  it('of a shop that is off are not answered', async () => {
    await db.webSite.updateMany({ where: { id: world.site.id }, data: { enabled: false } });
    expect((await call('checkout', checkout())).status).toBe(404);
    expect(await captured()).toEqual([]);
  });

  it('that are malformed or too large change nothing', async () => {
    expect((await call('checkout', checkout({ consent: false }))).status).toBe(400);
    expect((await call('checkout', checkout({ lines: [] }))).status).toBe(400);
    expect((await call('checkout', checkout({ name: 'x'.repeat(70_000) }))).status).toBe(413);
    expect(await captured()).toEqual([]);
  });
});
