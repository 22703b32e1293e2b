import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POOR_WALLET } from '../../../../../e2e/doubles/bkash-payments.ts';
import { BKASH_PATHS } from '../../../../../e2e/doubles/bkash-sandbox.ts';
import { ValidationError } from '../../../../errors.ts';
import { NoAnswerError } from '../../../../http/outbound.ts';
import { BkashRefusedError, UnclearAnswerError } from '../bkash.errors.ts';
import { paymentMismatch, type CompletedPayment, type PaymentResult } from '../payment-result.ts';
import { clientOf, confirmedPayment, newPayment, startSandbox } from './support.ts';

function completed(result: PaymentResult): CompletedPayment {
  if (result.state !== 'completed') throw new Error(`expected a completed payment, not ${result.state}`);
  return result;
}

describe('a payment', () => {
  it('is created, confirmed, executed and found again', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const asked = newPayment(125_050n);
    const { paymentId, bkashUrl } = await client.createPayment(asked);
    expect(bkashUrl).toBe(`${sandbox.url}/pay/${paymentId}`);
    const before = await client.queryPayment(paymentId);
    expect(before).toMatchObject({ state: 'not-completed', status: 'Initiated' });
    expect(sandbox.pay(paymentId)).toBe(`${asked.callbackUrl}?paymentID=${paymentId}&status=success`);

    const paid = completed(await client.executePayment(paymentId));
    expect(paid).toMatchObject({ paymentId, amountPoisha: 125_050n, customerMsisdn: '01711204466' });
    expect(Math.abs(paid.executedAt!.getTime() - Date.now())).toBeLessThan(10_000);
    expect(paymentMismatch({ ...asked, paymentId }, paid)).toBeNull();

    const queried = completed(await client.queryPayment(paymentId));
    expect(queried).toEqual({ ...paid, customerMsisdn: null });
    expect(await client.searchTransaction(paid.trxId)).toMatchObject({
      state: 'found', trxId: paid.trxId, status: 'Completed', amountPoisha: 125_050n,
      completedAt: paid.executedAt,
    });
  });

  it('has moved no money before the customer confirms', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const { paymentId } = await client.createPayment(newPayment());
    expect(await client.executePayment(paymentId)).toMatchObject({ state: 'not-completed', status: '2060' });
    expect(sandbox.executes(paymentId)).toBe(1);
  });

  it('that was cancelled, declined or has expired cannot be executed', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const endings = [sandbox.cancel, sandbox.decline, sandbox.payments.expire.bind(sandbox.payments)];
    for (const end of endings) {
      const { paymentId } = await client.createPayment(newPayment());
      end.call(sandbox, paymentId);
      expect(await client.executePayment(paymentId)).toMatchObject({ state: 'failed', code: '2056' });
      expect(await client.queryPayment(paymentId)).toMatchObject({ state: 'not-completed' });
    }
  });

  it('of a wallet without enough balance fails when executed', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const { paymentId } = await confirmedPayment(sandbox, client, POOR_WALLET);
    const result = await client.executePayment(paymentId);
    expect(result).toEqual({ state: 'failed', code: '2023', message: 'Insufficient Balance' });
  });

  it('executed twice is done once, and the query has the details', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const { paymentId } = await confirmedPayment(sandbox, client);
    const { trxId } = completed(await client.executePayment(paymentId));
    expect(await client.executePayment(paymentId)).toMatchObject({ state: 'already-done', code: '2117' });
    expect(completed(await client.queryPayment(paymentId)).trxId).toBe(trxId);
  });

  it('reported as already completed by the first execute is found by the query', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const asked = await confirmedPayment(sandbox, client);
    sandbox.switches.alreadyCompleted = true;
    const result = await client.executePayment(asked.paymentId);
    expect(result).toMatchObject({ state: 'already-done', code: '2062' });
    expect(paymentMismatch(asked, completed(await client.queryPayment(asked.paymentId)))).toBeNull();
  });

  it('whose execute times out or loses its answer is found completed by the query', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox, { timeoutMs: 300 });
    const slow = await confirmedPayment(sandbox, client);
    sandbox.switches.timeoutAfterExecute = true;
    await expect(client.executePayment(slow.paymentId)).rejects.toThrow(NoAnswerError);
    sandbox.heal();
    const lost = await confirmedPayment(sandbox, client);
    sandbox.fail({ path: BKASH_PATHS.execute, kind: 'drop-after' });
    await expect(client.executePayment(lost.paymentId)).rejects.toThrow(NoAnswerError);
    for (const { paymentId } of [slow, lost]) {
      expect(completed(await client.queryPayment(paymentId)).paymentId).toBe(paymentId);
      expect(sandbox.executes(paymentId)).toBe(1);
    }
  });

  it('is never executed again by the client itself, while a query is', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const { paymentId } = await confirmedPayment(sandbox, client);
    const busy = { answer: { status: 503, body: '<html>busy</html>' } };
    sandbox.fail({ path: BKASH_PATHS.execute, ...busy });
    await expect(client.executePayment(paymentId)).rejects.toThrow(NoAnswerError);
    expect(sandbox.executes(paymentId)).toBe(0);
    sandbox.fail({ path: BKASH_PATHS.query, ...busy });
    expect(await client.queryPayment(paymentId)).toMatchObject({ state: 'not-completed' });
  });

  it('with another amount, invoice or id than asked for is not taken for ours', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const asked = await confirmedPayment(sandbox, client);
    sandbox.switches.wrongAmount = true;
    const dearer = completed(await client.executePayment(asked.paymentId));
    expect(dearer.amountPoisha).toBe(asked.amountPoisha + 100n);
    expect(paymentMismatch(asked, dearer)).toBe('amount');
    sandbox.heal();
    sandbox.switches.wrongInvoice = true;
    expect(paymentMismatch(asked, completed(await client.queryPayment(asked.paymentId)))).toBe('invoice');
    sandbox.heal();
    const other = await client.createPayment(newPayment());
    const about = { paymentID: asked.paymentId, transactionStatus: 'Completed' };
    const body = JSON.stringify({ statusCode: '0000', ...about });
    sandbox.fail({ path: BKASH_PATHS.query, answer: { status: 200, body } });
    await expect(client.queryPayment(other.paymentId)).rejects.toThrow(UnclearAnswerError);
    expect(paymentMismatch({ ...asked, paymentId: 'TR1' }, dearer)).toBe('paymentId');
  });

  it('that bKash does not know is a failure with its code', async () => {
    const client = clientOf(await startSandbox());
    expect(await client.executePayment('TR-unknown')).toMatchObject({ state: 'failed', code: '2002' });
    expect(await client.queryPayment('TR-unknown')).toMatchObject({ state: 'failed', code: '2002' });
    expect(await client.searchTransaction('NOSUCHTRX')).toMatchObject({ state: 'not-found' });
  });

  it('is not asked for with a bad amount, invoice or reference', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const bad = [
      { amountPoisha: 0n }, { amountPoisha: -1n }, { invoice: '' }, { invoice: 'a<b' },
      { invoice: 'x'.repeat(256) }, { payerReference: 'A&B' },
    ];
    for (const fields of bad) {
      await expect(client.createPayment({ ...newPayment(), ...fields })).rejects.toThrow(ValidationError);
    }
    expect(sandbox.seen).toHaveLength(0);
  });

  it('that bKash refuses to start says so with its code', async () => {
    const client = clientOf(await startSandbox());
    const asked = newPayment();
    await client.createPayment(asked);
    await expect(client.createPayment(asked)).rejects.toMatchObject({ bkashCode: '2029' });
    const refused = client.createPayment({ ...newPayment(), callbackUrl: 'nowhere' });
    await expect(refused).rejects.toThrow(BkashRefusedError);
  });

  it('started with another amount is not handed to the browser', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const asked = newPayment();
    const body = JSON.stringify({
      statusCode: '0000', paymentID: 'TR1', bkashURL: 'https://pay.example/TR1', amount: '501.00',
      merchantInvoiceNumber: asked.invoice,
    });
    sandbox.fail({ path: BKASH_PATHS.create, answer: { status: 200, body } });
    await expect(client.createPayment(asked)).rejects.toThrow(UnclearAnswerError);
  });

  it('carries any amount there and back unchanged', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
    await fc.assert(fc.asyncProperty(amounts, async (amountPoisha) => {
      const { paymentId } = await client.createPayment(newPayment(amountPoisha));
      sandbox.pay(paymentId);
      expect(completed(await client.executePayment(paymentId)).amountPoisha).toBe(amountPoisha);
    }), { numRuns: 60 });
  });
});
