import { afterEach, describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import {
  age, businessOf, confirmed, DAY_MS, paymentOf, poll, refund, sandbox, settlePayment, shop, smsOrder, startPayment,
  started, superAdmin, traces,
} from './support.ts';

afterEach(() => sandbox.heal());

describe('a payment whose customer never came back', () => {
  it('is taken by the poller once the customer has confirmed it in the wallet', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
    await poll(id);
    expect(sandbox.executes(paymentID)).toBe(1);
  });

  it('is not asked for before', async () => {
    const place = await shop();
    const { id, paymentID } = await started(place);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PENDING');
    expect(sandbox.executes(paymentID)).toBe(0);
  });

  it('is not left open without an end when bKash never says what became of the money', async () => {
    const place = await shop();
    const { id } = await confirmed(place);
    sandbox.fail({ path: BKASH_PATHS.execute, kind: 'drop-after' });
    sandbox.fail({ path: BKASH_PATHS.query, kind: 'drop', times: 50 });
    await settlePayment(id, 'success');
    await age(id, 6 * DAY_MS);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PENDING');
    await age(id, DAY_MS);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({
      status: 'FAILED', nextCheckAt: null, failureReason: expect.stringContaining('call support'),
    });
    expect((await businessOf(place)).smsBalance).toBe(0);
  });
});

describe('the same request again, under its idempotency key', () => {
  const refusal = { status: 200, body: JSON.stringify({ statusCode: '2026', statusMessage: 'Too much' }) };

  it('of a refund gets the first answer, and nothing goes back twice', async () => {
    const place = await shop();
    const { id } = await confirmed(place);
    await settlePayment(id, 'success');
    const again = () => refund(superAdmin(place), { paymentId: id, reason: 'By mistake' }, { idempotencyKey: 'tap' });
    const first = await again();
    expect((await again()).id).toBe(first.id);
    expect((await paymentOf(id)).status).toBe('REFUNDED');
    expect((await traces(place, id)).deltas).toEqual([500, -500]);
  });

  it('of a refund that failed says so again, and does not ask again', async () => {
    const place = await shop();
    const { id } = await confirmed(place);
    await settlePayment(id, 'success');
    sandbox.fail({ path: BKASH_PATHS.refund, answer: refusal });
    const again = () => refund(superAdmin(place), { paymentId: id, reason: 'By mistake' }, { idempotencyKey: 'tap' });
    const refused = { code: 'INTERNAL_SERVER_ERROR', message: expect.stringContaining('bKash refused the refund') };
    await expect(again()).rejects.toMatchObject(refused);
    await expect(again()).rejects.toMatchObject(refused);
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await traces(place, id)).deltas).toEqual([500, -500, 500]);
  });

  it('of a new payment leads to the same page, and another request may not use its key', async () => {
    const place = await shop();
    const order = smsOrder(place);
    const key = { idempotencyKey: 'buy' };
    const [first, second] = await Promise.all([
      startPayment(place.session, order, key), startPayment(place.session, order, key),
    ]);
    expect(second).toEqual(first);
    await expect(startPayment(place.session, smsOrder(place, 600), key)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
