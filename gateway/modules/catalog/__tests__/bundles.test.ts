import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withBundle, withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { testServer } from '../../../../e2e/support/test-server.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { Session } from '../../../session/session.ts';
import { decreaseStock } from '../../inventory/adjust-stock.ts';
import { saveStockCount } from '../../inventory/count-stock.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { createProduct } from '../create-product.ts';
import { productSales } from '../product-sales.ts';
import { updateProduct } from '../update-product.ts';

let shop: Shop;
let session: Session;
let saree: SeededProduct;
let lamp: SeededProduct;
let gift: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  saree = await withProduct(shop, { name: 'Saree', price: 800, cost: 500, stock: 4 });
  lamp = await withProduct(shop, { name: 'Lamp', price: 100, cost: 40.5, stock: 9 });
  gift = await withBundle(shop, { name: 'Gift set', price: 950, parts: [[saree, 1], [lamp, 2]] });
});

const linesOf = (orderId: string) => db.orderLine.findMany({ where: { businessId: shop.id, orderId }, orderBy: { position: 'asc' } });
const balanceOf = ({ variantId }: SeededProduct) =>
  db.stockBalance.findFirst({ where: { businessId: shop.id, variantId }, select: { onHand: true, reserved: true, withCourier: true } });
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

describe('a bundle', () => {
  it('is sold as its parts, whose lines come to its price exactly', async () => {
    const { id } = await withOrder(shop, { lines: [{ product: gift, quantity: 3, price: 949.99 }, { product: lamp, quantity: 1, price: 100 }] });
    const lines = await linesOf(id);
    expect(lines.map(({ name, quantity, bundlePieces }) => [name, quantity, bundlePieces])).toEqual([
      ['Saree (Gift set)', 3, 1], ['Lamp (Gift set)', 6, 2], ['Lamp', 1, null],
    ]);
    expect(lines.slice(0, 2).reduce((sum, { totalPoisha }) => sum + totalPoisha, 0n)).toBe(3n * 949_99n);
    for (const line of lines) expect(line.totalPoisha).toBe(BigInt(line.quantity) * line.unitPricePoisha - line.discountPoisha);
  });

  it('shares a price of whole taka in whole taka', async () => {
    const { id } = await withOrder(shop, { lines: [{ product: gift, price: 950 }] });
    // The bundle's price of 950 is shared in the ratio 800 to 200: 760 and 190 for two lamps.
    expect((await linesOf(id)).map(({ totalPoisha, discountPoisha }) => [totalPoisha, discountPoisha])).toEqual([[760_00n, 0n], [190_00n, 0n]]);
  });

  it('reserves, ships and takes back its parts, each at its own cost', async () => {
    const { id } = await withOrder(shop, { lines: [{ product: gift, quantity: 2 }] });
    await execute(confirmOrder, session, { orderId: id });
    expect([await balanceOf(saree), await balanceOf(lamp), await balanceOf(gift)]).toMatchObject([{ onHand: 4, reserved: 2 }, { onHand: 9, reserved: 4 }, null]);
    await execute(shipOrder, session, { orderId: id, courierName: 'Pathao' });
    const lines = await linesOf(id);
    expect(lines.map(({ unitCostPoisha }) => unitCostPoisha)).toEqual([500_00n, 40_50n]);
    await execute(returnOrder, session, { orderId: id, reason: 'Refused' });
    const [first, second] = lines;
    // One of four lamps came back damaged: the other three are on hand again.
    await execute(receiveReturn, session, { orderId: id, lines: [
      { lineId: first!.id, good: 2, damaged: 0, missing: 0 }, { lineId: second!.id, good: 3, damaged: 1, missing: 0 },
    ] });
    expect([await balanceOf(saree), await balanceOf(lamp)]).toMatchObject([{ onHand: 4, reserved: 0 }, { onHand: 8, reserved: 0 }]);
    expect(await drift()).toEqual([]);
  });

  it('is refused when one part is short, whatever the order has of that part besides', async () => {
    const { id } = await withOrder(shop, { lines: [{ product: gift, quantity: 4 }, { product: lamp, quantity: 2 }] });
    await expect(execute(confirmOrder, session, { orderId: id })).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    expect(await balanceOf(lamp)).toMatchObject({ reserved: 0 });
  });

  it('comes into an order that is edited as its parts too', async () => {
    const { id } = await withOrder(shop, { lines: [{ product: lamp, quantity: 1 }] });
    await execute(confirmOrder, session, { orderId: id });
    const [line] = await linesOf(id);
    await execute(editOrder, session, { orderId: id, reason: 'Wants the set', lines: [
      { lineId: line!.id, variantId: lamp.variantId, quantity: 1, unitPrice: 100 }, { variantId: gift.variantId, quantity: 1, unitPrice: 950 },
    ] });
    expect((await linesOf(id)).map(({ name, totalPoisha }) => [name, totalPoisha])).toEqual([
      ['Lamp', 100_00n], ['Saree (Gift set)', 760_00n], ['Lamp (Gift set)', 190_00n],
    ]);
    expect(await balanceOf(lamp)).toMatchObject({ reserved: 3 });
    expect(await drift()).toEqual([]);
  });

  it('shows as many as its parts suffice for, and what they cost', async () => {
    const server = await testServer();
    const token = await tokenOf(shop.founder);
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: lamp, quantity: 1, unitCost: 40.5 }] });
    await execute(confirmOrder, session, { orderId: (await withOrder(shop, { lines: [{ product: lamp, quantity: 5 }] })).id });
    const { data, errors } = await server.graphql(token, `{ variants(first: 5, filter: { code: "${gift.sku}" }) { edges { node {
      isBundle averageCost stock { onHand available reserved } bundleParts { quantity part { sku } }
    } } } counted: variants(first: 5, filter: { isCounted: true }) { edges { node { sku } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ variants: { edges: [{ node: {
      isBundle: true, averageCost: 581, stock: { onHand: 4, available: 2, reserved: 2 },
      bundleParts: [{ quantity: 1, part: { sku: saree.sku } }, { quantity: 2, part: { sku: lamp.sku } }],
    } }] } });
    expect((data as { counted: { edges: { node: { sku: string } }[] } }).counted.edges.map(({ node }) => node.sku).toSorted()).toEqual([saree.sku, lamp.sku].toSorted());
    // As the product picker asks, which does not need to know that it is a bundle.
    const picked = await server.graphql(token, `{ variants(first: 5, filter: { code: "${gift.sku}" }) { edges { node { averageCost stock { available } } } } }`);
    expect(picked.data).toMatchObject({ variants: { edges: [{ node: { averageCost: 581, stock: { available: 2 } } }] } });
    await server.close();
  });

  it('counts its own sales by the scarcest part', async () => {
    const { id } = await withOrder(shop, { lines: [{ product: gift, quantity: 2, price: 950 }] });
    await execute(confirmOrder, session, { orderId: id });
    await execute(shipOrder, session, { orderId: id, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId: id });
    expect(await productSales(shop.id, gift.productId)).toEqual({ shipped: 2, back: 0, delivered: 2, revenuePoisha: 1_900_00n });
    expect(await productSales(shop.id, lamp.productId)).toMatchObject({ shipped: 4, delivered: 4, revenuePoisha: 380_00n });
  });

  it('has no stock of its own: whatever counts pieces refuses it', async () => {
    const line = { variantId: gift.variantId, quantity: 1 };
    await expect(execute(decreaseStock, session, { lines: [line] })).rejects.toMatchObject({ reason: 'BUNDLE' });
    await expect(execute(saveStockCount, session, { lines: [{ variantId: gift.variantId, counted: 1 }] })).rejects.toMatchObject({ reason: 'BUNDLE' });
    await expect(withPurchase(shop, { start: 'RECEIVE', lines: [{ product: gift, quantity: 1, unitCost: 5 }] })).rejects.toMatchObject({ reason: 'BUNDLE' });
    expect(await balanceOf(gift)).toBeNull();
  });

  it('is made of known parts, once each, of no bundle, in one variant without stock', async () => {
    const make = (parts: [SeededProduct, number][], variant: object = {}, more: object[] = []) => execute(createProduct, session, {
      name: 'Set', variants: [{ sku: `SET-${Math.random()}`, price: 10, ...variant }, ...more],
      parts: parts.map(([{ variantId }, quantity]) => ({ variantId, quantity })),
    });
    const mistake = (field: string) => ({ fieldErrors: [{ field }] });
    await expect(make([[gift, 1]])).rejects.toMatchObject(mistake('parts'));
    await expect(make([[lamp, 1], [lamp, 2]])).rejects.toMatchObject(mistake('parts'));
    await expect(make([[lamp, 1]], { openingStock: 3 })).rejects.toMatchObject(mistake('variants.0.openingStock'));
    await expect(make([[lamp, 1]], {}, [{ sku: 'OTHER', name: 'Red', price: 1 }])).rejects.toMatchObject(mistake('parts'));
    const stranger = await withProduct(await seedBusiness());
    await expect(make([[stranger, 1]])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('changes its parts for the orders to come, and keeps them when they are not named; nothing becomes one later', async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product: gift }] });
    const variant = { id: gift.variantId, sku: gift.sku, price: 950 };
    const save = (version: number, more: object) => execute(updateProduct, session, { id: gift.productId, version, name: 'Gift set', variants: [variant], ...more });
    await save(1, {});
    expect(await db.bundlePart.count({ where: { businessId: shop.id } })).toBe(2);
    await save(2, { parts: [{ variantId: lamp.variantId, quantity: 5 }] });
    expect((await linesOf(orderId)).map(({ quantity }) => quantity)).toEqual([1, 2]);
    const { id } = await withOrder(shop, { lines: [{ product: gift }] });
    expect((await linesOf(id)).map(({ quantity }) => quantity)).toEqual([5]);
    await expect(save(3, { parts: [] })).rejects.toMatchObject({ fieldErrors: [{ field: 'parts' }] });
    await expect(execute(updateProduct, session, {
      id: lamp.productId, version: 1, name: 'Lamp', variants: [{ id: lamp.variantId, sku: lamp.sku, price: 100 }],
      parts: [{ variantId: saree.variantId, quantity: 1 }],
    })).rejects.toMatchObject({ fieldErrors: [{ field: 'parts' }] });
  });
});
