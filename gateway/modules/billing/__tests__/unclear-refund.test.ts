import { afterEach, describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import {
  age, businessOf, checkPlatformPaymentNow, confirmed, DAY_MS, execute, findDrift, paymentOf, poll, refund, sandbox, settlePayment,
  settleRefund, shop, superAdmin, sweepPayments, traces, type Shop,
} from './support.ts';

afterEach(() => sandbox.heal());

async function paid(place: Shop): Promise<string> {
  const { id } = await confirmed(place);
  await settlePayment(id, 'success');
  return id;
}

const REFUSED = { status: 200, body: '{"statusCode":"2001","statusMessage":"Invalid App Key"}' };

describe('a refund of which bKash does not tell for a week', () => {
  /** Given up, with an operator's settling of it. */
  async function unclear() {
    const place = await shop();
    const id = await paid(place);
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop-after' });
    sandbox.fail({ path: BKASH_PATHS.refund, answer: REFUSED, times: 4 });
    await refund(superAdmin(place), { paymentId: id, reason: 'Paid twice by mistake' });
    await age(id, 6.9 * DAY_MS);
    await poll(id);
    expect((await paymentOf(id)).nextCheckAt).not.toBeNull();
    await age(id, 0.2 * DAY_MS);
    await poll(id);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date), nextCheckAt: null });
    const settle = (said: object) => execute(settleRefund, superAdmin(place), { paymentId: id, reason: 'By its own list', ...said });
    return { place, id, settle };
  }

  it('is asked for no more, and is found finished when somebody asks once more', async () => {
    const { place, id } = await unclear();
    expect(await sweepPayments(Date.now() + DAY_MS)).toBe(0);
    expect((await traces(place, id)).commands.filter((name) => name === 'billing.giveUpRefund')).toHaveLength(1);
    expect((await businessOf(place)).smsBalance).toBe(0);
    sandbox.heal();
    await checkPlatformPaymentNow(superAdmin(place), { paymentId: id });
    expect((await paymentOf(id)).status).toBe('REFUNDED');
  });

  it('gives the credit back once, however many settle it at once', async () => {
    const { place, id, settle } = await unclear();
    const said = await Promise.allSettled(Array.from({ length: 6 }, () => settle({ isReturned: false })));
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: null });
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect((await traces(place, id)).deltas).toEqual([500, -500, 500]);
  });

  it('is settled as returned with the transaction of bKash', async () => {
    const { place, id, settle } = await unclear();
    await expect(settle({ isReturned: true })).rejects.toMatchObject({ fieldErrors: [{ field: 'transactionId' }] });
    await settle({ isReturned: true, transactionId: ' bfd90jrlst' });
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refundTrxId: 'BFD90JRLST', refundPoisha: 250_00n });
    expect((await businessOf(place)).smsBalance).toBe(0);
    await expect(settle({ isReturned: false })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is settled with a transaction that no other payment has, neither as its own nor as its refund', async () => {
    const [first, second] = [await unclear(), await unclear()];
    const { providerTrxId } = await paymentOf(first.id);
    const refusal = { fieldErrors: [{ field: 'transactionId' }] };
    await expect(first.settle({ isReturned: true, transactionId: providerTrxId })).rejects.toMatchObject(refusal);
    const said = await Promise.allSettled([first, second].map(({ settle }) => settle({ isReturned: true, transactionId: 'ONE0REFUND' })));
    expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(said.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal });
    const stands = await Promise.all([first, second].map(async ({ id }) => (await paymentOf(id)).status));
    expect(stands.toSorted()).toEqual(['PAID', 'REFUNDED']);
  });

  it('is settled by the platform alone, and only then', async () => {
    const { place, id } = await unclear();
    const by = execute(settleRefund, place.session, { paymentId: id, isReturned: false, reason: 'Ours' });
    await expect(by).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await paid(place);
    const early = execute(settleRefund, superAdmin(place), { paymentId: other, isReturned: false, reason: 'Ours' });
    await expect(early).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

it('every balance agrees with its ledger', async () => {
  expect(await findDrift()).toEqual([]);
});
