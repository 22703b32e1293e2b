import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import {
  age, businessOf, confirmed, db, findDrift, paymentOf, poll, refund, renewalOrder, sandbox, settlePayment,
  shop, superAdmin, traces, type Shop,
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
    expect((await businessOf(place)).smsBalance).toBe(0);
    expect((await traces(place, id)).deltas).toEqual([500, -500]);
  });

  it('is refused when the credit is used, and changes nothing', async () => {
    const place = await shop({ expiresInDays: -1 });
    const sms = await paid(place);
    await db.$transaction([
      db.business.update({ where: { id: place.id }, data: { smsBalance: { decrement: 1 } } }),
      db.usageEntry.create({
        data: { businessId: place.id, kind: 'SMS', delta: -1, key: 'sent', reason: 'Sent' },
      }),
    ]);
    const renewal = await paid(place, renewalOrder(place));
    for (const { id, paymentID } of [sms, renewal]) {
      await expect(refund(superAdmin(place), asked(id))).rejects.toMatchObject({ reason: 'CREDIT_USED' });
      expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: null });
      expect(refundOf(paymentID)).toBeNull();
    }
  });

  it('is for super-administrators, and for paid payments of their business', async () => {
    const [place, rival] = [await shop(), await shop()];
    const { id } = await paid(place);
    await expect(refund(place.session, asked(id))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(refund(superAdmin(rival), asked(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const open = await confirmed(place);
    const early = refund(superAdmin(place), asked(open.id));
    await expect(early).rejects.toMatchObject({ reason: 'PAYMENT_NOT_PAID' });
  });

  it('that bKash refuses gives the credit back and may be tried again', async () => {
    const place = await shop();
    const { id } = await paid(place);
    const answer = { status: 200, body: JSON.stringify({ statusCode: '2026', statusMessage: 'Too much' }) };
    sandbox.fail({ path: BKASH_PATHS.refund, answer });
    await expect(refund(superAdmin(place), asked(id))).rejects.toThrow('bKash refused the refund: Too much');
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: null });
    await refund(superAdmin(place), asked(id));
    expect((await traces(place, id)).deltas).toEqual([500, -500, 500, -500]);
  });

  it('whose answer is lost is found by asking for its status', async () => {
    const place = await shop();
    const { id } = await paid(place);
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop-after' });
    await expect(refund(superAdmin(place), asked(id))).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect((await paymentOf(id)).status).toBe('REFUNDED');
  });

  it('left in between is finished by the poller, or undone when bKash never heard of it', async () => {
    const place = await shop();
    const [heard, unheard] = [await paid(place), await paid(place)];
    for (const [{ id }, kind] of [[heard, 'drop-after'], [unheard, 'drop']] as const) {
      sandbox.fail({ path: BKASH_PATHS.refund, kind });
      sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop', times: 2 });
      await expect(refund(superAdmin(place), asked(id))).rejects.toMatchObject({ code: 'TIMEOUT' });
      expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
      await age(id, 60_000);
      await poll(id);
    }
    expect((await paymentOf(heard.id)).status).toBe('REFUNDED');
    expect(await paymentOf(unheard.id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
    sandbox.heal();
    await db.payment.update({ where: { id: unheard.id }, data: { nextCheckAt: new Date() } });
    expect((await businessOf(place)).smsBalance).toBe(0);
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
