import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedDeliveries, type RecordedDelivery } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { db } from '../../../db/client.ts';
import { execute } from '../../../commands/execute.ts';
import { Session } from '../../../session/session.ts';
import { pollSite } from '../poll-site.ts';
import { processDeliveries } from '../process-deliveries.ts';
import { receiveRecorded, take, webOrdersOf, withSite, type SeededSite } from './support.ts';

const ORDER_TOPIC = /--order\./;
const deliveries = recordedDeliveries().filter(({ name, seq }) => ORDER_TOPIC.test(name) && seq !== 66);

let double: WooCommerceDouble;
let shop: Shop;
/** The result of the recorded sequence of events, with and without polls of the recorded shop. */
let delivered: unknown;
let polled: unknown;

const newSite = () => withSite(shop, { url: double.url });

async function play(site: SeededSite, events: (RecordedDelivery | 'poll')[]): Promise<void> {
  for (const event of events) {
    if (event === 'poll') await pollSite(shop.id, site.id);
    else await take(site, event);
  }
}

beforeAll(async () => {
  double = await new WooCommerceDouble().listen();
  shop = await seedBusiness();
  for (const sku of ['MUS-ORNA', 'PNJ-BLU-L', 'mug-01', 'HON-500', 'TS-BLK'])
    await withProduct(shop, { sku });
  const site = await newSite();
  await play(site, deliveries);
  delivered = await webOrdersOf(site);
  await play(site, ['poll']);
  polled = await webOrdersOf(site);
});
afterAll(() => double.close());

it('ends with the newest state of every order', async () => {
  const site = await newSite();
  await play(site, ['poll', ...deliveries]);
  const rows = await webOrdersOf(site);
  expect(rows).toEqual(polled);
  const state = Object.fromEntries(
    rows.map((row) => [row.wooOrderId, [row.storeStatus, row.status, row.binned]]),
  );
  expect(state).toMatchObject({
    41: ['processing', 'PROCESSING', false],
    43: ['cancelled', 'CANCELLED', false],
    44: ['completed', 'CANCELLED', true],
    51: ['completed', 'COMPLETED', false],
    54: ['on-hold', 'ON_HOLD', false],
    70: ['pending', 'INCOMPLETE', false],
    72: ['with-courier', 'PROCESSING', false],
    78: ['completed', 'COMPLETED', false],
    79: ['with-courier', 'PROCESSING', false],
  });
  expect(rows.find(({ wooOrderId }) => wooOrderId === 77)!.dateModified).toEqual(
    new Date('2026-11-20T23:32:13Z'),
  );
});

it('in reverse', async () => {
  const site = await newSite();
  await play(site, deliveries.toReversed());
  expect(await webOrdersOf(site)).toEqual(delivered);
});

it('in any order, with repeats and polls in between', async () => {
  const poll = 'poll' as const;
  const anyEvents = fc
    .tuple(
      fc.shuffledSubarray(deliveries, { minLength: deliveries.length }),
      fc.array(fc.tuple(fc.nat(deliveries.length), fc.constantFrom(poll, ...deliveries)), { maxLength: 6 }),
      fc.nat(deliveries.length),
    )
    .map(([all, extra, at]) => {
      const events: (RecordedDelivery | 'poll')[] = all.toSpliced(at, 0, all[at] ?? all[0]!);
      for (const [index, event] of extra) events.splice(index, 0, event);
      return [...events, poll];
    });
  await fc.assert(
    fc.asyncProperty(anyEvents, async (events) => {
      const site = await newSite();
      await play(site, events);
      expect(await webOrdersOf(site)).toEqual(polled);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

it('with every job and several polls at the same time', async () => {
  const site = await newSite();
  for (const delivery of deliveries) await receiveRecorded(site, delivery);
  const inbox = await db.webhookInbox.findMany({
    where: { businessId: shop.id, siteId: site.id }, select: { id: true },
  });
  const jobs = [...inbox, ...inbox].map(({ id }) =>
    execute(processDeliveries, Session.system(shop.id), { siteId: site.id, inboxIds: [id] }),
  );
  await Promise.all([...jobs, pollSite(shop.id, site.id), pollSite(shop.id, site.id)]);
  expect(await webOrdersOf(site)).toEqual(polled);
  const moves = await db.webOrderBin.findMany({
    where: { businessId: shop.id, siteId: site.id }, orderBy: { wooOrderId: 'asc' },
  });
  expect(moves).toMatchObject([
    { wooOrderId: 44, binned: 1, restored: 0 }, { wooOrderId: 51, binned: 1, restored: 1 },
  ]);
});
