import { beforeAll, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { createAccount } from '../../modules/accounting/account-commands.ts';
import { createCategory } from '../../modules/catalog/categories.ts';
import { saveDeliveryMethod } from '../../modules/couriers/save-delivery-method.ts';
import { createLocation } from '../../modules/inventory/locations.ts';
import { createMessageTemplate } from '../../modules/messaging/message-templates.ts';
import { createOrderSource } from '../../modules/order-options/order-sources.ts';
import { createShippingNote } from '../../modules/order-options/shipping-notes.ts';
import { saveView } from '../../modules/views/save-view.ts';
import { addBuyerBlock } from '../../modules/web-orders/buyer-blocks.ts';
import { saveWebSite } from '../../modules/web-orders/site-commands.ts';
import type { Command } from '../command.ts';
import { execute } from '../execute.ts';

/** Limits that are counted before the row is written: of several that are saved at once, as many pass as there is room for. */

interface Limited {
  limit: number;
  command: Command;
  input: (n: number) => object;
  /** Writes rows directly up to the limit but one, and counts them. */
  fill: (rows: Row[], shop: Shop) => Promise<unknown>;
  count: (businessId: string) => Promise<number>;
  refusal?: object;
}

type Row = { businessId: string; name: string };

const own = (businessId: string) => ({ where: { businessId } });
const KEYS = { consumerKey: 'ck_live_1', consumerSecret: 'cs_live_1', webhookSecret: 'whsec_live_1' };
const VIEW = { list: 'orders', search: '', columns: [], isDense: false };

const LIMITS: Record<string, Limited> = {
  accounts: {
    limit: 500, command: createAccount, input: (n) => ({ name: `New ${n}` }),
    fill: (rows) => db.account.createMany({ data: rows.map((row) => ({ ...row, code: `own:${row.name}`, type: 'ASSET', kind: 'MONEY' })) }),
    count: (id) => db.account.count(own(id)), refusal: { reason: 'ACCOUNT_LIMIT' },
  },
  'message templates': {
    limit: 500, command: createMessageTemplate, input: (n) => ({ name: `New ${n}`, text: 'Thank you' }),
    fill: (rows) => db.messageTemplate.createMany({ data: rows.map((row) => ({ ...row, text: 'Thank you' })) }),
    count: (id) => db.messageTemplate.count(own(id)),
  },
  'sources of orders': {
    limit: 100, command: createOrderSource, input: (n) => ({ name: `New ${n}`, colour: '#1877f2', isDefault: false }),
    fill: (rows) => db.orderSource.createMany({ data: rows.map((row) => ({ ...row, colour: '#1877f2' })) }),
    count: (id) => db.orderSource.count(own(id)),
  },
  'shipping notes': {
    limit: 100, command: createShippingNote, input: (n) => ({ name: `New ${n}`, text: 'Call first' }),
    fill: (rows) => db.shippingNote.createMany({ data: rows.map((row) => ({ ...row, text: 'Call first' })) }),
    count: (id) => db.shippingNote.count(own(id)),
  },
  'delivery methods': {
    limit: 100, command: saveDeliveryMethod, input: (n) => ({ name: `New ${n}`, kind: 'MANUAL' }),
    fill: (rows) => db.courier.createMany({ data: rows }),
    count: (id) => db.courier.count(own(id)), refusal: { reason: 'METHOD_LIMIT' },
  },
  locations: {
    limit: 50, command: createLocation, input: (n) => ({ name: `New ${n}` }),
    fill: (rows) => db.location.createMany({ data: rows }),
    count: (id) => db.location.count(own(id)), refusal: { reason: 'LOCATION_LIMIT' },
  },
  categories: {
    limit: 1_000, command: createCategory, input: (n) => ({ name: `New ${n}` }),
    fill: (rows) => db.category.createMany({ data: rows }),
    count: (id) => db.category.count(own(id)),
  },
  'shared views of a list': {
    limit: 30, command: saveView, input: (n) => ({ ...VIEW, name: `New ${n}`, isShared: true }),
    fill: (rows, { founder }) => db.savedView.createMany({ data: rows.map((row) => ({ ...row, ...VIEW, isShared: true, ownerId: founder.id })) }),
    count: (id) => db.savedView.count(own(id)), refusal: { reason: 'VIEW_LIMIT_REACHED' },
  },
  'web shops': {
    limit: 20, command: saveWebSite, input: (n) => ({ name: `New ${n}`, url: `https://new-${n}.test`, ...KEYS }),
    fill: (rows) => db.webSite.createMany({ data: rows.map((row, n) => ({ ...row, url: `https://old-${n}.test`, ...KEYS, enabled: false })) }),
    count: (id) => db.webSite.count(own(id)), refusal: { reason: 'SITE_LIMIT' },
  },
};

/** Opens connections: those of the first test would not run at once while they wait for one. */
beforeAll(() => Promise.all(Array.from({ length: 6 }, () => db.$queryRaw`SELECT 1`)));

/** Runs three at once and returns why the others were refused. */
async function refusedOfThree(run: (n: number) => Promise<unknown>): Promise<unknown[]> {
  const ended = await Promise.allSettled([1, 2, 3].map(run));
  return ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
}

const twice = (refusal: object) => [expect.objectContaining(refusal), expect.objectContaining(refusal)];

it.each(Object.entries(LIMITS))('%s: of three at once, the one that there is room for is saved', async (_, { limit, command, input, fill, count, refusal }) => {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  await fill(Array.from({ length: limit - 1 - await count(shop.id) }, (_row, n) => ({ businessId: shop.id, name: `Kept ${n}` })), shop);
  expect(await refusedOfThree((n) => execute(command, session, input(n)))).toEqual(twice(refusal ?? { reason: 'TOO_MANY' }));
  expect(await count(shop.id)).toBe(limit);
});

it('rules about buyers: of three at once, one is saved; where no other has room, one takes the place of that with its value', async () => {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  await db.$executeRaw`INSERT INTO "BuyerBlock" ("businessId", "id", "kind", "value", "updatedAt")
    SELECT ${shop.id}::uuid, gen_random_uuid(), 'DEVICE', 'device-' || n, now() FROM generate_series(1, 9999) n`;
  const block = (value: string) => execute(addBuyerBlock, session, { kind: 'DEVICE', value, action: 'BLOCK', reason: 'Fakes' });
  expect(await refusedOfThree((n) => block(`new-device-${n}`))).toEqual(twice({ reason: 'TOO_MANY' }));
  await block('device-7');
  expect(await db.buyerBlock.findFirst({ where: { businessId: shop.id, value: 'device-7' } })).toMatchObject({ action: 'BLOCK', version: 2 });
  expect(await db.buyerBlock.count(own(shop.id))).toBe(10_000);
});
