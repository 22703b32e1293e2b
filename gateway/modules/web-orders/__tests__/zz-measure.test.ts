import { createHmac } from 'node:crypto';
import { it } from 'vitest';
import { versionOf } from '../../../../e2e/load/soak-shops.ts';
import { WEBHOOK_SECRET } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { findReceivingSite, receive } from '../receive-delivery.ts';
import { processInbox, withSite } from './support.ts';

it('measure', async () => {
  const shop = await seedBusiness();
  const sites = [await withSite(shop), await withSite(shop), await withSite(shop), await withSite(shop), await withSite(shop)];
  let n = 0;
  const t = process.env.MEASURE_PLANS;
  for (const version of [0, 1, 2]) {
    for (const [at, site] of sites.entries()) for (let id = 1; id <= 50; id++) {
      const body = Buffer.from(JSON.stringify(versionOf(id, version, at)));
      await receive((await findReceivingSite(site.id))!, { 'x-wc-webhook-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64'), 'x-wc-webhook-topic': 'order.updated', 'x-wc-webhook-delivery-id': String(n += 1) }, body);
    }
    await db.$executeRawUnsafe('ANALYZE "WebOrder"');
    const s = performance.now(); const cpu = process.cpuUsage();
    const count = await countStatements(async (c) => { await processInbox(sites[0]!); return c.count; });
    const ms = performance.now() - s; const used = process.cpuUsage(cpu);
    console.log(`version ${version}: ${(ms / 250).toFixed(1)} ms, node cpu ${((used.user + used.system) / 250000).toFixed(1)} ms, ${(count / 250).toFixed(1)} statements per delivery`);
  }
}, 300_000);
