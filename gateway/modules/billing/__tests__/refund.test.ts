import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addDhakaMonths } from '../../../../schema/rules/dhaka-months.ts';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import {
  age, businessOf, checkPlatformPaymentNow, confirmed, DAY_MS, db, findDrift, paymentOf, poll, refund,
  renewalOrder, resumeRefund, sandbox, settlePayment, shop, spendSms, superAdmin, traces, type Shop,
} from './support.ts';

afterEach(() => sandbox.heal());
afterAll(() => sandbox.close());

async function paid(place: Shop, order?: object) {
  const payment = await confirmed(place, order);
  await settlePayment(payment.id, 'success');
  return payment;
}

const asked = (paymentId: string) => ({ paymentId, reason: 'Paid twice by mistake' });
const refundOf = (paymentID: string) => sandbox.payments.get(paymentID).refund;
const refusal = (statusCode: string, statusMessage: string) =>
  ({ status: 200, body: JSON.stringify({ statusCode, statusMessage }) });

describe('a refund', () => {
  it('takes unused messages back and returns the money', async () => {
    const place = await shop({ smsBalance: 30 });
    const { id, paymentID } = await paid(place);
    await refund(superAdmin(place), asked(id));
    expect(await paymentOf(id)).toMatchObject({
      status: 'REFUNDED', refundTrxId: refundOf(paymentID)!.refundTrxID, nextCheckAt: null,
    });
    expect(refundOf(paymentID)!.amount).toBe('250.00');
    expect((await businessOf(place)).smsBalance).toBe(30);
    expect((await traces(place, id)).deltas).toEqual([500, -500]);
    await settlePayment(id, 'success');
    expect((await businessOf(place)).smsBalance).toBe(30);
  });

  it('takes back package time that has not begun', async () => {
    const place = await shop({ expiresInDays: 5 });
    const { packageExpiresAt } = await businessOf(place);
    const { id } = await paid(place, renewalOrder(place, 2));
    await refund(superAdmin(place), asked(id));
    expect((await businessOf(place)).packageExpiresAt).toEqual(packageExpiresAt);
    expect((await paymentOf(id)).status).toBe('REFUNDED');
  });

  it('asked for many times at once happens once', async () => {
    const place = await shop();
    const { id } = await paid(place);
    const attempt = () => refund(superAdmin(place), asked(id));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, attempt));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const others = tries.filter((one) => one.status === 'rejected');
    expect(others.map(({ reason }) => (reason as { code: string }).code)).toEqual(Array(7).fill('CONFLICT'));
    expect((await businessOf(place)).smsBalance).toBe(0);
    expect((await traces(place, id)).deltas).toEqual([500, -500]);
  });

  it('is refused when the credit is used, and changes nothing', async () => {
    const place = await shop({ expiresInDays: -1 });
    const sms = await paid(place);
    await spendSms(place, 1);
    const renewal = await paid(place, renewalOrder(place));
    for (const { id, paymentID } of [sms, renewal]) {
      await expect(refund(superAdmin(place), asked(id))).rejects.toMatchObject({ reason: 'CREDIT_USED' });
      expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: null });
      expect(refundOf(paymentID)).toBeNull();
    }
  });

  it('is for super-administrators wherever they work, and written down where it happened', async () => {
    const [place, elsewhere] = [await shop(), await shop()];
    const { id } = await paid(place);
    await expect(refund(place.session, asked(id))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const operator = superAdmin(elsewhere);
    await refund(operator, asked(id));
    expect((await paymentOf(id)).status).toBe('REFUNDED');
    expect((await businessOf(elsewhere)).smsBalance).toBe(0);
    const entries = await db.auditEntry.findMany({ where: { command: 'billing.refundPayment' } });
    const [begun] = entries.filter(({ entityId }) => entityId === id);
    expect(begun).toMatchObject({
      businessId: place.id,
      actorId: operator.userId,
      summary: 'Refund of 500 SMS for ৳250.00 begun: Paid twice by mistake',
    });
    const strays = { businessId: elsewhere.id, summary: { contains: 'Refund' } };
    expect(await db.auditEntry.count({ where: strays })).toBe(0);
    const taken = await db.usageEntry.findFirst({ where: { businessId: place.id, delta: -500 } });
    expect(taken).toMatchObject({ actorId: operator.userId, reason: 'Refund of 500 SMS for ৳250.00' });
  });

  it('is of a payment that is paid, and not refunded yet', async () => {
    const place = await shop();
    const open = await confirmed(place);
    const early = refund(superAdmin(place), asked(open.id));
    await expect(early).rejects.toMatchObject({ reason: 'PAYMENT_NOT_PAID' });
    const { id } = await paid(place);
    await refund(superAdmin(place), { ...asked(id), quantity: 1 });
    const again = refund(superAdmin(place), asked(id));
    await expect(again).rejects.toMatchObject({
      code: 'CONFLICT', message: 'This payment has already been refunded',
    });
    expect((await traces(place, id)).deltas).toEqual([500, -1]);
  });

  it('of a part takes what is unused and returns its share of the money', async () => {
    const place = await shop();
    const { id, paymentID } = await paid(place);
    await spendSms(place, 101);
    const most = refund(superAdmin(place), { ...asked(id), quantity: 400 });
    await expect(most).rejects.toMatchObject({
      reason: 'CREDIT_USED', message: 'What was bought has been used: only 399 SMS can be taken back',
    });
    await refund(superAdmin(place), { ...asked(id), quantity: 399 });
    expect(refundOf(paymentID)!.amount).toBe('199.50');
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refundQuantity: 399, refundPoisha: 199_50n });
    expect((await businessOf(place)).smsBalance).toBe(0);
    expect((await traces(place, id)).deltas).toEqual([500, -399]);
  });

  it('of some months of a renewal takes the last of them', async () => {
    const place = await shop({ expiresInDays: -1 });
    const { id, paymentID } = await paid(place, renewalOrder(place, 3));
    const { renewedFrom } = await paymentOf(id);
    const all = refund(superAdmin(place), asked(id));
    await expect(all).rejects.toThrow('only 2 months can be taken back');
    await refund(superAdmin(place), { ...asked(id), quantity: 2 });
    expect(refundOf(paymentID)!.amount).toBe('3000.00');
    expect((await businessOf(place)).packageExpiresAt).toEqual(addDhakaMonths(renewedFrom!, 1));
  });

  it.each([
    [501, 'Must be 500 or less'],
    [0, 'Must be 1 or more'],
    [-500, 'Must be 1 or more'],
    [1.5, 'Enter a whole number'],
  ])('of %d of 500 SMS is refused', async (quantity, message) => {
    const place = await shop();
    const { id } = await paid(place);
    await expect(refund(superAdmin(place), { ...asked(id), quantity })).rejects.toMatchObject({
      code: 'BAD_REQUEST', fieldErrors: [{ field: 'quantity', message }],
    });
    expect((await businessOf(place)).smsBalance).toBe(500);
  });

  it('of messages that are worth less than half a poisha is refused', async () => {
    const place = await shop();
    const { id } = await paid(place);
    await db.payment.update({ where: { id }, data: { amountPoisha: 249n } });
    await expect(refund(superAdmin(place), { ...asked(id), quantity: 1 })).rejects.toMatchObject({
      fieldErrors: [{ field: 'quantity', message: 'Too few to be worth any money' }],
    });
    await db.payment.update({ where: { id }, data: { amountPoisha: 25_000n } });
    expect((await businessOf(place)).smsBalance).toBe(500);
  });

  it('and messages that are sent meanwhile never take the balance below zero', async () => {
    const place = await shop();
    const { id } = await paid(place);
    const spend = Promise.allSettled(Array.from({ length: 10 }, () => spendSms(place, 10)));
    const refunding = refund(superAdmin(place), { ...asked(id), quantity: 450 });
    const [refunded] = await Promise.allSettled([refunding]);
    const spent = (await spend).filter(({ status }) => status === 'fulfilled').length * 10;
    const taken = refunded!.status === 'fulfilled' ? 450 : 0;
    expect((await businessOf(place)).smsBalance).toBe(500 - spent - taken);
    expect((await businessOf(place)).smsBalance).toBeGreaterThanOrEqual(0);
  });

  it('that bKash refuses gives the credit back and may be tried again', async () => {
    const place = await shop();
    const { id } = await paid(place);
    sandbox.fail({ path: BKASH_PATHS.refund, answer: refusal('2026', 'Too much') });
    await expect(refund(superAdmin(place), asked(id))).rejects.toThrow('bKash refused the refund: Too much');
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect(await paymentOf(id)).toMatchObject({
      status: 'PAID', refundStartedAt: null, refundQuantity: null, refundPoisha: null, nextCheckAt: null,
    });
    sandbox.fail({ path: BKASH_PATHS.refund, answer: refusal('2033', 'Not found') });
    await expect(refund(superAdmin(place), asked(id))).rejects.toThrow('bKash refused the refund: Not found');
    await refund(superAdmin(place), asked(id));
    expect((await traces(place, id)).deltas).toEqual([500, -500, 500, -500, 500, -500]);
  });

  it('of a renewal that bKash refuses gives the time back', async () => {
    const place = await shop({ expiresInDays: 5 });
    const { id } = await paid(place, renewalOrder(place, 2));
    const { packageExpiresAt } = await businessOf(place);
    sandbox.fail({ path: BKASH_PATHS.refund, answer: refusal('2026', 'Too much') });
    await expect(refund(superAdmin(place), { ...asked(id), quantity: 1 })).rejects.toThrow('Too much');
    expect((await businessOf(place)).packageExpiresAt).toEqual(packageExpiresAt);
  });

  it.each([
    ['a system error', refusal('9999', 'System Error')],
    ['a failed process', refusal('2003', 'Process failed')],
    ['an unknown status', { status: 403, body: '{"message":"Forbidden"}' }],
  ])('answered with %s is no refusal: its status decides', async (_title, answer) => {
    const place = await shop();
    const [done, open] = [await paid(place), await paid(place)];
    sandbox.payments.refund(sandbox.payments.get(done.paymentID), '250.00');
    for (const { id } of [done, open]) {
      sandbox.fail({ path: BKASH_PATHS.refund, answer });
      await refund(superAdmin(place), asked(id));
    }
    expect((await paymentOf(done.id)).status).toBe('REFUNDED');
    expect(await paymentOf(open.id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
    expect((await businessOf(place)).smsBalance).toBe(0);
  });

  it('whose status bKash will not tell is not undone', async () => {
    const place = await shop();
    const { id } = await paid(place);
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop-after' });
    sandbox.fail({ path: BKASH_PATHS.refund, answer: refusal('2001', 'Invalid App Key'), times: 2 });
    await refund(superAdmin(place), asked(id));
    await age(id, 25 * 3_600_000);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
    expect((await businessOf(place)).smsBalance).toBe(0);
    await checkPlatformPaymentNow(superAdmin(await shop()), { paymentId: id });
    expect((await paymentOf(id)).status).toBe('REFUNDED');
  });

  it('that bKash had done before is taken as bKash tells it', async () => {
    const place = await shop();
    const { id, paymentID } = await paid(place);
    sandbox.payments.refund(sandbox.payments.get(paymentID), '240.00');
    await refund(superAdmin(place), asked(id));
    expect(await paymentOf(id)).toMatchObject({
      status: 'REFUNDED', refundPoisha: 240_00n, refundTrxId: refundOf(paymentID)!.refundTrxID,
    });
  });

  it('whose answer is lost is found by asking for its status', async () => {
    const place = await shop();
    const { id } = await paid(place);
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop-after' });
    await refund(superAdmin(place), asked(id));
    expect((await paymentOf(id)).status).toBe('REFUNDED');
  });

  it('left in between is finished by the poller, or undone when bKash never heard of it', async () => {
    const place = await shop();
    const [heard, unheard] = [await paid(place), await paid(place)];
    for (const [{ id }, kind] of [[heard, 'drop-after'], [unheard, 'drop']] as const) {
      sandbox.fail({ path: BKASH_PATHS.refund, kind });
      sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop', times: 2 });
      await refund(superAdmin(place), asked(id));
      expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
      await age(id, 60_000);
      await poll(id);
    }
    expect((await paymentOf(heard.id)).status).toBe('REFUNDED');
    expect(await paymentOf(unheard.id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
    expect((await businessOf(place)).smsBalance).toBe(0);
    await age(unheard.id, DAY_MS);
    await poll(unheard.id);
    expect(await paymentOf(unheard.id)).toMatchObject({
      status: 'PAID', refundStartedAt: null, nextCheckAt: null,
    });
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect((await traces(place, unheard.id)).deltas).toEqual([500, -500, 500]);
  });

  it('is looked at again while its answer may still come, and no more once it is known', async () => {
    const place = await shop();
    const { id } = await paid(place);
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop-after' });
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop', times: 2 });
    await refund(superAdmin(place), asked(id));
    const open = await paymentOf(id);
    expect(open.nextCheckAt).not.toBeNull();
    await age(id, 60_000);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', nextCheckAt: null });
    // A second poller that still holds the row from before.
    await resumeRefund(open);
    expect((await paymentOf(id)).nextCheckAt).toBeNull();
  });
});

it('every balance agrees with its ledger', async () => {
  expect(await findDrift()).toEqual([]);
});

it('a balance that was tampered with is found', async () => {
  const place = await shop({ smsBalance: 10 });
  const { id } = await paid(place);
  await db.business.update({ where: { id: place.id }, data: { smsBalance: 511 } });
  await db.payment.update({ where: { id }, data: { quantity: 499 } });
  expect(await findDrift()).toEqual([
    expect.objectContaining({ businessId: place.id, detail: 'it is 511, the ledger says 510' }),
    expect.objectContaining({ businessId: place.id, detail: 'PAID for SMS, due 499, given 500 SMS' }),
  ]);
});

// Must be the last test: after refused credentials the client asks for no token for a while.
it('a refund that bKash cannot be asked for changes nothing', async () => {
  const place = await shop();
  const { id, paymentID } = await paid(place);
  sandbox.tokens.expire();
  sandbox.tokens.forget();
  for (const path of [BKASH_PATHS.grant, BKASH_PATHS.refresh]) {
    sandbox.fail({ path, answer: refusal('9999', 'System Error'), times: 5 });
  }
  await expect(refund(superAdmin(place), asked(id))).rejects.toThrow('bKash is not available at the moment');
  expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: null });
  expect((await businessOf(place)).smsBalance).toBe(500);
  expect(refundOf(paymentID)).toBeNull();
});
