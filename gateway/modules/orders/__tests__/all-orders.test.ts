import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import { markPrinted } from '../../printing/mark-printed.ts';
import { allOrdersQuery } from '../order-list-query.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

/** Three orders: one with everything, one delivered yesterday, one plain. */
async function seed() {
  const shop = await seedBusiness();
  const [saree, lamp] = [await withProduct(shop, { stock: 9 }), await withProduct(shop, { stock: 9 })];
  const session = await sessionFor(shop.founder);
  const rich = await withOrder(shop, { lines: [{ product: saree, quantity: 3 }], source: 'Facebook' });
  const sent = await withOrder(shop, { lines: [{ product: lamp }], source: 'Phone' });
  const plain = await withOrder(shop, { lines: [{ product: lamp, quantity: 2 }], source: 'Phone', session });
  const where = (id: string) => ({ businessId_id: { businessId: shop.id, id } });
  await db.order.update({ where: where(rich.id), data: { district: 'Dhaka', note: 'Call first', tags: ['gift', 'vip'] } });
  await execute(confirmOrder, session, { orderId: sent.id });
  await execute(shipOrder, session, { orderId: sent.id, courierName: 'Pathao' });
  await execute(deliverOrder, session, { orderId: sent.id });
  await db.order.update({ where: where(sent.id), data: { assigneeName: 'Nasrin' } });
  const find = async (filter: Parameters<typeof allOrdersQuery.where>[1]) => {
    const rows = await db.order.findMany({ where: await whereOf(allOrdersQuery, session, filter), orderBy: { number: 'asc' }, select: { number: true } });
    return rows.map(({ number }) => number);
  };
  return { shop, saree, session, rich, sent, plain, find };
}

describe('the list of all orders', () => {
  it('finds by each of its filters exactly what has it', async () => {
    const { saree, session, rich, sent, plain, find } = await seed();
    const later = new Date(Date.now() + 60_000);
    expect(await find({})).toEqual([rich.number, sent.number, plain.number]);
    expect(await find({ district: 'Dhaka' })).toEqual([rich.number]);
    expect(await find({ tag: 'gift' })).toEqual([rich.number]);
    expect(await find({ tag: 'gif' })).toEqual([]);
    expect(await find({ hasNote: true })).toEqual([rich.number]);
    await execute(markPrinted, session, { kind: 'STICKER', orders: [plain.id, rich.id] });
    expect(await find({ printed: true })).toEqual([rich.number, plain.number]);
    expect(await find({ printed: false })).toEqual([sent.number]);
    expect(await find({ assignee: 'nasr' })).toEqual([sent.number]);
    expect(await find({ hasNote: false })).toEqual([sent.number, plain.number]);
    expect(await find({ sku: saree.sku })).toEqual([rich.number]);
    expect(await find({ source: 'Phone' })).toEqual([sent.number, plain.number]);
    expect(await find({ courier: 'Pathao' })).toEqual([sent.number]);
    expect(await find({ settlement: 'UNSETTLED' })).toEqual([sent.number]);
    expect(await find({ fromWeb: true })).toEqual([]);
    expect(await find({ takenBy: session.actorName.slice(0, 4).toUpperCase() })).toEqual([plain.number]);
    expect(await find({ totalFrom: 100_000n, totalTo: 110_000n })).toEqual([plain.number]);
    expect(await find({ dateOf: 'DELIVERED', createdBefore: later })).toEqual([sent.number]);
    expect(await find({ dateOf: 'DELIVERED', createdFrom: later })).toEqual([]);
  });

  it('never shows another business, whatever the filter', async () => {
    const { shop } = await seed();
    const stranger = await sessionFor(await withMember(await seedBusiness(), { flags: ['report'] }));
    const rows = await db.order.findMany({ where: await whereOf(allOrdersQuery, stranger, { source: 'Phone' }) });
    expect(rows.filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });
});
