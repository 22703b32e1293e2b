import { afterEach, describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import { tierChangeAmount } from '../../../../schema/rules/amounts.ts';
import { packageDaysLeft } from '../../../../schema/rules/package-days.ts';
import {
  businessOf, confirmed, DAY_MS, db, findDrift, paymentOf, poll, PACKAGE_PRICE, refund, renewalOrder, sandbox,
  settlePayment, shop, startPayment, started, superAdmin, traces, type Shop,
} from './support.ts';

afterEach(() => sandbox.heal());

/** Taka a month, as the migration has it. */
const PRO = 3_990;
const ENTERPRISE = 9_990;
let clock = Date.now();

/** A shop on SME for 1,500 taka a month. */
async function smallShop(expiresInDays: number): Promise<Shop> {
  const place = await shop({ expiresInDays });
  await db.business.update({ where: { id: place.id }, data: { subscription: 'SME', productLimit: 1_000 } });
  return place;
}

async function changeOrder(place: Shop, { tier = 'PRO', tierPrice = PRO, months = 0, packagePrice = PACKAGE_PRICE } = {}) {
  const { packageExpiresAt } = await businessOf(place);
  const daysLeft = packageDaysLeft(packageExpiresAt);
  return {
    type: 'TIER_CHANGE', tier, months, businessId: place.id, transactionId: `TIER_CHANGE_${tier}_${(clock += 1)}`,
    amount: tierChangeAmount({ daysLeft, months, packagePrice, tierPrice }),
  };
}

/** Taka that the rest of the package is worth. */
async function worth(place: Shop): Promise<number> {
  const { packageExpiresAt, packagePricePoisha } = await businessOf(place);
  const days = Math.max(0, packageExpiresAt.getTime() - Date.now()) / DAY_MS;
  return (days * Number(packagePricePoisha)) / 3_000;
}

const paid = async (place: Shop, order: object) => {
  const { id } = await confirmed(place, order);
  await settlePayment(id, 'success');
  return id;
};

describe('a change to a dearer tier', () => {
  it('costs the difference for the days left, gives its limits at once, and keeps the time', async () => {
    const place = await smallShop(20);
    const before = await businessOf(place);
    const order = await changeOrder(place);
    expect(order.amount).toBe(Math.ceil(((PRO - PACKAGE_PRICE) * 20) / 30));
    const id = await paid(place, order);
    const after = await businessOf(place);
    expect(after).toMatchObject({
      subscription: 'PRO', packagePricePoisha: 399_000n, productLimit: 5_000, ecomOrderLimit: 25_000, userLimit: 40,
    });
    expect(after.packageExpiresAt.getTime()).toBeGreaterThanOrEqual(before.packageExpiresAt.getTime() - 1_000);
    expect(after.packageExpiresAt.getTime()).toBeLessThan(before.packageExpiresAt.getTime() + DAY_MS);
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', quantity: 20, renewedUntil: after.packageExpiresAt });
    expect((await traces(place, id)).deltas).toHaveLength(1);
    expect(await findDrift()).toEqual([]);
  });

  it('takes nothing away that the platform has granted the business beyond its tier', async () => {
    const place = await smallShop(20);
    const granted = { ecomOrderLimit: 60_000, ecomOrderUsage: 40_000, userLimit: 90 };
    await db.business.update({ where: { id: place.id }, data: { ...granted, smsRate: 0.1 } });
    await paid(place, await changeOrder(place));
    const { smsRate, ...after } = await businessOf(place);
    expect(after).toMatchObject({ ...granted, subscription: 'PRO', productLimit: 5_000 });
    expect(smsRate.toNumber()).toBe(0.1);
  });

  it('is given once by twenty callbacks and the poller at the same moment', async () => {
    const place = await smallShop(20);
    const { id, paymentID } = await confirmed(place, await changeOrder(place, { months: 2 }));
    const [{ packageExpiresAt: before }] = [await businessOf(place)];
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 4 ? settlePayment(id, 'success') : poll(id))));
    for (const again of [settlePayment, poll]) await again(id);
    const { packageExpiresAt: after, subscription } = await businessOf(place);
    expect(subscription).toBe('PRO');
    expect(Math.round((after.getTime() - before.getTime()) / DAY_MS)).toBe(60);
    expect(sandbox.executes(paymentID)).toBe(1);
    expect((await traces(place, id)).deltas).toHaveLength(1);
  });

  it('adds months to an expired package, and asks for them', async () => {
    const place = await smallShop(-10);
    await expect(startPayment(place.session, await changeOrder(place))).rejects.toMatchObject({
      fieldErrors: [{ field: 'months', message: 'Your package has expired: add at least one month.' }],
    });
    const order = await changeOrder(place, { months: 1 });
    expect(order.amount).toBe(PRO);
    await paid(place, order);
    const { packageExpiresAt, subscription } = await businessOf(place);
    expect(subscription).toBe('PRO');
    expect(Math.round((packageExpiresAt.getTime() - Date.now()) / DAY_MS)).toBe(30);
  });

  it('gives no cheap time when the package is renewed between asking and paying', async () => {
    const place = await smallShop(1);
    const change = await confirmed(place, await changeOrder(place));
    await paid(place, renewalOrder(place, 12));
    const value = await worth(place);
    const { amountPoisha } = await paymentOf(change.id);
    await settlePayment(change.id, 'success');
    expect((await businessOf(place)).subscription).toBe('PRO');
    expect(await worth(place)).toBeCloseTo(value + Number(amountPoisha) / 100, 0);
    expect(await findDrift()).toEqual([]);
  });

  it('loses no money when two changes are paid side by side: the dearer tier stands, both amounts are time', async () => {
    const place = await smallShop(30);
    const value = await worth(place);
    const orders = [
      await changeOrder(place), await changeOrder(place, { tier: 'ENTERPRISE', tierPrice: ENTERPRISE }),
      await changeOrder(place),
    ];
    const payments = await Promise.all(orders.map((order) => confirmed(place, order)));
    await Promise.all(payments.map(({ id }) => settlePayment(id, 'success')));
    expect(await businessOf(place)).toMatchObject({ subscription: 'ENTERPRISE', packagePricePoisha: 999_000n });
    const money = orders.reduce((sum, { amount }) => sum + amount, 0);
    expect(await worth(place)).toBeCloseTo(value + money, 0);
    expect(await findDrift()).toEqual([]);
  });

  it('is the same payment when it is asked for again, and another one is refused under its name', async () => {
    const place = await smallShop(20);
    const order = await changeOrder(place);
    const first = await started(place, order);
    expect((await startPayment(place.session, order)).id).toBe(first.id);
    const other = { ...(await changeOrder(place, { tier: 'ENTERPRISE', tierPrice: ENTERPRISE })), transactionId: order.transactionId };
    await expect(startPayment(place.session, other)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['a tier that costs no more', { tier: 'BASIC', tierPrice: 990 }, 'This package costs no more than yours. Please ask us to change to it.'],
    ['another amount', { tierPrice: PRO - 600 }, 'The amount does not match the price of the package. Please reload the page.'],
  ])('refuses %s', async (_, options, message) => {
    const place = await smallShop(20);
    const order = { ...(await changeOrder(place, options)) };
    if (order.amount <= 0) order.amount = 10;
    await expect(startPayment(place.session, order)).rejects.toThrow(message);
  });

  it('is not refunded: its money is package time', async () => {
    const place = await smallShop(20);
    const id = await paid(place, await changeOrder(place));
    await expect(refund(superAdmin(place), { paymentId: id, reason: 'A mistake' })).rejects.toMatchObject({
      reason: 'TIER_CHANGE',
    });
  });
});

it('says so when bKash does not take an amount in one payment', async () => {
  const place = await smallShop(20);
  const body = JSON.stringify({ statusCode: '2006', statusMessage: 'Invalid Amount' });
  sandbox.fail({ path: BKASH_PATHS.create, answer: { status: 200, body } });
  await expect(startPayment(place.session, renewalOrder(place, 120))).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED', message: 'bKash does not take ৳180,000 in one payment. Please buy less at once.',
  });
});
