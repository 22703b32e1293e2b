import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { partyBalance } from '../../accounting/party-balance.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { orderPurchase, payPurchase, receivePurchase, returnPurchase } from '../purchase-commands.ts';
import { refundPurchase } from '../refund-purchase.ts';
import { createPurchase, updatePurchase } from '../save-purchase.ts';
import { voidPurchase } from '../void-purchase.ts';

let shop: Shop;
let session: Session;
let panjabi: SeededProduct;
let saree: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  panjabi = await withProduct(shop, { stock: 10, cost: 100, sku: 'PNJ' });
  saree = await withProduct(shop, { stock: 0, cost: 0, sku: 'SAR' });
});

const purchaseOf = (id: string) => db.purchase.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id } }, include: { lines: { orderBy: { position: 'asc' } } },
});
const costOf = async ({ variantId: id }: SeededProduct) =>
  (await db.variant.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).avgCostPoisha;
const stockOf = async ({ variantId }: SeededProduct) =>
  (await db.stockBalance.findMany({ where: { businessId: shop.id, variantId } })).reduce((sum, { onHand }) => sum + onHand, 0);
const owedTo = async (supplierId: string) => -(await partyBalance(shop.id, 'supplier-payable', supplierId));
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
/** The balance of every account, debit less credit, in poisha; accounts without one are left out. */
async function accounts(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
    SELECT a."code", sum(b."debitPoisha" - b."creditPoisha")::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${shop.id}::uuid GROUP BY 1 HAVING sum(b."debitPoisha" - b."creditPoisha") <> 0`;
  return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value)]));
}

describe('goods that come in', () => {
  it.each([
    // Goods for 1,000 and 3,000 in ten and five pieces.
    ['VALUE', [75_00n, 225_00n]],
    ['QUANTITY', [200_00n, 100_00n]],
  ])('share extra costs by %s, to the poisha', async (extraSpread, extras) => {
    const { id } = await withPurchase(shop, {
      start: 'RECEIVE',
      lines: [{ product: panjabi, quantity: 10, unitCost: 100 }, { product: saree, quantity: 5, unitCost: 600 }],
      more: { extraCost: 300, extraAccount: 'CASH', extraSpread },
    });
    expect((await purchaseOf(id)).lines.map(({ extraPoisha }) => extraPoisha)).toEqual(extras);
    // Ten panjabis for 100 were here before; of sarees there was none.
    expect([await costOf(panjabi), await costOf(saree)]).toEqual([(2_000_00n + extras[0]!) / 20n, (3_000_00n + extras[1]!) / 5n]);
    expect(await accounts()).toMatchObject({ inventory: 5_300_00, cash: -300_00 });
    expect(await drift()).toEqual([]);
  });

  it('land with their part of discount and extra costs, and renew the average', async () => {
    const { id, supplierId } = await withPurchase(shop, {
      start: 'RECEIVE',
      lines: [{ product: panjabi, quantity: 10, unitCost: 200 }, { product: saree, quantity: 5, unitCost: 400 }],
      more: { discount: 100, extraCost: 300, extraAccount: 'CASH', extraSpread: 'QUANTITY', paid: 1_000, paidFrom: 'BKASH' },
    });
    // Of 300 for transport, 200 go to the ten panjabis and 100 to the five sarees; the discount is split evenly.
    const purchase = await purchaseOf(id);
    expect(purchase).toMatchObject({ status: 'RECEIVED', totalPoisha: 3_900_00n, paidPoisha: 1_000_00n, receivedCount: 15 });
    expect(purchase.lines.map(({ goodsPoisha, extraPoisha }) => [goodsPoisha, extraPoisha]))
      .toEqual([[1_950_00n, 200_00n], [1_950_00n, 100_00n]]);
    expect([await costOf(panjabi), await costOf(saree)]).toEqual([157_50n, 410_00n]);
    expect(await owedTo(supplierId)).toBe(2_900_00n);
    expect(await accounts()).toMatchObject({
      inventory: 5_200_00, 'supplier-payable': -2_900_00, cash: -300_00, bkash: -1_000_00,
    });
    expect(await drift()).toEqual([]);
  });

  it('count what couriers hold in the average, and book what that changes of the value', async () => {
    const order = await withOrder(shop, { lines: [{ product: panjabi, quantity: 10 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: panjabi, quantity: 10, unitCost: 200 }] });
    // Twenty pieces are owned, ten of them with the courier at their frozen cost of 100.
    expect(await costOf(panjabi)).toBe(150_00n);
    expect(await accounts()).toMatchObject({ inventory: 1_500_00, 'goods-in-transit': 1_000_00, 'stock-revaluation': 500_00 });
    expect(await drift()).toEqual([]);
  });

  it('round the average to a poisha and book the rest', async () => {
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 3, unitCost: 33.33 }], more: { extraCost: 0.01 } });
    expect(await costOf(saree)).toBe(33_33n);
    expect(await accounts()).toMatchObject({ 'stock-rounding': 1 });
    expect(await drift()).toEqual([]);
  });

  it('round by half a poisha for each piece: more than that is another value of the stock', async () => {
    const bell = await withProduct(shop, { stock: 1, cost: 100, sku: 'BEL' });
    // Two pieces at 100.005, which is 100.01.
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: bell, quantity: 1, unitCost: 100.01 }] });
    expect(await costOf(bell)).toBe(100_01n);
    const { 'stock-rounding': rounded, ...others } = await accounts();
    expect([rounded, others]).toEqual([-1, expect.not.objectContaining({ 'stock-revaluation': expect.anything() })]);
    expect(await drift()).toEqual([]);
  });

  it('come in parts, each with its part of the bill, and the last one with the rest', async () => {
    const { id, supplierId } = await withPurchase(shop, { lines: [{ product: saree, quantity: 4, unitCost: 100 }], more: { discount: 0.02 } });
    const [line] = (await purchaseOf(id)).lines;
    const receive = async (quantity: number) =>
      execute(receivePurchase, session, { purchaseId: id, version: (await purchaseOf(id)).version, lines: [{ lineId: line!.id, quantity }] });
    await receive(1);
    expect([(await purchaseOf(id)).status, await owedTo(supplierId)]).toEqual(['PART_RECEIVED', 100_00n]);
    expect(await drift()).toEqual([]);
    await expect(receive(4)).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'lines.0.quantity' }] });
    // The half poisha of the first piece is not of these again.
    await receive(3);
    expect([(await purchaseOf(id)).status, await owedTo(supplierId)]).toEqual(['RECEIVED', 399_98n]);
    expect(await drift()).toEqual([]);
  });

  it('may be fewer than were bought: the bill becomes what has come', async () => {
    const { id, supplierId } = await withPurchase(shop, {
      lines: [{ product: saree, quantity: 3, unitCost: 100 }, { product: panjabi, quantity: 1, unitCost: 50 }], more: { discount: 35 },
    });
    const { lines, version } = await purchaseOf(id);
    await execute(receivePurchase, session, { purchaseId: id, version, isLast: true, lines: [{ lineId: lines[0]!.id, quantity: 1 }] });
    const purchase = await purchaseOf(id);
    expect(purchase).toMatchObject({ status: 'RECEIVED', itemCount: 1, itemsPoisha: 100_00n, discountPoisha: 10_00n, totalPoisha: 90_00n });
    // The list names the pieces of the bill, not those that were once ordered.
    expect(purchase.itemSummary).toBe(lines[0]!.name);
    expect(await owedTo(supplierId)).toBe(90_00n);
    expect(await drift()).toEqual([]);
  });

  it('are named once for each line of the bill, as what goes back is', async () => {
    const { id } = await withPurchase(shop, { lines: [{ product: saree, quantity: 4, unitCost: 100 }] });
    const { lines: [line] } = await purchaseOf(id);
    const twice = async () => ({ purchaseId: id, version: (await purchaseOf(id)).version, lines: [1, 1].map((quantity) => ({ lineId: line!.id, quantity })) });
    const TWICE = { code: 'BAD_REQUEST', fieldErrors: [{ field: 'lines.1.lineId' }] };
    await expect(execute(receivePurchase, session, await twice())).rejects.toMatchObject(TWICE);
    expect(await stockOf(saree)).toBe(0);
    await execute(receivePurchase, session, { purchaseId: id, version: 1 });
    await expect(execute(returnPurchase, session, { ...(await twice()), reason: 'Torn' })).rejects.toMatchObject(TWICE);
    expect(await stockOf(saree)).toBe(4);
  });

  it('that cost nothing need somebody to say so', async () => {
    const supplierId = await withSupplier(shop);
    const input = { supplierId, start: 'RECEIVE', lines: [{ variantId: saree.variantId, quantity: 1, unitCost: 0 }] };
    await expect(execute(createPurchase, session, input)).rejects.toMatchObject({ reason: 'FREE_GOODS' });
    expect(await stockOf(saree)).toBe(0);
    await execute(createPurchase, session, { ...input, allowsZeroCost: true });
    expect(await stockOf(saree)).toBe(1);
  });

  it('take as many statements for 500 lines as for one', async () => {
    const supplierId = await withSupplier(shop);
    const statements = (count: number) => countStatements(async (counter) => {
      await execute(createPurchase, session, {
        supplierId, start: 'RECEIVE', paid: 1,
        lines: Array.from({ length: count }, () => ({ variantId: saree.variantId, quantity: 2, unitCost: 33.33 })),
      });
      return counter.count;
    });
    const one = await statements(1);
    expect(one).toBeLessThan(20);
    expect(await statements(500)).toBe(one);
    expect(await stockOf(saree)).toBe(1_002);
  });
});

describe('a purchase', () => {
  it('changes neither stock nor books until goods come, and may be changed until then', async () => {
    const { id } = await withPurchase(shop, { start: 'DRAFT', lines: [{ product: saree, quantity: 3, unitCost: 100 }] });
    const before = await accounts();
    await execute(orderPurchase, session, { purchaseId: id, version: 1 });
    const { supplierId } = await purchaseOf(id);
    await execute(updatePurchase, session, {
      purchaseId: id, version: 2, supplierId, lines: [{ variantId: panjabi.variantId, quantity: 1, unitCost: 7 }],
    });
    expect(await purchaseOf(id)).toMatchObject({ status: 'ORDERED', totalPoisha: 7_00n, lines: [{ sku: 'PNJ', quantity: 1 }] });
    expect([await accounts(), await stockOf(saree)]).toEqual([before, 0]);
    await execute(receivePurchase, session, { purchaseId: id, version: 3 });
    await expect(execute(updatePurchase, session, {
      purchaseId: id, version: 4, supplierId, lines: [{ variantId: panjabi.variantId, quantity: 1, unitCost: 7 }],
    })).rejects.toMatchObject({ reason: 'PURCHASE_STATUS' });
    expect(await drift()).toEqual([]);
  });

  it('that is paid in advance stays with its supplier, and costs no less than that', async () => {
    const [supplierId, other] = [await withSupplier(shop), await withSupplier(shop, 'Rahim Traders')];
    const line = { variantId: panjabi.variantId, quantity: 10, unitCost: 100 };
    const { id } = await execute(createPurchase, session, { supplierId, start: 'ORDER', paid: 800, lines: [line] });
    const edit = async (change: object) => execute(updatePurchase, session, {
      purchaseId: id, version: (await purchaseOf(id)).version, supplierId, lines: [line], ...change,
    });
    await expect(edit({ supplierId: other })).rejects.toMatchObject({ fieldErrors: [{ field: 'supplierId' }] });
    await expect(edit({ lines: [{ ...line, quantity: 7 }] })).rejects.toMatchObject({ fieldErrors: [{ field: 'lines' }] });
    await expect(edit({ discount: 1_000.01 })).rejects.toMatchObject({ fieldErrors: [{ field: 'discount' }] });
    // Who does not see the costs would write zeros over them.
    const unseeing = await sessionFor(await withMember(shop, { flags: ['purchase'] }));
    await expect(execute(updatePurchase, unseeing, { purchaseId: id, version: (await purchaseOf(id)).version, supplierId, lines: [line] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await edit({ lines: [{ ...line, quantity: 8 }] });
    expect([(await purchaseOf(id)).totalPoisha, await owedTo(supplierId), await owedTo(other)]).toEqual([800_00n, -800_00n, 0n]);
    expect(await drift()).toEqual([]);
    // What is booked with another supplier than the purchase's is named by the nightly check.
    await db.purchase.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { supplierId: other }, select: { id: true } });
    expect(await drift()).not.toEqual([]);
  });

  it('says what comes and what goes back, of its own lines', async () => {
    const [one, other] = await Promise.all([panjabi, saree].map((product) => withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 4, unitCost: 100 }] })));
    const open = await withPurchase(shop, { lines: [{ product: saree, quantity: 4, unitCost: 100 }] });
    const [own, foreign, waiting] = (await Promise.all([one!, other!, open].map(({ id }) => purchaseOf(id)))).map(({ lines }) => lines[0]!.id);
    const version = async (id: string) => (await purchaseOf(id)).version;
    const back = async (lineId: string, quantity: number) =>
      execute(returnPurchase, session, { purchaseId: one!.id, version: await version(one!.id), reason: 'Torn', lines: [{ lineId, quantity }] });
    const come = async (lineId: string, quantity: number) =>
      execute(receivePurchase, session, { purchaseId: open.id, version: await version(open.id), lines: [{ lineId, quantity }] });
    await expect(back(own!, 0)).rejects.toMatchObject({ message: 'Say what goes back' });
    await expect(back(foreign!, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(come(waiting!, 0)).rejects.toMatchObject({ message: 'Say what has come' });
    await expect(come(foreign!, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await stockOf(panjabi), await stockOf(saree), await drift()]).toEqual([14, 4, []]);
  });

  it('costs no more than any amount of the books, with what it costs to come here', async () => {
    const dear = (more: object) => withPurchase(shop, { lines: [{ product: saree, quantity: 1, unitCost: MAX_TAKA }], more });
    await dear({});
    await expect(dear({ extraCost: 1 })).rejects.toMatchObject({ message: 'The amount is too large' });
  });

  it('is paid in parts and never more than is due, goods that went back taken off', async () => {
    const { id, supplierId } = await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 4, unitCost: 100 }] });
    await execute(payPurchase, session, { purchaseId: id, version: 2, amount: 150, account: 'NAGAD' });
    const { lines } = await purchaseOf(id);
    await execute(returnPurchase, session, {
      purchaseId: id, version: 3, reason: 'Torn', lines: [{ lineId: lines[0]!.id, quantity: 1 }],
    });
    await expect(execute(payPurchase, session, { purchaseId: id, version: 4, amount: 150.01 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    // A refusal would tell what is due.
    const unseeing = await sessionFor(await withMember(shop, { flags: ['purchase'] }));
    for (const amount of [1, 150.01]) {
      await expect(execute(payPurchase, unseeing, { purchaseId: id, version: 4, amount })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await execute(payPurchase, session, { purchaseId: id, version: 4, amount: 150 });
    expect([await owedTo(supplierId), await stockOf(saree)]).toEqual([0n, 3]);
    await expect(execute(returnPurchase, session, {
      purchaseId: id, version: 5, reason: 'All of them', lines: [{ lineId: lines[0]!.id, quantity: 4 }],
    })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await drift()).toEqual([]);
  });

  it('is paid back by its supplier where goods that are paid went back, and no more than they hold', async () => {
    const { id, supplierId } = await withPurchase(shop, {
      start: 'RECEIVE', lines: [{ product: saree, quantity: 4, unitCost: 100 }], more: { paid: 400, paidFrom: 'BANK' },
    });
    const before = await purchaseOf(id);
    const refund = async (amount: number, more: object = {}) =>
      execute(refundPurchase, session, { purchaseId: id, version: (await purchaseOf(id)).version, amount, ...more });
    await expect(refund(1)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    await execute(returnPurchase, session, { purchaseId: id, version: before.version, reason: 'Torn', lines: [{ lineId: before.lines[0]!.id, quantity: 3 }] });
    await expect(refund(300.01)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    const other = await sessionFor(await withMember(shop, { flags: ['order', 'expense', 'adjustStock'] }));
    await expect(execute(refundPurchase, other, { purchaseId: id, version: 1, amount: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const unseeing = await sessionFor(await withMember(shop, { flags: ['purchase'] }));
    const tooMuch = { purchaseId: id, version: (await purchaseOf(id)).version, amount: 300.01 };
    await expect(execute(refundPurchase, unseeing, tooMuch)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const outcomes = await Promise.allSettled([refund(200, { account: 'BKASH' }), refund(200, { account: 'BKASH' })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Who has seen less than that is told so, also where there is room for both.
    const { version } = await purchaseOf(id);
    const late = () => execute(refundPurchase, session, { purchaseId: id, version, amount: 50 });
    await late();
    await expect(late()).rejects.toMatchObject({ code: 'CONFLICT' });
    await refund(50);
    expect([await owedTo(supplierId), await accounts()]).toMatchObject([0n, { bank: -400_00, bkash: 200_00, cash: 100_00 }]);
    expect(await drift()).toEqual([]);
    await execute(voidPurchase, session, { purchaseId: id, version: (await purchaseOf(id)).version, reason: 'Entered twice' });
    expect(await accounts()).not.toMatchObject({ bank: expect.anything() });
    expect([await owedTo(supplierId), await drift()]).toEqual([0n, []]);
  });

  it('that is void leaves no trace in stock, costs, books and with the supplier', async () => {
    const before = [await accounts(), await costOf(panjabi), await stockOf(panjabi)];
    const { id, supplierId } = await withPurchase(shop, {
      start: 'RECEIVE', lines: [{ product: panjabi, quantity: 10, unitCost: 10_000 }],
      more: { paid: 500, paidFrom: 'BANK', extraCost: 70, extraAccount: 'CASH' },
    });
    await execute(voidPurchase, session, { purchaseId: id, version: (await purchaseOf(id)).version, reason: 'Two zeros too many' });
    expect([await accounts(), await costOf(panjabi), await stockOf(panjabi)]).toEqual(before);
    expect(await owedTo(supplierId)).toBe(0n);
    expect(await drift()).toEqual([]);
  });

  it.each([[2], [10]])('that is void after %i of 10 pieces were returned leaves nothing owed, extra costs included', async (returned) => {
    const { id, supplierId } = await withPurchase(shop, {
      start: 'RECEIVE', lines: [{ product: saree, quantity: 10, unitCost: 200 }], more: { extraCost: 200 },
    });
    const { lines: [line], version } = await purchaseOf(id);
    await execute(returnPurchase, session, {
      purchaseId: id, version, reason: 'Torn', lines: [{ lineId: line!.id, quantity: returned }],
    });
    await execute(voidPurchase, session, { purchaseId: id, version: version + 1, reason: 'Entered twice' });
    expect(await owedTo(supplierId)).toBe(0n);
    expect(await stockOf(saree)).toBe(0);
    expect(await drift()).toEqual([]);
  });

  it('is not void once its goods are gone or promised', async () => {
    const { id } = await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 2, unitCost: 100 }] });
    const order = await withOrder(shop, { lines: [{ product: saree }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await expect(execute(voidPurchase, session, { purchaseId: id, version: 2, reason: 'Mistake' }))
      .rejects.toMatchObject({
        code: 'PRECONDITION_FAILED', reason: 'GOODS_NOT_HERE',
        message: `Not enough stock of ${saree.sku}: 2 needed, 1 available. Goods of a purchase that are sold, moved or promised `
          + 'cannot be void: return those that are still here to the supplier instead.',
      });
    expect((await purchaseOf(id)).status).toBe('RECEIVED');
    const lineId = (await purchaseOf(id)).lines[0]!.id;
    await execute(returnPurchase, session, { purchaseId: id, version: 2, lines: [{ lineId, quantity: 1 }], reason: 'Mistake' });
    expect((await purchaseOf(id)).lines[0]!.returned).toBe(1);
  });

  it('is received once, however often and at once it is asked for', async () => {
    const { id } = await withPurchase(shop, { lines: [{ product: saree, quantity: 5, unitCost: 100 }] });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () =>
      execute(receivePurchase, session, { purchaseId: id, version: 1 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(saree)).toBe(5);
    expect(await drift()).toEqual([]);
  });
});
