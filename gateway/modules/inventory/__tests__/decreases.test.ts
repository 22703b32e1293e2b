import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { partyBalance } from '../../accounting/party-balance.ts';
import { confirmOrder } from '../../orders/order-commands.ts';
import { decideDecrease, decreaseStock, reverseDecrease } from '../adjust-stock.ts';
import { refundDecrease } from '../refund-decrease.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let shop: Shop;
let session: Session;
let product: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 100, cost: 100 });
});

const decrease = (quantity: number, more: object = {}, by = session) =>
  execute(decreaseStock, by, { reason: 'DAMAGED', lines: [{ variantId: product.variantId, quantity }], ...more });
const onHand = async ({ variantId } = product) =>
  (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId } })).onHand;
const statusOf = async (id: string) =>
  (await db.stockAdjustment.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).status;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
async function held(code: string): Promise<bigint> {
  const [row] = await db.$queryRaw<{ value: bigint }[]>`
    SELECT coalesce(sum(b."debitPoisha" - b."creditPoisha"), 0)::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${shop.id}::uuid AND a."code" = ${code}`;
  return row!.value;
}

describe('pieces that leave the stock', () => {
  it('say why in words whose values stand apart, so that they can be said in another language', async () => {
    const { id } = await decrease(2, { reason: 'EXPIRED' });
    await execute(reverseDecrease, session, { adjustmentId: id, version: 1, reason: 'ভুল' });
    const rows = await db.stockMovement.findMany({ where: { businessId: shop.id, sourceId: id }, orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ reason, wording }) => [reason, wording])).toEqual([
      ['Decrease 1: expired', {
        messageKey: 'Decrease {{number}}: {{reason}}', messageValues: { number: 1, reason: { messageKey: 'expired', messageValues: {} } },
      }],
      ['Decrease 1 taken back: ভুল', { messageKey: 'Decrease {{number}} taken back: {{reason}}', messageValues: { number: 1, reason: 'ভুল' } }],
    ]);
  });

  it('leave once and come back once, also for whoever has seen that they did', async () => {
    const { id } = await decrease(3);
    const versionOf = async () => (await db.stockAdjustment.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).version;
    const decide = async (isApproved: boolean) => execute(decideDecrease, session, { adjustmentId: id, version: await versionOf(), isApproved });
    const takeBack = async () => execute(reverseDecrease, session, { adjustmentId: id, version: await versionOf(), reason: 'Wrong' });
    for (const isApproved of [true, false]) await expect(decide(isApproved)).rejects.toMatchObject({ reason: 'ADJUSTMENT_STATUS' });
    expect([await onHand(), await statusOf(id)]).toEqual([97, 'POSTED']);
    await takeBack();
    await expect(takeBack()).rejects.toMatchObject({ reason: 'ADJUSTMENT_STATUS' });
    await expect(decide(true)).rejects.toMatchObject({ reason: 'ADJUSTMENT_STATUS' });
    expect([await onHand(), await statusOf(id), await held('damaged-goods'), await drift()]).toEqual([100, 'REVERSED', 0n, []]);
  });

  it('are booked as a loss, with the owners, or with the supplier', async () => {
    const supplierId = await withSupplier(shop);
    await decrease(3);
    await decrease(2, { reason: 'PERSONAL_USE' });
    await decrease(1, { reason: 'SUPPLIER_RETURN', supplierId });
    expect([await held('damaged-goods'), await held('drawings'), await onHand()]).toEqual([300_00n, 200_00n, 94]);
    expect(await partyBalance(shop.id, 'supplier-payable', supplierId)).toBe(100_00n);
    await expect(decrease(1, { reason: 'SUPPLIER_RETURN' })).rejects.toMatchObject({ fieldErrors: [{ field: 'supplierId' }] });
    expect(await drift()).toEqual([]);
  });

  it('are paid back by the supplier who has them, no more than they are worth, and not at all once they are taken back', async () => {
    const supplierId = await withSupplier(shop);
    const { id } = await decrease(3, { reason: 'SUPPLIER_RETURN', supplierId });
    const token = await tokenOf(shop.founder);
    const read = async (as = token) => {
      const { data } = await server.graphql<{ node: { version: number; heldBySupplier: number | null } }>(as,
        'query ($id: ID!) { node(id: $id) { ... on StockAdjustment { version heldBySupplier } } }', { id: encodeId('StockAdjustment', id) });
      return data!.node;
    };
    const refund = async (amount: number, of = id, as = token) => {
      const { version } = await db.stockAdjustment.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: of } } });
      const { data, errors } = await server.graphql<{ refundDecrease: object }>(as, `mutation ($input: RefundDecreaseInput!) { refundDecrease(input: $input) {
        ... on RefundDecreaseSuccess { adjustment { heldBySupplier } } ... on ValidationError { fieldErrors { field } } ... on PreconditionError { reason } ... on ConflictError { code } } }`,
        { input: { adjustmentId: encodeId('StockAdjustment', of), version, amount, account: 'BKASH' } });
      return data?.refundDecrease ?? errors![0]!.extensions.code;
    };
    expect(await refund(300.01)).toEqual({ fieldErrors: [{ field: 'amount' }] });
    const outcomes = await Promise.all([refund(200), refund(200)]);
    expect(outcomes).toContainEqual({ adjustment: { heldBySupplier: 100 } });
    expect(outcomes.filter((outcome) => JSON.stringify(outcome).includes('adjustment'))).toHaveLength(1);
    expect(await refund(100.01)).toEqual({ fieldErrors: [{ field: 'amount' }] });
    expect([await held('bkash'), await partyBalance(shop.id, 'supplier-payable', supplierId), await drift()]).toEqual([200_00n, 100_00n, []]);
    const masked = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    expect((await read(masked)).heldBySupplier).toBeNull();
    const member = await tokenOf(await withMember(shop, { flags: ['adjustStock'] }));
    const buyer = await tokenOf(await withMember(shop, { flags: ['adjustStock', 'purchase'] }));
    expect(await refund(1, id, member)).toBe('FORBIDDEN');
    // A refusal of too much would tell them how much it is.
    for (const unseeing of [masked, buyer]) expect([await refund(100.01, id, unseeing), await refund(100, id, unseeing)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    // Of no supplier, there is nothing to pay.
    expect(await refund(1, (await decrease(1)).id)).toEqual({ reason: 'ADJUSTMENT_STATUS' });
    const { version } = await read();
    // Whoever has not seen what was paid since.
    await expect(execute(refundDecrease, session, { adjustmentId: id, version: 1, amount: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(execute(reverseDecrease, session, { adjustmentId: id, version: 1, reason: 'They never went' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(reverseDecrease, session, { adjustmentId: id, version, reason: 'They never went' });
    expect([await held('bkash'), await partyBalance(shop.id, 'supplier-payable', supplierId), await onHand(), await drift()]).toEqual([0n, 0n, 99, []]);
    expect([(await read()).heldBySupplier, await refund(1)]).toEqual([0, { reason: 'ADJUSTMENT_STATUS' }]);
  });

  it('are neither more than are there, the same product in two lines included, nor promised to orders', async () => {
    const line = { variantId: product.variantId, quantity: 51 };
    await expect(decrease(0, { lines: [line, line] })).rejects.toMatchObject({ fieldErrors: [{ field: 'lines.1.quantity' }] });
    const order = await withOrder(shop, { lines: [{ product, quantity: 60 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await expect(decrease(41)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await decrease(40);
    expect([await onHand(), await db.stockAdjustment.count({ where: { businessId: shop.id } })]).toEqual([60, 1]);
  });

  it('are at no location and go to no supplier of another business', async () => {
    const rival = await seedBusiness();
    const toSupplier = { reason: 'SUPPLIER_RETURN', supplierId: await withSupplier(rival) };
    for (const foreign of [{ locationId: rival.locationId }, toSupplier]) {
      await expect(decrease(1, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect([await onHand(), await db.stockAdjustment.count({ where: { businessId: shop.id } })]).toEqual([100, 0]);
  });

  it('are refused at each line that lacks them', async () => {
    const other = await withProduct(shop, { stock: 1_200, cost: 10 });
    const [few, many] = [{ variantId: product.variantId, quantity: 101 }, { variantId: other.variantId, quantity: 1_201 }];
    await expect(decrease(0, { lines: [few, { ...few, quantity: 1 }, many] })).rejects.toMatchObject({
      message: `Not enough stock of ${product.sku}: 101 needed, 100 available`,
      fieldErrors: [
        { field: 'lines.0.quantity', message: `Not enough stock of ${product.sku}: 101 needed, 100 available` },
        { field: 'lines.1.quantity', message: `Not enough stock of ${product.sku}: 1 needed, 0 available` },
        { field: 'lines.2.quantity', message: `Not enough stock of ${other.sku}: 1,201 needed, 1,200 available` },
      ],
    });
  });

  it('worth more than the threshold wait for an administrator', async () => {
    const member = await sessionFor(await withMember(shop, { flags: ['adjustStock'] }));
    const { id: small } = await decrease(50, {}, member);
    const dear = await withProduct(shop, { stock: 10, cost: 1_000 });
    const lines = [{ variantId: dear.variantId, quantity: 6 }];
    const { id } = await decrease(0, { lines }, member);
    const { id: other } = await decrease(0, { lines }, member);
    expect([await statusOf(small), await statusOf(id), await onHand(dear)]).toEqual(['POSTED', 'WAITING', 10]);
    const decide = (adjustmentId: string, isApproved: boolean, by = session) =>
      execute(decideDecrease, by, { adjustmentId, version: 1, isApproved });
    await expect(decide(id, true, member)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(execute(decideDecrease, session, { adjustmentId: id, version: 2, isApproved: true })).rejects.toMatchObject({ code: 'CONFLICT' });
    await decide(id, true);
    await decide(other, false);
    expect([await statusOf(id), await statusOf(other), await onHand(dear)]).toEqual(['POSTED', 'REJECTED', 4]);
    expect(await drift()).toEqual([]);
  });

  it('that are not there are refused too where they would wait, and are told to whoever decides when they are gone since', async () => {
    const member = await sessionFor(await withMember(shop, { flags: ['adjustStock'] }));
    const dear = await withProduct(shop, { stock: 10, cost: 1_000 });
    const line = { variantId: dear.variantId, quantity: 6 };
    await expect(decrease(0, { lines: [{ ...line, quantity: 11 }] }, member)).rejects.toMatchObject({ fieldErrors: [{ field: 'lines.0.quantity' }] });
    const { id } = await decrease(0, { lines: [line] }, member);
    const token = await tokenOf(shop.founder);
    const shortages = async () => {
      const { data } = await server.graphql<{ node: { shortages: object[] } }>(
        token, 'query ($id: ID!) { node(id: $id) { ... on StockAdjustment { shortages { sku needed available } } } }', { id: encodeId('StockAdjustment', id) });
      return data?.node.shortages;
    };
    expect(await shortages()).toEqual([]);
    await decrease(0, { lines: [{ ...line, quantity: 7 }] });
    expect(await shortages()).toEqual([{ sku: dear.sku, needed: 6, available: 3 }]);
    await expect(execute(decideDecrease, session, { adjustmentId: id, version: 1, isApproved: true })).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    await execute(decideDecrease, session, { adjustmentId: id, version: 1, isApproved: false });
    expect(await shortages()).toEqual([]);
  });

  it('come back once when it is taken back, at what they were booked at', async () => {
    const { id } = await decrease(10);
    const { version } = await db.stockAdjustment.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
    const back = () => execute(reverseDecrease, session, { adjustmentId: id, version, reason: 'Found again' });
    const outcomes = await Promise.allSettled([back(), back(), back()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await onHand(), await held('damaged-goods'), await statusOf(id)]).toEqual([100, 0n, 'REVERSED']);
    expect(await drift()).toEqual([]);
  });

  it('a hundred times at once on ten products are lost in no case, and none falls below zero', async () => {
    const products: SeededProduct[] = [];
    for (let n = 0; n < 10; n += 1) products.push(await withProduct(shop, { stock: 25, cost: 10 }));
    // 30 requests for each product, with the lines in changing order; only 25 pieces of each are on hand.
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => decrease(0, {
      lines: [0, 3, 7].map((step) => ({ variantId: products[(n * 3 + step) % 10]!.variantId, quantity: 1 })),
    })));
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BAD_REQUEST' });
    const left = await Promise.all(products.map((one) => onHand(one)));
    expect(left.every((units) => units >= 0)).toBe(true);
    expect(left.reduce((sum, units) => sum + units, 0)).toBe(250 - done * 3);
    expect(await drift()).toEqual([]);
  });
});

it('a balance that was changed by hand is found and named', async () => {
  await db.stockBalance.updateMany({ where: { businessId: shop.id, variantId: product.variantId }, data: { onHand: 93 } });
  const found = await drift();
  expect(found.some(({ subject, detail }) => subject.includes(product.variantId) && detail === 'onHand is 93, moved 100')).toBe(true);
});
