import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import type { Session } from '../../../session/session.ts';
import { reopenWebOrder } from '../merge-web-orders.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

/** A marketplace's order, and the orders of its vendors that a plugin makes of it. */

let shop: Shop;
let site: SeededSite;
let session: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  session = await sessionFor(shop.founder);
  await withProduct(shop, { sku: 'MUG' });
  await withProduct(shop, { sku: 'SAREE' });
});

const mug = { id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 3, total: '500.00' };
const saree = { id: 2, product_id: 12, variation_id: 13, name: 'Saree', sku: 'SAREE', quantity: 1, total: '500.00' };
const whole = () => takeOrder(site, { id: 700, line_items: [mug, saree] });
const part = (id: number, line: object, more: object = {}) =>
  takeOrder(site, { id, number: String(id), parent_id: 700, total: '530.00', shipping_total: '30.00', line_items: [line], ...more });
const statuses = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await webOrderOf(site, id)).status));

describe('an order that its shop has split', () => {
  it('no longer waits once its parts have come, in whatever order they arrive', async () => {
    await whole();
    await part(701, mug);
    await part(702, saree);
    expect(await statuses(700, 701, 702)).toEqual(['DUPLICATE', 'PROCESSING', 'PROCESSING']);
    expect(await webOrderOf(site, 700)).toMatchObject({
      duplicateOfId: (await webOrderOf(site, 701)).id, cancelReason: 'Its parts came as web orders of their own, #701 among them',
    });
    await part(802, saree, { parent_id: 800 });
    await takeOrder(site, { id: 800, number: '800', line_items: [mug, saree] });
    expect(await statuses(800, 802)).toEqual(['DUPLICATE', 'PROCESSING']);
  });

  it('and its parts, at the same time: one of the two waits', async () => {
    await Promise.all([whole(), part(701, mug), part(702, saree)]);
    expect(await statuses(700, 701, 702)).toEqual(['DUPLICATE', 'PROCESSING', 'PROCESSING']);
  });

  it('stays as a person decides: taken up again it is not put aside by news of a part', async () => {
    await whole();
    await part(701, mug);
    await execute(reopenWebOrder, session, { webOrderId: (await webOrderOf(site, 700)).id });
    await part(701, mug, { date_modified_gmt: '2026-11-20T12:00:00' });
    expect(await statuses(700, 701)).toEqual(['PROCESSING', 'PROCESSING']);
  });

  it('approved as a whole before: its parts are not sent again', async () => {
    await whole();
    await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(site, 700)).id });
    await part(701, mug);
    expect(await statuses(700, 701)).toEqual(['APPROVED', 'DUPLICATE']);
    expect((await webOrderOf(site, 701)).cancelReason).toBe('It is a part of web order #700, which was approved as a whole');
  });

  it('is not one for a part with other goods or none, as a later payment has, or for one that was cancelled', async () => {
    await whole();
    await part(701, { ...mug, product_id: 0, name: 'Payment 2 of 2' });
    await part(702, mug, { status: 'cancelled' });
    await part(703, mug, { line_items: [] });
    expect(await statuses(700, 701, 703)).toEqual(['PROCESSING', 'PROCESSING', 'PROCESSING']);
  });

  it('counts as one order of its buyer', async () => {
    await whole();
    for (const id of [701, 702, 703, 704]) await part(id, id % 2 ? mug : saree);
    const { riskReasons } = await webOrderOf(site, 704);
    expect(JSON.stringify(riskReasons)).not.toContain('orders within a day');
    expect(JSON.stringify(riskReasons)).not.toContain('#700');
  });
});
