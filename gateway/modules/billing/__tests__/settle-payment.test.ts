import { afterEach, describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import { POOR_WALLET } from '../../../../e2e/doubles/bkash-payments.ts';
import {
  age, businessOf, checksOf, confirmed, creditPayment, DAY_MS, execute, findDrift, paymentOf, poll, renewalOrder, sandbox,
  Session, settlePayment, shop, smsOrder, started, sweepPayments, traces,
} from './support.ts';

const { claimExecute, releaseExecute } = await import('../payment-commands.ts');

afterEach(() => sandbox.heal());

describe('a paid payment', () => {
  it('adds its messages once, with receipt, ledger row and audit entries', async () => {
    const place = await shop({ smsBalance: 20 });
    const { id, paymentID } = await confirmed(place);
    await settlePayment(id, 'success');
    const payment = await paymentOf(id);
    expect(payment).toMatchObject({
      status: 'PAID', payerNumber: '01711204466', providerTrxId: sandbox.payments.get(paymentID).trxID,
      failureReason: null, nextCheckAt: null,
    });
    expect((await businessOf(place)).smsBalance).toBe(520);
    expect(await traces(place, id)).toEqual({
      deltas: [500],
      commands: [
        'billing.startPayment', 'billing.openCheckout', 'billing.executePayment', 'billing.creditPayment',
      ],
    });
    const about = sandbox.seen.filter(({ body }) => body.includes(paymentID)).map(({ path }) => path);
    expect(about).toEqual([BKASH_PATHS.execute]);
  });

  it('is asked for by one at a time: an answer that comes late gives back no later right to ask', async () => {
    const place = await shop();
    const { id: paymentId } = await confirmed(place);
    const system = Session.system(place.id);
    const giveBack = (executeStartedAt: Date) => execute(releaseExecute, system, { paymentId, confirmed: true, executeStartedAt });
    const { executeStartedAt: first } = (await execute(claimExecute, system, { paymentId }))!;
    expect(await execute(claimExecute, system, { paymentId })).toBeNull();
    await giveBack(new Date(first!.getTime() - 1));
    expect(await paymentOf(paymentId)).toMatchObject({ executeStartedAt: first });
    await giveBack(first!);
    expect(await paymentOf(paymentId)).toMatchObject({ executeStartedAt: null, status: 'PENDING' });
    await settlePayment(paymentId, 'success');
    expect((await businessOf(place)).smsBalance).toBe(500);
  });

  it('is credited once by twenty callbacks at the same moment', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    await Promise.all(Array.from({ length: 20 }, () => settlePayment(id, 'success')));
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect(sandbox.executes(paymentID)).toBe(1);
    expect((await traces(place, id)).deltas).toEqual([500]);
  });

  it('is credited once by callbacks, the poller and late repeats in any order', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    const ways = [
      () => settlePayment(id, 'success'),
      () => poll(id),
      () => settlePayment(id),
      () => settlePayment(id, 'cancel'),
    ];
    await Promise.all(Array.from({ length: 12 }, (_, index) => ways[index % ways.length]!()));
    for (const way of ways) await way();
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect(sandbox.executes(paymentID)).toBe(1);
  });

  it('is left as it is by an answer that comes behind the one that credited it', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    await settlePayment(id, 'success');
    const paid = await paymentOf(id);
    await execute(creditPayment, Session.system(place.id), { paymentId: id, trxId: sandbox.payments.get(paymentID).trxID, payerNumber: null });
    expect(await paymentOf(id)).toEqual(paid);
    expect((await traces(place, id)).deltas).toEqual([500]);
  });

  it('extends a running package from its expiry', async () => {
    const place = await shop({ expiresInDays: 10 });
    const { packageExpiresAt: before } = await businessOf(place);
    const { id } = await confirmed(place, renewalOrder(place, 2));
    await settlePayment(id, 'success');
    const { packageExpiresAt: after } = await businessOf(place);
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', renewedFrom: before, renewedUntil: after });
    const days = (after.getTime() - before.getTime()) / DAY_MS;
    expect([59, 60, 61, 62]).toContain(days);
    expect((await traces(place, id)).deltas).toEqual([days]);
  });

  it('extends an expired package from now', async () => {
    const place = await shop({ expiresInDays: -40 });
    const { id } = await confirmed(place, renewalOrder(place));
    await settlePayment(id, 'success');
    const payment = await paymentOf(id);
    expect(payment.renewedFrom).toEqual(payment.paidAt);
    expect((await businessOf(place)).packageExpiresAt).toEqual(payment.renewedUntil);
    expect(Math.abs(payment.renewedFrom!.getTime() - Date.now())).toBeLessThan(10_000);
  });

  it('renewed twice side by side extends by both', async () => {
    const place = await shop();
    const orders = [renewalOrder(place), renewalOrder(place, 3)];
    const both = await Promise.all(orders.map((order) => confirmed(place, order)));
    await Promise.all(both.map(({ id }) => settlePayment(id, 'success')));
    const [first, second] = (await Promise.all(both.map(({ id }) => paymentOf(id))))
      .sort((a, b) => a.renewedFrom!.getTime() - b.renewedFrom!.getTime());
    expect(second!.renewedFrom).toEqual(first!.renewedUntil);
    expect((await businessOf(place)).packageExpiresAt).toEqual(second!.renewedUntil);
  });
});

describe('when bKash does not answer', () => {
  it.each([
    'timeoutAfterExecute', 'alreadyCompleted',
  ] as const)('%s: the query tells, and execute is not repeated', async (name) => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    sandbox.switches[name] = true;
    await settlePayment(id, 'success');
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect(sandbox.executes(paymentID)).toBe(1);
  });

  it('at all, the payment waits and the poller finishes it', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    sandbox.fail({ path: BKASH_PATHS.execute, kind: 'drop-after' });
    sandbox.fail({ path: BKASH_PATHS.query, kind: 'drop', times: 2 });
    await settlePayment(id, 'success');
    expect(await paymentOf(id)).toMatchObject({ status: 'PENDING', nextCheckAt: expect.any(Date) });
    await age(id, 60_000);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
    expect(sandbox.executes(paymentID)).toBe(1);
  });

  it('because of maintenance, nothing is credited and execute is never repeated', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    sandbox.switches.maintenance = true;
    await settlePayment(id, 'success');
    sandbox.heal();
    await age(id, 60_000);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PENDING');
    await age(id, DAY_MS);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({ status: 'EXPIRED', nextCheckAt: null });
    expect((await businessOf(place)).smsBalance).toBe(0);
    expect(sandbox.executes(paymentID)).toBe(0);
  });

  it('for want of a token, it is asked again later', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    sandbox.tokens.forget();
    sandbox.fail({ path: BKASH_PATHS.grant, answer: { status: 500, body: 'busy' } });
    await settlePayment(id, 'success');
    expect(await paymentOf(id)).toMatchObject({
      status: 'PENDING', executeStartedAt: null, confirmedAt: expect.any(Date),
    });
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PAID');
    expect(sandbox.executes(paymentID)).toBe(1);
  });
});

describe('an execute that bKash refuses', () => {
  const refusal = (statusCode: string, statusMessage: string) => ({
    path: BKASH_PATHS.execute,
    answer: { status: 200, body: JSON.stringify({ statusCode, statusMessage }) },
  });

  it('for a reason of its own has failed, also when the query comes late', async () => {
    const place = await shop();
    const { id } = await confirmed(place);
    sandbox.fail(refusal('2023', 'Insufficient Balance'));
    sandbox.fail({ path: BKASH_PATHS.query, kind: 'drop', times: 2 });
    await settlePayment(id, 'success');
    expect((await paymentOf(id)).status).toBe('PENDING');
    await age(id, 60_000);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({
      status: 'FAILED', failureReason: 'bKash refused: Insufficient Balance',
    });
  });

  it('because of an error of its system may have happened, so the payment stays open', async () => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    sandbox.fail(refusal('9999', 'System Error'));
    await settlePayment(id, 'success');
    expect((await paymentOf(id)).status).toBe('PENDING');
    sandbox.payments.execute(paymentID);
    await age(id, 60_000);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
  });
});

describe('a payment that is not paid', () => {
  it.each([
    ['cancel', 'CANCELLED'],
    ['decline', 'FAILED'],
  ] as const)('%s ends as %s', async (ending, status) => {
    const place = await shop();
    const { id, paymentID } = await started(place);
    sandbox[ending](paymentID);
    await settlePayment(id, ending === 'cancel' ? 'cancel' : 'failure');
    expect(await paymentOf(id)).toMatchObject({ status, nextCheckAt: null, executeStartedAt: null });
    expect((await businessOf(place)).smsBalance).toBe(0);
  });

  it('for want of balance fails with the words of bKash', async () => {
    const place = await shop();
    const { id, paymentID } = await started(place);
    sandbox.pay(paymentID, POOR_WALLET);
    await settlePayment(id, 'success');
    expect(await paymentOf(id)).toMatchObject({
      status: 'FAILED', failureReason: 'bKash refused: Insufficient Balance',
      failureWording: { messageKey: 'bKash refused: {{message}}', messageValues: { message: 'Insufficient Balance' } },
    });
    await settlePayment(id, 'success');
    expect(sandbox.executes(paymentID)).toBe(1);
    expect((await businessOf(place)).smsBalance).toBe(0);
  });

  it.each([
    ['wrongAmount', 'amount'],
    ['wrongInvoice', 'invoice'],
  ] as const)('%s is never credited', async (name, what) => {
    const place = await shop();
    const { id, paymentID } = await confirmed(place);
    sandbox.switches[name] = true;
    await settlePayment(id, 'success');
    sandbox.heal();
    expect(await paymentOf(id)).toMatchObject({
      status: 'FAILED',
      failureReason: expect.stringContaining(`another ${what}`),
      // Money was taken: support finds it, and no other try is offered.
      providerTrxId: sandbox.payments.get(paymentID).trxID,
    });
    await age(id, 60_000);
    await Promise.all([settlePayment(id, 'success'), poll(id), settlePayment(id)]);
    expect((await paymentOf(id)).status).toBe('FAILED');
    expect((await businessOf(place)).smsBalance).toBe(0);
  });

  it('is not believed paid because a browser says so, and can still be paid after that', async () => {
    const place = await shop();
    const { id, paymentID } = await started(place);
    await settlePayment(id, 'success');
    expect(await paymentOf(id)).toMatchObject({
      status: 'PENDING', executeStartedAt: null, confirmedAt: null,
    });
    sandbox.pay(paymentID);
    await settlePayment(id, 'success');
    expect((await paymentOf(id)).status).toBe('PAID');
  });

  it('is not lost because a browser says that it was cancelled', async () => {
    const place = await shop();
    const { id, paymentID } = await started(place);
    await settlePayment(id, 'cancel');
    expect((await paymentOf(id)).status).toBe('CANCELLED');
    sandbox.pay(paymentID);
    await settlePayment(id, 'success');
    expect((await paymentOf(id)).status).toBe('PAID');
    expect((await businessOf(place)).smsBalance).toBe(500);
  });

  it('expires after a day, and only when bKash says that it was not paid', async () => {
    const place = await shop();
    const { id } = await started(place);
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PENDING');
    await age(id, DAY_MS);
    sandbox.switches.maintenance = true;
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PENDING');
    sandbox.heal();
    await poll(id);
    expect((await paymentOf(id)).status).toBe('EXPIRED');
    await settlePayment(id, 'success');
    expect((await businessOf(place)).smsBalance).toBe(0);
  });
});

describe('the sweep', () => {
  it('has overdue payments looked at, and no others', async () => {
    const place = await shop();
    const [late, inTime] = [await started(place), await started(place, smsOrder(place, 10))];
    await age(late.id, 10 * 60_000);
    const jobs = () => checksOf([late.id, inTime.id]);
    const before = await jobs();
    expect(await sweepPayments()).toBeGreaterThanOrEqual(1);
    const after = await jobs();
    expect(after.get(late.id)!.getTime()).toBeLessThanOrEqual(Date.now());
    expect(after.get(inTime.id)).toEqual(before.get(inTime.id));
  });
});

it('every balance agrees with its ledger', async () => {
  expect(await findDrift()).toEqual([]);
});
