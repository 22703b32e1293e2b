import { describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../../e2e/doubles/bkash-sandbox.ts';
import type { BkashDouble } from '../../../../../e2e/doubles/bkash.ts';
import { ValidationError } from '../../../../errors.ts';
import { NoAnswerError } from '../../../../http/outbound.ts';
import type { BkashClient } from '../client.ts';
import { clientOf, confirmedPayment, startSandbox } from './support.ts';

async function paidPayment(sandbox: BkashDouble, client: BkashClient) {
  const { paymentId, amountPoisha } = await confirmedPayment(sandbox, client);
  const result = await client.executePayment(paymentId);
  if (result.state !== 'completed') throw new Error(result.message);
  return { paymentId, trxId: result.trxId, amountPoisha, reason: 'Paid twice', sku: 'SMS' };
}

describe('a refund', () => {
  it('of part of a payment is done once', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const paid = await paidPayment(sandbox, client);
    expect(await client.refundStatus(paid.paymentId, paid.trxId)).toMatchObject({ state: 'not-refunded' });
    const refunded = await client.refundPayment({ ...paid, amountPoisha: 12_345n });
    expect(refunded).toMatchObject({
      state: 'refunded', originalTrxId: paid.trxId, amountPoisha: 12_345n, chargePoisha: 0n,
      completedAt: expect.any(Date),
    });
    expect(await client.refundStatus(paid.paymentId, paid.trxId)).toEqual(refunded);
    expect(await client.refundPayment(paid)).toMatchObject({ state: 'already-done', code: '2034' });
  });

  it('of more than was paid, or of a payment not completed, is refused', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const paid = await paidPayment(sandbox, client);
    const tooMuch = { ...paid, amountPoisha: paid.amountPoisha + 1n };
    expect(await client.refundPayment(tooMuch)).toMatchObject({ state: 'failed', code: '2026' });
    const open = await confirmedPayment(sandbox, client);
    expect((await client.refundPayment({ ...paid, paymentId: open.paymentId })).state).not.toBe('refunded');
    await expect(client.refundPayment({ ...paid, amountPoisha: 0n })).rejects.toThrow(ValidationError);
    await expect(client.refundPayment({ ...paid, reason: '' })).rejects.toThrow(ValidationError);
  });

  it('whose answer is lost is found by its status', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const paid = await paidPayment(sandbox, client);
    sandbox.fail({ path: BKASH_PATHS.refund, kind: 'drop-after' });
    await expect(client.refundPayment(paid)).rejects.toThrow(NoAnswerError);
    expect(await client.refundStatus(paid.paymentId, paid.trxId)).toMatchObject({ state: 'refunded' });
  });

  it('that bKash has not finished is pending', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const paid = await paidPayment(sandbox, client);
    const body = JSON.stringify({
      statusCode: '0000', refundTrxID: 'R1', originalTrxID: paid.trxId, amount: '5',
      transactionStatus: 'Processing',
    });
    sandbox.fail({ path: BKASH_PATHS.refund, answer: { status: 200, body } });
    expect(await client.refundPayment(paid)).toEqual({ state: 'pending', status: 'Processing' });
  });
});
