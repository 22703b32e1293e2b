import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bkashTime } from '../../../../../e2e/doubles/bkash-payments.ts';
import { BKASH_PATHS } from '../../../../../e2e/doubles/bkash-sandbox.ts';
import { poishaToDecimal } from '../../../../../schema/rules/money.ts';
import { amount, readAnswer } from '../answers.ts';
import { UnclearAnswerError } from '../bkash.errors.ts';
import { paymentResult } from '../payment-result.ts';
import { parseBkashTime } from '../time.ts';
import { clientOf, startSandbox } from './support.ts';

const read = (status: number, text: string) => readAnswer({ status, text, bytes: Buffer.from(text), headers: new Headers() });
const paid = {
  statusCode: '0000', paymentID: 'TR1', transactionStatus: 'Completed', trxID: '6H7801QFYM', amount: '15',
  currency: 'BDT', merchantInvoiceNumber: 'MER1231',
};

describe('an answer', () => {
  it.each([
    ['statusCode', 200, '{"statusCode":"2023","statusMessage":"Insufficient Balance"}', '2023'],
    ['errorCode', 200, '{"errorCode":"2014","errorMessage":"Wrong PIN"}', '2014'],
    ['errorCode beside 0000', 200, '{"statusCode":"0000","errorCode":"9999"}', '9999'],
    ['a number as code', 200, '{"statusCode":503,"statusMessage":"Maintenance"}', '503'],
    ['403 for the wrong product', 403, '{"message":"Credential/Signature parameter"}', 'HTTP_403'],
    ['404 as HTML', 404, '<html>not found</html>', 'HTTP_404'],
  ])('with %s is a refusal', (_name, status, text, code) => {
    expect(read(status, text)).toMatchObject({ ok: false, code });
  });

  it.each([
    [500, '{"statusCode":"0000"}'], [502, ''], [503, '<html>'], [302, ''], [200, ''],
    [200, '<html>ok</html>'], [200, 'null'], [200, '[]'], [200, '"0000"'], [200, '{"statusCode":{"a":1}}'],
  ])('HTTP %i %s is as good as none', (status, text) => {
    expect(() => read(status, text)).toThrow(UnclearAnswerError);
  });

  it('that is neither JSON nor an error never becomes anything but UnclearAnswerError', () => {
    fc.assert(fc.property(fc.string(), fc.integer({ min: 200, max: 599 }), (text, status) => {
      try {
        read(status, text);
      } catch (error) {
        expect(error).toBeInstanceOf(UnclearAnswerError);
      }
    }));
  });

  it('is a completed payment only with every field in place', () => {
    expect(paymentResult({ ok: true, fields: paid }, 'TR1')).toMatchObject({
      state: 'completed', trxId: '6H7801QFYM', amountPoisha: 1500n, invoice: 'MER1231', executedAt: null,
    });
    const damage = [
      { statusCode: undefined }, { trxID: '' }, { trxID: undefined }, { amount: '15.001' }, { amount: '-15' },
      { amount: 'abc' }, { amount: '1e3' }, { currency: 'USD' }, { paymentID: 'TR2' },
      { transactionStatus: null },
    ];
    for (const change of damage) {
      const answer = { ok: true as const, fields: { ...paid, ...change } };
      expect(() => paymentResult(answer, 'TR1')).toThrow(UnclearAnswerError);
    }
  });

  it('that lies about its length or type reaches the caller as an error of ours', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    for (const body of ['', '{"statusCode":"0000"', '{"statusCode":"0000"}', '<html></html>']) {
      sandbox.fail({ path: BKASH_PATHS.execute, answer: { status: 200, body, contentType: 'text/html' } });
      await expect(client.executePayment('TR1')).rejects.toThrow(UnclearAnswerError);
    }
  });
});

describe('an amount', () => {
  it('reads back whatever was written', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (poisha) => {
      expect(amount.parse(poishaToDecimal(poisha))).toBe(poisha);
    }));
  });

  it('may be a number, without decimals or with zeros after them', () => {
    expect(amount.parse(15)).toBe(1500n);
    expect(amount.parse('15.5')).toBe(1550n);
    expect(amount.parse('15.5000')).toBe(1550n);
  });
});

describe('a time', () => {
  it('is read from the form that bKash writes', () => {
    expect(parseBkashTime('2019-08-07T11:12:34:978 GMT+0600')).toEqual(new Date('2019-08-07T05:12:34.978Z'));
    expect(parseBkashTime('2019-08-07T11:12:34 GMT+06:00')).toEqual(new Date('2019-08-07T05:12:34Z'));
  });

  it('reads back whatever was written', () => {
    const times = fc.date({ min: new Date('2015-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(fc.property(times, (time) => {
      expect(parseBkashTime(bkashTime(time))).toEqual(time);
    }));
  });

  it('in any other form is null', () => {
    for (const text of ['', 'yesterday', '2019-13-07T11:12:34:978 GMT+0600', '2019-08-07T11:12:34.978Z']) {
      expect(parseBkashTime(text)).toBeNull();
    }
  });
});
