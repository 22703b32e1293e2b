import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { saveDeliveryMethod } from '../../../gateway/modules/couriers/save-delivery-method.ts';
import { confirmOrder } from '../../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { STEADFAST_KEYS, SteadfastDouble } from '../../doubles/steadfast.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

/** A bulk job asks the courier for 50 at a time: the second call is the one that is cut off. */
const AT_ONCE = 50;
const PARCELS = inject('isLong') ? 500 : 80;
const SOON = { timeout: 60_000, interval: 50 };

const BOOK = `mutation ($input: BookCourierInput!) { bookCourier(input: $input) {
  __typename ... on Error { message } ... on BookCourierSuccess { bulkJob { total } } } }`;

let steadfast: SteadfastDouble;
const running: ChildGateway[] = [];
beforeAll(async () => { steadfast = await new SteadfastDouble().listen(); });
afterAll(() => steadfast.close());
afterEach(async () => {
  steadfast.release();
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

async function gateway(): Promise<ChildGateway> {
  const child = await startGateway({
    databaseUrl: env.DATABASE_URL, env: { LOG_LEVEL: 'warn', STEADFAST_URL: steadfast.url, COURIER_TIMEOUT_MS: '60000' },
  });
  running.push(child);
  return child;
}

it('booking survives kill -9 while the courier is asked: one parcel for each order, none forgotten', { timeout: 240_000 }, async () => {
  const shop = await seedBusiness({ tier: 'ENTERPRISE' });
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: PARCELS });
  const { id: courierId } = await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'API', provider: 'STEADFAST', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey,
  });
  const orders: string[] = [];
  for (let at = 0; at < PARCELS; at += 1) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    orders.push(orderId);
  }
  const statuses = async () => Object.fromEntries(
    (await db.courierBooking.groupBy({ by: ['status'], where: { businessId: shop.id }, _count: true })).map(({ status, _count }) => [status, _count]));

  const first = await gateway();
  steadfast.hold();
  const { data } = await first.graphql<object>(token, BOOK, {
    input: { courierId: encodeId('Courier', courierId), orders: orders.map((id) => encodeId('Order', id)) },
  });
  expect(data).toMatchObject({ bookCourier: { __typename: 'BookCourierSuccess', bulkJob: { total: PARCELS } } });
  await vi.waitFor(() => expect(steadfast.parcels.size).toBe(AT_ONCE), SOON);
  // The first fifty get their answer; the courier takes the next ones and its answer never comes.
  steadfast.release();
  steadfast.hold();
  const inFlight = Math.min(AT_ONCE, PARCELS - AT_ONCE);
  await vi.waitFor(() => expect(steadfast.parcels.size).toBe(AT_ONCE + inFlight), SOON);
  await first.kill();
  expect(await statuses()).toEqual({ BOOKED: AT_ONCE, SENDING: inFlight });
  expect(await findDrift(ledgerChecks)).toEqual([]);

  steadfast.release();
  // The claim of the dead process has expired.
  await db.courierBooking.updateMany({ where: { businessId: shop.id, status: 'SENDING' }, data: { claimedUntil: new Date(0) } });
  await gateway();
  await vi.waitFor(async () => expect(await statuses()).toEqual({ BOOKED: PARCELS }), { timeout: 150_000, interval: 200 });
  await vi.waitFor(async () => expect((await db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } })).status).toBe('DONE'), SOON);
  expect(await db.order.count({ where: { businessId: shop.id, status: 'SHIPPED' } })).toBe(PARCELS);
  expect(steadfast.parcels.size).toBe(PARCELS);
  // Parcels that may have arrived were looked up, not sent a second time.
  const sent = steadfast.seen.filter(({ method }) => method === 'POST').flatMap(({ body }) => body.match(/"invoice":"[^"]+"/g) ?? []);
  expect([sent.length, new Set(sent).size]).toEqual([PARCELS, PARCELS]);
  expect(await findDrift(ledgerChecks)).toEqual([]);
});
