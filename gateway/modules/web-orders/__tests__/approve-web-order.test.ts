import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { mapWebOrderLine } from '../map-web-order-line.ts';
import { approveWebOrder, cancelWebOrder, editWebOrder } from '../web-order-commands.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

let shop: Shop;
let site: SeededSite;
let session: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  session = await sessionFor(shop.founder);
});

const addProducts = async () =>
  [await withProduct(shop, { sku: 'MUG' }), await withProduct(shop, { sku: 'saree' })] as const;
const ordersMade = () =>
  db.order.findMany({ where: { businessId: shop.id }, include: { lines: { orderBy: { position: 'asc' } } } });

async function approve(input: object = {}) {
  const { id } = await webOrderOf(site, 700);
  return execute(approveWebOrder, session, { webOrderId: id, ...input });
}

describe('approving', () => {
  it('makes an order that costs what the shop said', async () => {
    const [mug, saree] = await addProducts();
    await takeOrder(site);
    expect(await webOrderOf(site, 700)).toMatchObject({
      status: 'PROCESSING', unmappedCount: 0, phone: '01711204466',
    });
    const { orderId } = await approve();
    const [order, ...others] = await ordersMade();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      id: orderId, status: 'PENDING', customerName: 'Farhana Akter', phone: '01711204466', district: 'Dhaka',
      source: 'Nakshi Ghor Online', totalPoisha: 106_000n, deliveryFeePoisha: 6_000n, advancePoisha: 0n,
    });
    // 500 taka for three: 166.67 each, less two poisha.
    expect(order!.lines).toMatchObject([
      {
        variantId: mug.variantId, quantity: 3, unitPricePoisha: 16_667n, discountPoisha: 1n,
        totalPoisha: 50_000n,
      },
      {
        variantId: saree.variantId, quantity: 1, unitPricePoisha: 50_000n, discountPoisha: 0n,
        totalPoisha: 50_000n,
      },
    ]);
    const webOrder = await webOrderOf(site, 700);
    expect(webOrder).toMatchObject({ status: 'APPROVED', decidedAt: expect.any(Date) as Date });
  });

  it('carries fees, taxes, discounts and what was paid in the shop', async () => {
    await addProducts();
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { paidMethods: ['bkash'] } });
    const paid = { payment_method: 'bkash', date_paid_gmt: '2026-11-20T10:00:00', transaction_id: 'BHK7' };
    await takeOrder(site, { total: '1100.00', ...paid });
    await approve();
    await takeOrder(site, { id: 701, number: '701', total: '1000.00' });
    const { id } = await webOrderOf(site, 701);
    await execute(approveWebOrder, session, { webOrderId: id, advance: 100 });
    expect((await ordersMade()).sort((a, b) => a.number - b.number)).toMatchObject([
      { totalPoisha: 110_000n, deliveryFeePoisha: 10_000n, discountPoisha: 0n, advancePoisha: 110_000n },
      { totalPoisha: 100_000n, deliveryFeePoisha: 6_000n, discountPoisha: 6_000n, advancePoisha: 10_000n },
    ]);
  });

  it('asks for unmapped lines, by name, and leaves nothing behind', async () => {
    await takeOrder(site);
    await expect(approve()).rejects.toMatchObject({
      reason: 'UNMAPPED_LINES', message: 'Choose a product first for Mug, Saree',
    });
    expect(await ordersMade()).toEqual([]);
    expect(await webOrderOf(site, 700)).toMatchObject({
      status: 'PROCESSING', decidedAt: null, unmappedCount: 2,
    });
  });

  it('finds products that were added after the order came', async () => {
    await takeOrder(site);
    await addProducts();
    await approve();
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'APPROVED', unmappedCount: 0 });
  });

  it.each([
    ['INVALID_PHONE', { billing: { first_name: 'A', phone: 'ask my wife' } }],
    ['FOREIGN_CURRENCY', { currency: 'USD' }],
    ['NO_LINES', { line_items: [] }],
    ['NOT_OPEN', { status: 'completed' }],
    ['NOT_OPEN', { status: 'refunded' }],
  ])('refuses with %s', async (reason, fields) => {
    await addProducts();
    await takeOrder(site, fields);
    await expect(approve()).rejects.toMatchObject({ reason });
    expect(await ordersMade()).toEqual([]);
  });

  it('twenty at once make one order', async () => {
    await addProducts();
    await takeOrder(site);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => approve({ version: 1 })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.reason as string] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['ALREADY_DECIDED']));
    expect(await ordersMade()).toHaveLength(1);
    const jobs = await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker._private_jobs
      WHERE payload->>'webOrderId' = ${(await webOrderOf(site, 700)).id}`;
    expect(jobs).toHaveLength(1);
  });

  it('stays approved whatever the shop says later', async () => {
    await addProducts();
    await takeOrder(site);
    await approve();
    await takeOrder(site, { status: 'cancelled', date_modified_gmt: '2026-11-20T11:00:00' });
    await takeOrder(site, {}, 'order.deleted');
    expect(await webOrderOf(site, 700)).toMatchObject({
      status: 'APPROVED', storeStatus: 'cancelled', binned: true,
    });
  });

  it('refuses an outdated version', async () => {
    await addProducts();
    await takeOrder(site);
    await takeOrder(site, { customer_note: 'Ring twice', date_modified_gmt: '2026-11-20T11:00:00' });
    await expect(approve({ version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await approve({ version: 2 });
  });

  it('needs newOrder', async () => {
    await takeOrder(site);
    session = await sessionFor(await withMember(shop, { flags: ['webOrderList'] }));
    await expect(approve()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('mapping by hand', () => {
  it('is remembered, and reaches every open order of the same product', async () => {
    const { variantId } = await withProduct(shop, { sku: 'OTHER' });
    for (const id of [700, 701, 702]) await takeOrder(site, { id, number: String(id) });
    await execute(cancelWebOrder, session, { webOrderId: (await webOrderOf(site, 702)).id, reason: 'Fake' });
    const [mug] = (await webOrderOf(site, 700)).lines;
    await execute(mapWebOrderLine, session, { lineId: mug!.id, variantId });
    await takeOrder(site, { id: 703, number: '703' });
    const state = await Promise.all([700, 701, 702, 703].map(async (id) => {
      const { unmappedCount, lines } = await webOrderOf(site, id);
      return [unmappedCount, lines[0]!.variantId === variantId];
    }));
    expect(state).toEqual([[1, true], [1, true], [2, false], [1, true]]);
  });

  it('is a new version of every order that it changes: what was read before cannot be approved', async () => {
    await addProducts();
    const { variantId } = await withProduct(shop, { sku: 'MAROON' });
    for (const id of [700, 701]) await takeOrder(site, { id, number: String(id) });
    const [first, second] = [await webOrderOf(site, 700), await webOrderOf(site, 701)];
    await execute(mapWebOrderLine, session, { lineId: first.lines[0]!.id, variantId });
    for (const { id: webOrderId, version } of [first, second]) {
      await expect(execute(approveWebOrder, session, { webOrderId, version })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const { id: webOrderId, version } = await webOrderOf(site, 701);
    expect(await execute(approveWebOrder, session, { webOrderId, version })).toMatchObject({ id: webOrderId });
  });

  it.each<[string, ShopOrder]>([
    ['other goods', { line_items: [{ id: 1, product_id: 11, name: 'Mug', sku: 'MUG', quantity: 2, total: '1000.00' }] }],
    ['another address', { billing: { first_name: 'Farhana', phone: '01711204466', address_1: 'Road 27', city: 'Sylhet' } }],
    ['another status', { status: 'on-hold' }],
  ])('a change in the shop to %s is a new version too', async (_, fields) => {
    await addProducts();
    await takeOrder(site);
    const { id: webOrderId, version } = await webOrderOf(site, 700);
    await takeOrder(site, { ...fields, date_modified_gmt: '2026-11-20T11:00:00' });
    await expect(execute(approveWebOrder, session, { webOrderId, version })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('wins over the SKU, and a line keeps its id when the shop changes the order', async () => {
    await addProducts();
    const { variantId } = await withProduct(shop, { sku: 'OTHER' });
    await takeOrder(site);
    const [before] = (await webOrderOf(site, 700)).lines;
    await execute(mapWebOrderLine, session, { lineId: before!.id, variantId });
    await takeOrder(site, { date_modified_gmt: '2026-11-20T11:00:00' });
    const [after] = (await webOrderOf(site, 700)).lines;
    expect(after).toMatchObject({ id: before!.id, variantId });
  });

  it('is needed where a shop gives one SKU to different products', async () => {
    await withProduct(shop, { sku: 'KRT' });
    const line = { name: 'Kurta', sku: 'KRT', quantity: 1, total: '500.00' };
    await takeOrder(site, {
      line_items: [
        { id: 1, product_id: 31, variation_id: 32, ...line },
        { id: 2, product_id: 31, variation_id: 33, ...line },
      ],
    });
    expect(await webOrderOf(site, 700)).toMatchObject({ unmappedCount: 2 });
  });

  it('knows neither lines nor products of another business', async () => {
    const rival = await seedBusiness();
    const theirs = await withProduct(rival, { sku: 'MUG' });
    await takeOrder(site);
    const lineId = (await webOrderOf(site, 700)).lines[0]!.id;
    await expect(execute(mapWebOrderLine, session, { lineId, variantId: theirs.variantId }))
      .rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await sessionFor(rival.founder);
    await expect(execute(mapWebOrderLine, stranger, { lineId, variantId: theirs.variantId }))
      .rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('another business', () => {
  it('cannot approve, cancel or edit', async () => {
    await addProducts();
    await takeOrder(site);
    const stranger = await sessionFor((await seedBusiness()).founder);
    const webOrderId = (await webOrderOf(site, 700)).id;
    for (const attempt of [
      () => execute(approveWebOrder, stranger, { webOrderId }),
      () => execute(cancelWebOrder, stranger, { webOrderId, reason: 'x' }),
      () => execute(editWebOrder, stranger, { webOrderId, customerName: 'x' }),
    ]) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'PROCESSING', version: 1 });
  });
});

describe('editing and cancelling', () => {
  it('keeps the edited phone and address when the shop changes the rest', async () => {
    await takeOrder(site, { billing: { first_name: 'A', phone: 'none' } });
    const webOrderId = (await webOrderOf(site, 700)).id;
    await execute(editWebOrder, session, {
      webOrderId, version: 1, phone: '০১৮১২-৩৪৫৬৭৮', address: 'Mirpur 10',
    });
    await takeOrder(site, { customer_note: 'Soon', date_modified_gmt: '2026-11-20T11:00:00' });
    expect(await webOrderOf(site, 700)).toMatchObject({
      customerName: 'A', phone: '01812345678', address: 'Mirpur 10', customerNote: 'Soon',
      searchText: 'a 01812345678 700 farhana akter 01711204466',
    });
  });

  it('cancels with a reason, once', async () => {
    await takeOrder(site);
    const webOrderId = (await webOrderOf(site, 700)).id;
    await execute(cancelWebOrder, session, { webOrderId, reason: 'Wrong number' });
    await takeOrder(site, { date_modified_gmt: '2026-11-20T11:00:00' });
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Wrong number' });
    await expect(approve()).rejects.toMatchObject({ reason: 'ALREADY_DECIDED' });
  });
});

describe('the bin of the shop', () => {
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);

  it('cancels an undecided order until it is taken out', async () => {
    await takeOrder(site);
    await takeOrder(site, {}, 'order.deleted');
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'CANCELLED', binned: true });
    await takeOrder(site, { date_modified_gmt: '2026-11-20T12:00:00' }, 'order.restored');
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'PROCESSING', binned: false });
    await takeOrder(site, {}, 'order.deleted');
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'CANCELLED', binned: true });
  });

  it('taken out by a change of status, which the shop tells nobody', async () => {
    await takeOrder(site);
    await takeOrder(site, {}, 'order.deleted');
    await takeOrder(site, { date_modified_gmt: later(2) });
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'PROCESSING', binned: false });
  });
});
