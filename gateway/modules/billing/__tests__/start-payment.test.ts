import { afterEach, describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import {
  age, businessOf, db, DAY_MS, paymentOf, poll, renewalOrder, sandbox, sessionFor, settlePayment, shop,
  smsOrder, startPayment, started, withMember,
} from './support.ts';

const { MAX_PAYMENTS_PER_HOUR } = await import('../create-payment.ts');

afterEach(() => sandbox.heal());

const creates = () => sandbox.seen.filter(({ path }) => path === BKASH_PATHS.create).length;

describe('starting a payment', () => {
  it('leads to bKash, which knows its amount, its invoice and the way back', async () => {
    const place = await shop();
    const { id, bkashURL, paymentID } = await started(place);
    expect(bkashURL).toBe(`${sandbox.url}/pay/${paymentID}`);
    expect(sandbox.payments.get(paymentID)).toMatchObject({
      amount: '250.00', invoice: id, callbackURL: `http://localhost:4000/api/bkash/callback/${id}`,
    });
    expect(await paymentOf(id)).toMatchObject({
      status: 'PENDING', type: 'SMS', quantity: 500, amountPoisha: 25_000n, redirectUrl: bkashURL,
      createdById: place.founder.id, nextCheckAt: expect.any(Date),
    });
  });

  it('is possible when the package has expired', async () => {
    const place = await shop({ expiresInDays: -3 });
    const { id } = await started(place, renewalOrder(place, 2));
    expect(await paymentOf(id)).toMatchObject({
      status: 'PENDING', type: 'PACKAGE_RENEW', quantity: 2, amountPoisha: 300_000n,
    });
  });

  it('without a quantity works it out from the amount', async () => {
    const place = await shop();
    const { count: _count, ...sms } = smsOrder(place, 40);
    // At half a taka 40 and 41 messages round to 20 and 21: the amount stands for 40.
    const messages = await paymentOf((await started(place, sms)).id);
    expect(messages).toMatchObject({ quantity: 40, amountPoisha: 2_000n });
    const { months: _months, ...renewal } = renewalOrder(place, 3);
    const quarter = await paymentOf((await started(place, renewal)).id);
    expect(quarter).toMatchObject({ quantity: 3, amountPoisha: 450_000n });
  });

  it('with the same transaction id is the same payment, however often and concurrently', async () => {
    const place = await shop();
    const order = smsOrder(place);
    const before = creates();
    const answers = await Promise.all(Array.from({ length: 10 }, () => startPayment(place.session, order)));
    expect(new Set(answers.map(({ bkashURL }) => bkashURL)).size).toBe(1);
    expect(creates()).toBe(before + 1);
    expect(await db.payment.count({ where: { businessId: place.id } })).toBe(1);
    await db.business.update({ where: { id: place.id }, data: { smsRate: 0.7 } });
    expect(await startPayment(place.session, order)).toEqual(answers[0]);
  });

  it('is possible sixty times within an hour, also of three at once, and a repeated one is still found', async () => {
    const place = await shop();
    const row = { businessId: place.id, type: 'SMS', amountPoisha: 5_000n, quantity: 100, createdById: place.founder.id } as const;
    const earlier = (count: number, more: object = {}) => db.payment.createMany({
      data: Array.from({ length: count }, (_, n) => ({ ...row, transactionId: `${JSON.stringify(more)}${n}`, ...more })),
    });
    await earlier(MAX_PAYMENTS_PER_HOUR - 1);
    await earlier(5, { createdAt: new Date(Date.now() - 3_600_001) });
    const orders = [smsOrder(place), smsOrder(place), smsOrder(place)];
    const ended = await Promise.allSettled(orders.map((order) => startPayment(place.session, order)));
    expect(ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])))
      .toMatchObject([{ code: 'TOO_MANY_REQUESTS' }, { code: 'TOO_MANY_REQUESTS' }]);
    const passed = ended.findIndex(({ status }) => status === 'fulfilled');
    expect(await startPayment(place.session, orders[passed])).toEqual((ended[passed] as PromiseFulfilledResult<unknown>).value);
  });

  it('with the transaction id of another purchase is a conflict', async () => {
    const place = await shop();
    const order = smsOrder(place);
    await started(place, order);
    const other = { ...smsOrder(place, 600), transactionId: order.transactionId };
    await expect(startPayment(place.session, other)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('with the transaction id of another business is a payment of its own', async () => {
    const [place, rival] = [await shop(), await shop()];
    const order = smsOrder(place);
    const { id } = await started(place, order);
    expect((await started(rival, { ...order, businessId: rival.id })).id).not.toBe(id);
  });
});

describe('an order that cannot be paid', () => {
  const SMS = { type: 'SMS', transactionId: 'SMS_1763683200000' };
  const RENEW = { type: 'PACKAGE_RENEW', transactionId: 'PACKAGE_RENEW_PRO_1763683200000' };
  const OWN = 'own';
  const SMS_MISMATCH = 'The amount does not match the price of the SMS. Please reload the page.';
  const RENEW_MISMATCH = 'The amount does not match the price of the package. Please reload the page.';
  const WRONG_ID = 'The transaction id does not fit the type of the payment';

  it.each([
    [{ ...SMS, count: 0 }, 'Please enter a valid number of SMS'],
    [{ ...SMS, count: -5, amount: -2.5 }, 'Please enter a valid number of SMS'],
    [{ ...SMS, count: 1.5, amount: 1 }, 'Please enter a valid number of SMS'],
    [{ ...SMS, count: 'abc' }, 'Please enter a valid number of SMS'],
    [{ ...SMS, count: 2_000_000_000, amount: 1_000_000_000 }, 'At most 1,000,000 SMS can be bought at once. Please buy them in several payments.'],
    [{ ...SMS, count: 100 }, 'Amount not found'],
    [{ ...SMS, count: 100, amount: null }, 'Amount not found'],
    [{ ...SMS, amount: '50' }, 'Amount not found'],
    [{ ...SMS, amount: 0 }, 'Amount cannot be negative or zero'],
    [{ ...SMS, count: 100, amount: -1 }, 'Amount cannot be negative or zero'],
    [{ ...SMS, count: 100, amount: 50 }, 'Business ID not found'],
    [{ ...SMS, count: 100, amount: 50, businessId: '' }, 'Business ID not found'],
    [{ ...SMS, count: 100, amount: 49, businessId: OWN }, SMS_MISMATCH],
    [{ ...SMS, amount: 49.5, businessId: OWN }, SMS_MISMATCH],
    [{ ...RENEW, months: 0 }, 'Please enter a valid duration'],
    [{ ...RENEW, months: 1.2 }, 'Please enter a valid duration'],
    [{ ...RENEW, months: 121, amount: 181_500 }, 'At most 120 months can be bought at once.'],
    [{ ...RENEW, amount: 0 }, 'Package rate not found'],
    [{ ...RENEW, months: 1, amount: 1_500 }, 'Business ID not found'],
    [{ ...RENEW, months: 2, amount: 1_500, businessId: OWN }, RENEW_MISMATCH],
    [{ ...RENEW, amount: 1_000, businessId: OWN }, RENEW_MISMATCH],
    [{ ...RENEW, type: 'SMS', count: 100, amount: 50, businessId: OWN }, WRONG_ID],
  ])('%o: %s', async (order: Record<string, unknown>, message) => {
    const place = await shop();
    const input = order.businessId === OWN ? { ...order, businessId: place.id } : order;
    await expect(startPayment(place.session, input)).rejects.toMatchObject({ code: 'BAD_REQUEST', message });
    expect(await db.payment.count({ where: { businessId: place.id } })).toBe(0);
  });

  it('because the business has no price names what is missing', async () => {
    const place = await shop();
    await db.business.update({ where: { id: place.id }, data: { smsRate: 0, packagePricePoisha: 0n } });
    const start = (order: object) => startPayment(place.session, order);
    await expect(start(smsOrder(place))).rejects.toThrow('Amount cannot be negative or zero');
    await expect(start(renewalOrder(place))).rejects.toThrow('Package rate not found');
  });

  it('is for another business, as if that did not exist', async () => {
    const [place, rival] = [await shop(), await shop()];
    const nobody = { id: '00000000-0000-7000-8000-000000000999' };
    for (const other of [rival, nobody]) {
      await expect(startPayment(place.session, smsOrder(other))).rejects.toMatchObject({
        code: 'NOT_FOUND', message: 'Business not found',
      });
    }
  });

  it('comes from somebody without the right', async () => {
    const place = await shop();
    const member = await sessionFor(await withMember(place, { flags: ['order', 'report', 'createUser'] }));
    await expect(startPayment(member, smsOrder(place))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('when bKash does not start the payment', () => {
  it('the payment has failed, and the same request hears that again', async () => {
    const place = await shop();
    const order = smsOrder(place);
    const body = JSON.stringify({ statusCode: '2031', statusMessage: 'Invalid Merchant Invoice' });
    sandbox.fail({ path: BKASH_PATHS.create, answer: { status: 200, body } });
    const before = creates();
    await expect(startPayment(place.session, order)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    await expect(startPayment(place.session, order)).rejects.toThrow('Invalid Merchant Invoice');
    expect(creates()).toBe(before + 1);
    const payment = await db.payment.findFirstOrThrow({ where: { businessId: place.id } });
    expect(payment).toMatchObject({ status: 'FAILED', redirectUrl: null, nextCheckAt: null });
    await settlePayment(payment.id, 'success');
    expect((await businessOf(place)).smsBalance).toBe(0);
  });

  it('for want of an answer, that is a timeout', async () => {
    const place = await shop();
    sandbox.fail({ path: BKASH_PATHS.create, kind: 'drop' });
    await expect(startPayment(place.session, smsOrder(place))).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('because the gateway died, the poller ends it', async () => {
    const place = await shop();
    const { id } = await started(place);
    const asItWas = { status: 'CREATED' as const, providerPaymentId: null, redirectUrl: null };
    await db.payment.update({ where: { id }, data: asItWas });
    await poll(id);
    expect((await paymentOf(id)).status).toBe('CREATED');
    await age(id, DAY_MS);
    await poll(id);
    expect(await paymentOf(id)).toMatchObject({ status: 'FAILED', nextCheckAt: null });
  });
});
