import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { undoBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { confirmOrder, shipOrder } from '../order-commands.ts';
import { changeOrdersInBulk, confirmOrdersInBulk } from '../bulk-orders.ts';
import { confirmOrders } from '../confirm-many.ts';
import { confirmPreflight } from '../confirm-preflight.ts';
import { editOrder } from '../edit-order.ts';
import { bulkShops } from './bulk-shop.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
const { shopWith } = bulkShops();

describe('many orders', () => {
  it('are confirmed the oldest first, however they are named, and each says what became of it', async () => {
    const { session, product, take, statuses } = await shopWith(5);
    const [first, second, third] = [await take(3), await take(3), await take(2)];
    const { outcomes } = await execute(confirmOrders, session, { orders: [third.id, second.id, first.id] });
    expect(outcomes.map(({ orderId, error }) => [orderId, error?.message])).toEqual([
      [first.id, undefined],
      [second.id, `Not enough stock of ${product.sku}: 3 needed, 2 available`],
      [third.id, undefined],
    ]);
    expect(await statuses()).toEqual(['CONFIRMED', 'PENDING', 'CONFIRMED']);
  });

  it('become what the look before said, whatever they ask for and whatever is there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), async (wanted, stock) => {
        const { session, take } = await shopWith(stock);
        for (const units of wanted) await take(units);
        const { orders } = await runQuery(confirmPreflight, session, {});
        const { outcomes } = await execute(confirmOrders, session, { orders: orders.map(({ id }) => id) });
        expect(outcomes.map(({ error }) => !error)).toEqual(orders.map(({ isReady }) => isReady));
      }),
      { numRuns: 4, examples: [[[3, 3, 2], 5]] },
    );
  });

  it('are looked at by their numbers: what is doubtful, and numbers that nobody has', async () => {
    const { session, take } = await shopWith(5);
    const [one, other] = [await take(1, '01711204466'), await take(9, '01711204466')];
    const { orders, unknown } = await runQuery(confirmPreflight, session, { numbers: [other.number, one.number, 99] });
    expect(unknown).toEqual([99]);
    expect(orders).toMatchObject([
      { number: one.number, isReady: true, short: [], duplicates: 1, hasThana: false },
      { number: other.number, isReady: false, short: [{ units: 5 }], duplicates: 1 },
    ]);
  });

  it('say whose number a rule stops, and why, while it holds', async () => {
    const { shop, session, take } = await shopWith(5);
    for (const phone of ['01711204466', '01711204467', '01711204468', '01711204469']) await take(1, phone);
    const rule = { businessId: shop.id, kind: 'PHONE' as const, action: 'BLOCK' as const };
    await db.buyerBlock.createMany({
      data: [
        { ...rule, value: '01711204466', reason: 'Refused three parcels' },
        { ...rule, value: '01711204467', reason: 'Long ago', expiresAt: new Date(0) },
        { ...rule, value: '01711204468', action: 'ALLOW', reason: 'My aunt' },
      ],
    });
    const { orders } = await runQuery(confirmPreflight, session, {});
    expect(orders.map(({ blocked, isReady }) => [blocked, isReady])).toEqual([
      ['Refused three parcels', true], [null, true], [null, true], [null, true],
    ]);
  });

  it('are confirmed in the background, all that a list shows; those without stock fail by themselves', async () => {
    const { session, product, take, statuses, ended } = await shopWith(4);
    for (const units of [2, 3, 2]) await take(units);
    const { id } = await execute(confirmOrdersInBulk, session, { filter: { status: ['PENDING'] } });
    expect(await ended(id)).toEqual([['OK'], ['FAILED', `Not enough stock of ${product.sku}: 3 needed, 2 available`], ['OK']]);
    expect(await statuses()).toEqual(['CONFIRMED', 'PENDING', 'CONFIRMED']);
    const again = await execute(confirmOrdersInBulk, session, { filter: { status: ['CONFIRMED'] } });
    expect((await ended(again.id)).map(([status]) => status)).toEqual(['SKIPPED', 'SKIPPED']);
  });

  it('that are confirmed beyond the stock say what is missing', async () => {
    const { shop, session, product, take, ended } = await shopWith(1);
    await db.business.update({ where: { id: shop.id }, data: { allowsBackorder: true }, select: { id: true } });
    const orders = [(await take(1)).id, (await take(2)).id];
    const { id } = await execute(confirmOrdersInBulk, session, { orders });
    expect(await ended(id)).toEqual([['OK'], ['OK', `Beyond what is on hand: ${product.sku} × 2`]]);
    const { data } = await server.graphql(await tokenOf(shop.founder), `query ($id: ID!) {
      bulkJobRows(filter: { job: $id, status: OK, noted: true }) { edges { node { position message } } }
    }`, { id: encodeId('BulkJob', id) });
    expect(data).toEqual({ bulkJobRows: { edges: [{ node: { position: 2, message: `Beyond what is on hand: ${product.sku} × 2` } }] } });
  });

  it('without a usable phone number or address are not confirmed, at no door, and each says why', async () => {
    const { shop, product, session, statuses, ended } = await shopWith(9);
    const lines = [{ product, quantity: 1 }];
    const noPhone = await withOrder(shop, { lines, phone: 'ask his wife' });
    const noAddress = await withOrder(shop, { lines, address: ' ?  ' });
    const fetched = await withOrder(shop, { lines, address: '' });
    await db.courier.create({ data: { businessId: shop.id, name: 'Shop pickup', kind: 'PICKUP' }, select: { id: true } });
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: fetched.id } }, data: { plannedCourier: 'Shop pickup' }, select: { id: true } });
    const { orders: seen } = await runQuery(confirmPreflight, session, {});
    expect(seen.map(({ hasPhone, hasAddress, isReady }) => [hasPhone, hasAddress, isReady])).toEqual([
      [false, true, false], [true, false, false], [true, true, true],
    ]);
    const orders = [noPhone.id, noAddress.id, fetched.id];
    await expect(execute(confirmOrder, session, { orderId: noPhone.id })).rejects.toMatchObject({ reason: 'NO_PHONE' });
    await expect(execute(editOrder, session, { orderId: noAddress.id, status: 'CONFIRMED', reason: 'She called' })).rejects.toMatchObject({ reason: 'NO_ADDRESS' });
    const token = await tokenOf(shop.founder);
    const { data } = await server.graphql(token, 'mutation ($input: ConfirmOrdersInput!) { confirmOrders(input: $input) { ... on ConfirmOrdersSuccess { outcomes { list { isConfirmed reason } } } } }', {
      input: { orders: orders.slice(0, 2).map((id) => encodeId('Order', id)) },
    });
    expect(data).toEqual({ confirmOrders: { outcomes: { list: [
      { isConfirmed: false, reason: 'The phone number is no mobile number' }, { isConfirmed: false, reason: 'The address is too short for a courier' },
    ] } } });
    expect(await ended((await execute(confirmOrdersInBulk, session, { orders })).id)).toEqual([
      ['SKIPPED', 'The phone number is no mobile number'], ['SKIPPED', 'The address is too short for a courier'], ['OK'],
    ]);
    expect(await statuses()).toEqual(['PENDING', 'PENDING', 'CONFIRMED']);
    await execute(editOrder, session, { orderId: noPhone.id, phone: '01811000111', reason: 'She called' });
    await execute(confirmOrder, session, { orderId: noPhone.id });
    expect(await statuses()).toEqual(['CONFIRMED', 'PENDING', 'CONFIRMED']);
  });

  it('are put on hold together and taken off again, tagged and untagged', async () => {
    const { shop, session, take, statuses, ended } = await shopWith(4);
    const orders = [(await take(1)).id, (await take(1)).id];
    const until = addDays(dhakaDay(new Date()), 2);
    const held = await execute(changeOrdersInBulk, session, { orders, action: 'HOLD', reason: 'Eid', until });
    expect(await ended(held.id)).toEqual([['OK'], ['OK']]);
    expect(await statuses()).toEqual(['HOLD', 'HOLD']);
    expect(await ended((await execute(undoBulkJob, session, { id: held.id })).id)).toEqual([['OK'], ['OK']]);
    expect(await statuses()).toEqual(['PENDING', 'PENDING']);

    const tagged = await execute(changeOrdersInBulk, session, { orders, action: 'TAG', tag: 'gift' });
    await ended(tagged.id);
    const tags = async () => (await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } })).map((order) => order.tags);
    expect(await tags()).toEqual([['gift'], ['gift']]);
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orders[1]! } }, data: { tags: ['gift', 'urgent'] } });
    const undone = await execute(undoBulkJob, session, { id: tagged.id });
    expect(await ended(undone.id)).toEqual([['FAILED', 'It was changed since'], ['OK']]);
    expect(await tags()).toEqual([[], ['gift', 'urgent']]);
    // As many as the page of the order takes, so that it can be edited afterwards.
    const full = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orders[1]! } }, data: { tags: full } });
    const eleventh = await ended((await execute(changeOrdersInBulk, session, { orders, action: 'TAG', tag: 'gift' })).id);
    expect(eleventh).toEqual([['OK'], ['FAILED', 'At most 10 tags: take one off first']]);
    expect(await tags()).toEqual([['gift'], full]);
  });

  it('on hold are put off to another day together, and to the day before once that is undone', async () => {
    const { shop, session, take, ended } = await shopWith(4);
    const today = dhakaDay(new Date());
    const [held, free] = [(await take(1)).id, (await take(1)).id];
    const hold = async (orders: string[], reason: string, days: number) => {
      const { id } = await execute(changeOrdersInBulk, session, { orders, action: 'HOLD', reason, until: addDays(today, days) });
      return { id, rows: await ended(id) };
    };
    const holds = async () => (await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } }))
      .map(({ status, holdReason, holdUntil }) => [status, holdReason, holdUntil?.toISOString().slice(0, 10)]);
    await hold([held], 'Eid', 1);
    const later = await hold([held, free], 'Still abroad', 4);
    expect(later.rows).toEqual([['OK'], ['OK']]);
    expect(await holds()).toEqual([['HOLD', 'Still abroad', addDays(today, 4)], ['HOLD', 'Still abroad', addDays(today, 4)]]);
    expect((await hold([held], 'Still abroad', 4)).rows).toEqual([['SKIPPED', 'It is so already']]);
    expect(await ended((await execute(undoBulkJob, session, { id: later.id })).id)).toEqual([['OK'], ['OK']]);
    expect(await holds()).toEqual([['HOLD', 'Eid', addDays(today, 1)], ['PENDING', null, undefined]]);
  });

  it('that stand elsewhere are skipped, with the reason, whatever is done with all of them', async () => {
    const { session, take, statuses, ended } = await shopWith(4);
    const [gone, waiting] = [await take(1), await take(1)];
    await execute(confirmOrder, session, { orderId: gone.id });
    await execute(shipOrder, session, { orderId: gone.id, courierName: 'RedX' });
    const asked = { PACK: {}, HOLD: { reason: 'Eid', until: addDays(dhakaDay(new Date()), 1) }, CANCEL: { reason: 'No answer' } };
    for (const [action, more] of Object.entries(asked)) {
      const { id } = await execute(changeOrdersInBulk, session, { orders: [gone.id], action: action as keyof typeof asked, ...more });
      expect([action, await ended(id)]).toEqual([action, [['SKIPPED', expect.stringMatching(/^An order with the status Shipped cannot become/)]]]);
    }
    const both = await execute(changeOrdersInBulk, session, { orders: [gone.id, waiting.id], action: 'CANCEL', reason: 'No answer' });
    expect((await ended(both.id)).map(([status]) => status)).toEqual(['SKIPPED', 'OK']);
    expect(await statuses()).toEqual(['SHIPPED', 'CANCELLED']);
  });

  it('keep the courier that has their parcel: only those that wait here are planned for another', async () => {
    const { shop, session, take, ended } = await shopWith(4);
    const [gone, waiting] = [await take(1), await take(1)];
    await execute(confirmOrder, session, { orderId: gone.id });
    await execute(shipOrder, session, { orderId: gone.id, courierName: 'RedX' });
    const job = await execute(changeOrdersInBulk, session, { orders: [gone.id, waiting.id], action: 'COURIER', courier: 'Pathao' });
    expect((await ended(job.id)).sort()).toEqual([['OK'], ['SKIPPED', 'The parcel has left']]);
    const where = { businessId: shop.id, plannedCourier: 'Pathao' };
    expect((await db.order.findMany({ where })).map(({ id }) => id)).toEqual([waiting.id]);
  });

  it('are looked after by somebody of the business, and by whoever it was before once that is undone', async () => {
    const { shop, session, take, ended } = await shopWith(4);
    const orders = [(await take(1)).id, (await take(1)).id];
    const member = await withMember(shop, { flags: ['orderUpdate'] });
    const stranger = await withMember((await shopWith(1)).shop, { flags: ['orderUpdate'] });
    const names = async () => (await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } })).map(({ assigneeName }) => assigneeName);
    const { name } = await db.user.findUniqueOrThrow({ where: { id: member.id } });
    const assigned = await execute(changeOrdersInBulk, session, { orders, action: 'ASSIGN', assigneeId: member.id });
    expect(await ended(assigned.id)).toEqual([['OK'], ['OK']]);
    expect(await names()).toEqual([name, name]);
    await ended((await execute(changeOrdersInBulk, session, { orders: orders.slice(1), action: 'ASSIGN' })).id);
    expect(await names()).toEqual([name, '']);
    expect(await ended((await execute(undoBulkJob, session, { id: assigned.id })).id)).toEqual([['FAILED', 'It was changed since'], ['OK']]);
    expect(await names()).toEqual(['', '']);
    await expect(execute(changeOrdersInBulk, session, { orders, action: 'ASSIGN', assigneeId: stranger.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be given to members whom whoever reads orders may name, because a list may be of the orders of one', async () => {
    const { shop } = await shopWith(0);
    const reader = await withMember(shop, { flags: ['report'] });
    const { data } = await server.graphql(await tokenOf(reader), '{ assignees { name } }');
    expect(data).toEqual({ assignees: expect.arrayContaining([{ name: shop.founder.name }]) as unknown });
    const packer = await withMember(shop, { flags: ['product'] });
    const refused = await server.graphql(await tokenOf(packer), '{ assignees { name } }');
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('ask for what they need, for the right, and for orders of the own business', async () => {
    const { shop, session, take } = await shopWith(4);
    const { take: takeThere } = await shopWith(1);
    const [own, foreign] = [await take(1), await takeThere(1)];
    const packer = await sessionFor(await withMember(shop, { flags: ['orderUpdate'] }));
    await expect(execute(changeOrdersInBulk, session, { orders: [own.id], action: 'CANCEL' })).rejects.toMatchObject({ fieldErrors: [{ field: 'reason' }] });
    await expect(execute(confirmOrdersInBulk, packer, { orders: [own.id] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const caller = await sessionFor(await withMember(shop, { flags: ['newOrder'] }));
    await expect(execute(changeOrdersInBulk, caller, { filter: {}, action: 'PACK' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(execute(confirmOrdersInBulk, session, { orders: [own.id, foreign.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(execute(confirmOrders, session, { orders: [foreign.id, own.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('for a later day are left out of packing, unless they are wanted all the same', async () => {
    const { shop, session, take, statuses, ended } = await shopWith(4);
    const [today, later] = [await take(1), await take(1)];
    await execute(confirmOrders, session, { orders: [today.id, later.id] });
    const day = addDays(dhakaDay(new Date()), 1);
    await db.order.updateMany({ where: { businessId: shop.id, id: later.id }, data: { scheduledFor: new Date(day) } });
    const orders = [today.id, later.id];
    const packed = await execute(changeOrdersInBulk, session, { orders, action: 'PACK' });
    const skipped = ['SKIPPED', expect.stringContaining('To be sent on')];
    expect(await ended(packed.id)).toEqual([['OK'], skipped]);
    expect(await statuses()).toEqual(['PACKED', 'CONFIRMED']);
    const early = await execute(changeOrdersInBulk, session, { orders, action: 'PACK', early: true });
    expect(await ended(early.id)).toMatchObject([['SKIPPED', expect.anything()], ['OK']]);
    expect(await statuses()).toEqual(['PACKED', 'PACKED']);
  });

  it('are counted as a filter shows them, before something is done with all of them', async () => {
    const { shop, session, take, statuses, ended } = await shopWith(9);
    for (const phone of ['01711204466', '01711204467', '01711204466']) await take(1, phone);
    const filter = { status: ['PENDING'], search: '01711204466' };
    const { data } = await server.graphql<{ matchingOrderCount: number }>(
      await tokenOf(shop.founder), 'query($filter: OrdersFilter) { matchingOrderCount(filter: $filter) }', { filter });
    expect(data).toEqual({ matchingOrderCount: 2 });
    const { id } = await execute(confirmOrdersInBulk, session, { filter });
    expect(await ended(id)).toEqual([['OK'], ['OK']]);
    expect(await statuses()).toEqual(['CONFIRMED', 'PENDING', 'CONFIRMED']);
    await db.order.updateMany({ where: { businessId: shop.id, status: 'PENDING' }, data: { createdByName: 'Rafiq Hasan' } });
    const rest = await execute(confirmOrdersInBulk, session, { filter: { takenBy: 'rafiq' } });
    expect(await ended(rest.id)).toEqual([['OK']]);
  });
});
