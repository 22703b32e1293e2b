import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { createStatement } from '../../couriers/settlement/create-statement.ts';
import { postStatement } from '../../couriers/settlement/post-statement.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { recordAdvance } from '../../orders/record-advance.ts';
import { refundAdvance } from '../../orders/refund-advance.ts';
import { takeOrder } from '../../orders/take-order.ts';
import { payPurchase, receivePurchase } from '../../purchases/purchase-commands.ts';
import { voidPurchase } from '../../purchases/void-purchase.ts';
import { approveWebOrderAsTyped } from '../../web-orders/approve-as-typed.ts';
import { logWebOrderCall } from '../../web-orders/log-call.ts';
import { approveWebOrder } from '../../web-orders/web-order-commands.ts';
import { accountBalance } from '../account-balances.ts';
import type { AccountCode } from '../chart-of-accounts.ts';
import { createAccount, deleteAccount, updateAccount } from '../account-commands.ts';

let shop: Shop;
let session: Session;
let product: SeededProduct;
/** An account that a member added. */
let rocket: string;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 9, cost: 100 });
  rocket = (await execute(createAccount, session, { name: 'Rocket', purpose: 'MONEY' })).id;
});

const held = async (id = rocket) => Number(await accountBalance(shop.id, id, dhakaDay(new Date()))) / 100;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const order = (more: object) => execute(takeOrder, session, {
  customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone', advance: 200,
  lines: [{ variantId: product.variantId, quantity: 1, unitPrice: 500 }], ...more,
});

describe('an account that every business has', () => {
  const archive = async (code: AccountCode, version = 1) => {
    const id = await accountId(shop, code);
    return execute(updateAccount, session, { accountId: id, version, name: `Old ${code}`, isArchived: true });
  };
  const refused = { fieldErrors: [{ field: 'accountId' }] };

  it('takes no money once it is archived, for orders, purchases and statements of couriers', async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }], advance: 100 });
    await execute(cancelOrder, session, { orderId, reason: 'No' });
    const lines = [{ product, quantity: 2, unitCost: 100 }];
    const { id: purchaseId } = await withPurchase(shop, { start: 'ORDER', lines, more: { extraCost: 30, extraAccount: 'NAGAD' } });
    for (const code of ['bank', 'bkash', 'nagad'] as const) await archive(code);
    await expect(order({ advanceAccount: 'BKASH' })).rejects.toMatchObject(refused);
    await expect(execute(recordAdvance, session, { orderId: (await order({})).id, amount: 5, account: 'BKASH' })).rejects.toMatchObject(refused);
    await expect(execute(refundAdvance, session, { orderId, account: 'NAGAD' })).rejects.toMatchObject(refused);
    await expect(execute(receivePurchase, session, { purchaseId, version: 1 })).rejects.toMatchObject(refused);
    await expect(execute(payPurchase, session, { purchaseId, version: 1, amount: 5, account: 'BANK' })).rejects.toMatchObject(refused);
    // Nothing is paid by it: it is not asked for.
    await order({ advance: 0, advanceAccount: 'BKASH' });
    await withPurchase(shop, { start: 'ORDER', lines, more: { paidFrom: 'BANK' } });
    expect(await Promise.all((['bank', 'bkash', 'nagad'] as const).map(async (code) => held(await accountId(shop, code))))).toEqual([0, 0, 0]);
    await expect(archive('web-payments')).rejects.toMatchObject({ reason: 'ACCOUNT_NEEDED' });
    expect(await drift()).toEqual([]);
  });

  it('takes no payout of a courier whose statement was entered before it was archived', async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'SF-ARCHIVED' });
    await execute(deliverOrder, session, { orderId });
    const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id } });
    const lines = [{ consignment: 'SF-ARCHIVED', collected: 500 }];
    const { id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
    await archive('bank');
    await expect(execute(postStatement, session, { statementId, version: 1 })).rejects.toMatchObject(refused);
    expect((await db.order.findFirstOrThrow({ where: { businessId: shop.id, id: orderId } })).settlementStatus).toBe('UNSETTLED');
    await execute(updateAccount, session, { accountId: await accountId(shop, 'bank'), version: 2, name: 'Bank', isArchived: false });
    await execute(postStatement, session, { statementId, version: 1 });
    expect([await held(await accountId(shop, 'bank')), await drift()]).toEqual([500, []]);
  });

  it('is archived or takes money when both are done at once, never both', async () => {
    const outcomes = await Promise.allSettled([order({ advanceAccount: 'BKASH' }), archive('bkash')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await drift()).toEqual([]);
  });
});

describe('an account that the staff added', () => {
  it('takes advances of orders and pays them back', async () => {
    const { id: orderId } = await order({ advanceAccountId: rocket });
    expect([await held(), await held(await accountId(shop, 'cash'))]).toEqual([200, 0]);
    await execute(cancelOrder, session, { orderId, reason: 'No' });
    await execute(refundAdvance, session, { orderId, accountId: rocket });
    expect([await held(), await drift()]).toEqual([0, []]);
  });

  it('takes what was paid for web orders, by whoever approves and at the desk', async () => {
    const [first, second, third, fourth] = await withWebOrders(shop, 4, product);
    await execute(approveWebOrder, session, { webOrderId: first, advance: 100, advanceAccountId: rocket });
    await execute(logWebOrderCall, session, { webOrderId: second, outcome: 'CONFIRMED', advance: 50, advanceAccountId: rocket });
    const typed = {
      customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone',
      lines: [{ variantId: product.variantId, quantity: 1, unitPrice: 500 }],
    };
    await execute(approveWebOrderAsTyped, session, { webOrderId: third, ...typed, advance: 25, advanceAccountId: rocket });
    expect([await held(), await held(await accountId(shop, 'web-payments'))]).toEqual([175, 0]);
    await execute(approveWebOrderAsTyped, session, { webOrderId: fourth, ...typed, advance: 30 });
    expect([await held(), await held(await accountId(shop, 'web-payments')), await drift()]).toEqual([175, 30, []]);
  });

  it('pays suppliers and what is paid beside their bills, and gets it back when the purchase is void', async () => {
    const { id: purchaseId } = await withPurchase(shop, {
      start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 100 }],
      more: { extraCost: 30, extraAccountId: rocket, paid: 50, paidFromId: rocket },
    });
    const versionNow = async () => (await db.purchase.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: purchaseId } } })).version;
    const { totalPoisha } = await db.purchase.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: purchaseId } } });
    expect([totalPoisha, await held()]).toEqual([200_00n, -50]);
    await execute(payPurchase, session, { purchaseId, version: await versionNow(), amount: 70, accountId: rocket });
    await execute(receivePurchase, session, { purchaseId, version: await versionNow() });
    expect([await held(), await drift()]).toEqual([-150, []]);
    await execute(voidPurchase, session, { purchaseId, version: await versionNow(), reason: 'Wrong supplier' });
    expect([await held(), await drift()]).toEqual([0, []]);
  });

  it('is refused when it is of another business, holds no money or is archived', async () => {
    const stranger = await seedBusiness();
    await expect(order({ advanceAccountId: await accountId(stranger, 'cash') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(order({ advanceAccountId: await accountId(shop, 'rent') })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    await execute(updateAccount, session, { accountId: rocket, version: 1, name: 'Rocket', isArchived: true });
    await expect(order({ advanceAccountId: rocket })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);
  });

  it('is not removed while a purchase is to be paid from it', async () => {
    const { id: purchaseId } = await withPurchase(shop, {
      start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 100 }], more: { extraCost: 30, extraAccountId: rocket },
    });
    await expect(execute(deleteAccount, session, { accountId: rocket, version: 1 })).rejects.toMatchObject({ reason: 'ACCOUNT_USED' });
    await execute(receivePurchase, session, { purchaseId, version: 1 });
    expect(await held()).toBe(-30);
  });

  it('is taken or removed when both are done at once, never half', async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }], advance: 100 });
    await execute(cancelOrder, session, { orderId, reason: 'No' });
    const outcomes = await Promise.allSettled([
      execute(refundAdvance, session, { orderId, accountId: rocket }), execute(deleteAccount, session, { accountId: rocket, version: 1 }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refund] = outcomes;
    if (refund.status === 'rejected') expect(refund.reason).toMatchObject({ code: 'NOT_FOUND' });
    expect(await drift()).toEqual([]);
  });
});
