import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { partyBalance } from '../../accounting/party-balance.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { correctCosts } from '../correct-costs.ts';
import { payPurchase, receivePurchase, returnPurchase } from '../purchase-commands.ts';
import { voidPurchase } from '../void-purchase.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let shop: Shop;
let session: Session;
let saree: SeededProduct;
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  saree = await withProduct(shop, { stock: 0, cost: 0, sku: 'SAR', price: 500 });
});

const purchaseOf = (id: string) => db.purchase.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id } }, include: { lines: { orderBy: { position: 'asc' } } },
});
const average = async ({ variantId: id }: SeededProduct) =>
  Number((await db.variant.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).avgCostPoisha) / 100;
const owedTo = async (supplierId: string) => Number(-(await partyBalance(shop.id, 'supplier-payable', supplierId))) / 100;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
/** In taka, debit less credit. */
async function balanceOf(code: string): Promise<number> {
  const [row] = await db.$queryRaw<{ value: bigint }[]>`
    SELECT coalesce(sum(b."debitPoisha" - b."creditPoisha"), 0)::bigint AS "value" FROM "Account" a
    JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${shop.id}::uuid AND a."code" = ${code}`;
  return Number(row!.value) / 100;
}
it('costs no more than any amount of the books, and has lines of its own only', async () => {
  const { id } = await received(2, 100);
  await expect(correct(id, { unitCosts: [MAX_TAKA] })).rejects.toMatchObject({ message: 'The amount is too large' });
  const { lines: [foreign] } = await purchaseOf((await received(1, 50)).id);
  await expect(execute(correctCosts, session, {
    purchaseId: id, version: (await purchaseOf(id)).version, reason: 'The bill came', lines: [{ lineId: foreign!.id, unitCost: 60 }],
  })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await drift()).toEqual([]);
});

it('says once what a line costs', async () => {
  const { id } = await received(2, 100);
  const { version, lines: [line] } = await purchaseOf(id);
  const twice = [120, 90].map((unitCost) => ({ lineId: line!.id, unitCost }));
  await expect(execute(correctCosts, session, { purchaseId: id, version, reason: 'The bill came', lines: twice }))
    .rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'lines.1.lineId' }] });
  expect(await average(saree)).toBe(100);
});

const received = (quantity: number, unitCost: number, more: object = {}) =>
  withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity, unitCost }], more });
async function correct(id: string, change: { unitCosts?: number[]; discount?: number; extraCost?: number; allowsZeroCost?: boolean }, as = session) {
  const { unitCosts = [], ...sums } = change;
  const { version, lines } = await purchaseOf(id);
  return execute(correctCosts, as, {
    purchaseId: id, version, reason: 'The bill came', ...sums,
    lines: unitCosts.map((unitCost, index) => ({ lineId: lines[index]!.id, unitCost })),
  });
}

describe('a bill that comes late with other prices', () => {
  it('changes what is owed, what the stock costs and nothing else, while all of it is here', async () => {
    const { id, supplierId } = await received(10, 100);
    await correct(id, { unitCosts: [120], discount: 50, extraCost: 150 });
    expect([await owedTo(supplierId), await average(saree), await balanceOf('inventory')]).toEqual([1_300, 130, 1_300]);
    expect([await balanceOf('stock-revaluation'), await balanceOf('stock-rounding')]).toEqual([0, 0]);
    expect(await purchaseOf(id)).toMatchObject({ status: 'RECEIVED', itemsPoisha: 1_200_00n, discountPoisha: 50_00n, extraPoisha: 150_00n, totalPoisha: 1_300_00n });
    expect(await drift()).toEqual([]);
  });

  it('books what the sold pieces cost more as a change of stock costs today; their orders keep their cost', async () => {
    const { id, supplierId } = await received(10, 100);
    const order = await withOrder(shop, { lines: [{ product: saree, quantity: 4 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId: order.id });
    await correct(id, { unitCosts: [120] });
    expect([await owedTo(supplierId), await average(saree), await balanceOf('inventory'), await balanceOf('stock-revaluation')])
      .toEqual([1_200, 120, 720, 80]);
    expect(await db.orderLine.findMany({ where: { businessId: shop.id, orderId: order.id }, select: { unitCostPoisha: true } }))
      .toEqual([{ unitCostPoisha: 100_00n }]);
    expect(await drift()).toEqual([]);
  });

  it('leaves the average of dear and cheap pieces as it is where the rest would be worth less than nothing', async () => {
    await received(10, 10);
    const { id } = await received(10, 1_000);
    const order = await withOrder(shop, { lines: [{ product: saree, quantity: 10 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId: order.id });
    const { version, lines: [line] } = await purchaseOf(id);
    // Ten of the twenty are left, worth 5,050 at their average; the dear ones cost 9,990 less.
    const { data } = await server.graphql(await tokenOf(shop.founder), 'mutation ($input: CorrectCostsInput!) { correctCosts(input: $input) { __typename } }', {
      input: { purchaseId: encodeId('Purchase', id), version, reason: 'The bill came', lines: [{ lineId: encodeId('PurchaseLine', line!.id), unitCost: 1 }] },
    });
    expect(data).toEqual({ correctCosts: { __typename: 'CorrectCostsSuccess' } });
    expect([await average(saree), await balanceOf('inventory'), await balanceOf('stock-revaluation')]).toEqual([505, 5_050, -9_990]);
    expect(await drift()).toEqual([]);
  });

  it('is refunded at the new prices for what went back, and nothing is owed once the rest follows or all is void', async () => {
    for (const end of ['return', 'void'] as const) {
      const { id, supplierId } = await received(7, 10.01, { discount: 3.33 });
      const lineId = (await purchaseOf(id)).lines[0]!.id;
      const back = async (quantity: number) =>
        execute(returnPurchase, session, { purchaseId: id, version: (await purchaseOf(id)).version, reason: 'Torn', lines: [{ lineId, quantity }] });
      await back(2);
      await correct(id, { unitCosts: [9.97] });
      await back(1);
      await correct(id, { discount: 1.11 });
      if (end === 'return') await back(4);
      else await execute(voidPurchase, session, { purchaseId: id, version: (await purchaseOf(id)).version, reason: 'Mistake' });
      expect(await owedTo(supplierId)).toBe(0);
      expect(await drift()).toEqual([]);
    }
  });

  it('counts for what is still to come, and what was paid too much comes off the next bill', async () => {
    const { id, supplierId } = await withPurchase(shop, { lines: [{ product: saree, quantity: 10, unitCost: 100 }] });
    const { lines: [line] } = await purchaseOf(id);
    await execute(receivePurchase, session, { purchaseId: id, version: 1, lines: [{ lineId: line!.id, quantity: 4 }] });
    await execute(payPurchase, session, { purchaseId: id, version: 2, amount: 400 });
    await correct(id, { unitCosts: [90] });
    expect([await owedTo(supplierId), await average(saree)]).toEqual([-40, 90]);
    await execute(receivePurchase, session, { purchaseId: id, version: 4 });
    expect([await owedTo(supplierId), await average(saree)]).toEqual([500, 90]);
    expect(await drift()).toEqual([]);
  });

  it('is refused where nothing has come, nothing differs or more is taken off than there is, and changes nothing', async () => {
    const { id: ordered } = await withPurchase(shop, { lines: [{ product: saree, quantity: 1, unitCost: 100 }] });
    await expect(correct(ordered, { unitCosts: [90] })).rejects.toMatchObject({ reason: 'PURCHASE_STATUS' });
    const { id } = await received(2, 100);
    const before = await purchaseOf(id);
    await expect(correct(id, { unitCosts: [100] })).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'The costs are as they were' });
    await expect(correct(id, { discount: 201 })).rejects.toMatchObject({ fieldErrors: [{ field: 'discount' }] });
    await expect(correct(id, { unitCosts: [0] })).rejects.toMatchObject({ reason: 'FREE_GOODS' });
    const blind = await sessionFor(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    await expect(correct(id, { unitCosts: [90] }, blind)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await purchaseOf(id)).toEqual(before);
    await correct(id, { unitCosts: [0], allowsZeroCost: true });
    expect([await average(saree), await balanceOf('inventory')]).toEqual([0, 0]);
    expect(await drift()).toEqual([]);
  });

  it('takes as many statements for 300 lines as for one', async () => {
    const counts: number[] = [];
    for (const lines of [1, 300]) {
      const bought = await Promise.all(Array.from({ length: lines }, () => withProduct(shop, { stock: 0 })));
      const { id } = await withPurchase(shop, { start: 'RECEIVE', lines: bought.map((product) => ({ product, quantity: 2, unitCost: 10 })) });
      const { version, lines: held } = await purchaseOf(id);
      const input = { purchaseId: id, version, reason: 'The bill came', lines: held.map(({ id: lineId }) => ({ lineId, unitCost: 11 })) };
      counts.push(await countStatements(async (counter) => {
        await execute(correctCosts, session, input);
        return counter.count;
      }));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
