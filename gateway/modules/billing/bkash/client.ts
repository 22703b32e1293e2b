import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { poishaToDecimal, type Poisha } from '../../../../schema/rules/money.ts';
import { mistakeIn } from '../../../errors.ts';
import { outbound, type OutboundResponse } from '../../../http/outbound.ts';
import { amount, fieldsAs, readAnswer, type Answer } from './answers.ts';
import { BkashNotReadyError, BkashRefusedError, UnclearAnswerError } from './bkash.errors.ts';
import { paymentResult, type PaymentResult } from './payment-result.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';
import { bkashTokens } from './tokens.ts';
import { refundResult, searchResult, type RefundResult, type SearchResult } from './transaction-result.ts';

export interface BkashOptions {
  /** With the version: 'https://tokenized.sandbox.bka.sh/v1.2.0-beta'. */
  baseUrl: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
  /** How the token goes into `Authorization`: merchants' profiles differ. */
  authStyle: 'bare' | 'bearer';
  /** For one request: 30 seconds, as bKash asks, unless given. With those for its token a call has twice as long. */
  timeoutMs?: number;
  /** Shared by every process that uses the app key; this process's memory unless given. */
  tokenStore?: TokenStore;
  now?: () => number;
}

export interface NewBkashPayment {
  amountPoisha: Poisha;
  /** Unique per payment, at most 255 characters without `< > &`. */
  invoice: string;
  payerReference: string;
  /** bKash adds its own query string, so ids belong in the path. */
  callbackUrl: string;
}

export interface BkashRefund {
  paymentId: string;
  trxId: string;
  amountPoisha: Poisha;
  reason: string;
  sku: string;
}

const BASE = '/tokenized/checkout';
const INVALID_TOKEN = '2079';

/** For a whole call, with the requests for its token and the wait for another gateway that gets one. */
export const CALL_TIMEOUTS = 2;

interface Call {
  path: string;
  body: object;
  retry: boolean;
  signal: AbortSignal;
}

const createdFields = z.object({
  statusCode: z.literal('0000'),
  paymentID: z.string().min(1),
  bkashURL: z.url({ protocol: /^https?$/ }),
  amount,
  merchantInvoiceNumber: z.string(),
});

/**
 * bKash Tokenized Checkout without agreement. Beside the results that each call names, all throw
 * BkashNotReadyError (nothing was sent) and NoAnswerError (whether bKash acted is unknown: ask
 * `queryPayment` or `refundStatus`, never repeat an execute or a refund).
 */
export function bkashClient(options: BkashOptions) {
  const { baseUrl, appKey, authStyle, timeoutMs = 30_000, now = Date.now } = options;
  const send = outbound({ service: 'bKash', baseUrl, timeoutMs, retries: 1 });
  const tokens = bkashTokens({ ...options, store: options.tokenStore ?? memoryTokenStore(), now, send });

  function post({ path, body, ...request }: Call, token: string): Promise<OutboundResponse> {
    return send({
      ...request,
      method: 'POST',
      path: BASE + path,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-app-key': appKey,
        authorization: authStyle === 'bearer' ? `Bearer ${token}` : token,
      },
      body: JSON.stringify(body),
    });
  }

  async function callApi(path: string, body: object, retry = false): Promise<Answer> {
    const signal = AbortSignal.timeout(CALL_TIMEOUTS * timeoutMs);
    const call = { path, body, retry, signal };
    const token = await readyInTime(tokens.current(), signal);
    const first = await post(call, token);
    if (!refusesToken(first)) return readAnswer(first);
    const second = await post(call, await readyInTime(tokens.replace(token), signal));
    if (!refusesToken(second)) return readAnswer(second);
    throw new BkashNotReadyError(new Error('bKash refuses a token that it just granted'));
  }

  return {
    /** Starts a payment, to be paid at `bkashUrl`. Also throws ValidationError and BkashRefusedError. */
    async createPayment(payment: NewBkashPayment): Promise<{ paymentId: string; bkashUrl: string }> {
      checkAmount(payment.amountPoisha);
      checkText('invoice', payment.invoice);
      checkText('payerReference', payment.payerReference);
      const answer = await callApi('/create', {
        mode: '0011',
        payerReference: payment.payerReference,
        callbackURL: payment.callbackUrl,
        amount: poishaToDecimal(payment.amountPoisha),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: payment.invoice,
      });
      if (!answer.ok) throw new BkashRefusedError(answer.code, answer.message);
      const created = fieldsAs(createdFields, answer.fields);
      const asAsked =
        created.amount === payment.amountPoisha && created.merchantInvoiceNumber === payment.invoice;
      if (!asAsked) throw new UnclearAnswerError('created with another amount or invoice');
      return { paymentId: created.paymentID, bkashUrl: created.bkashURL };
    },

    /** Moves the money of a payment that the customer has confirmed. Call it once per payment. */
    async executePayment(paymentId: string): Promise<PaymentResult> {
      return paymentResult(await callApi('/execute', { paymentID: paymentId }), paymentId);
    },

    /** The state of a payment. Not meant to follow a completed execute. */
    async queryPayment(paymentId: string): Promise<PaymentResult> {
      return paymentResult(await callApi('/payment/status', { paymentID: paymentId }, true), paymentId);
    },

    async searchTransaction(trxId: string): Promise<SearchResult> {
      return searchResult(await callApi('/general/searchTransaction', { trxID: trxId }, true));
    },

    /** Gives back all or part of a payment. Also throws ValidationError. */
    async refundPayment(refund: BkashRefund): Promise<RefundResult> {
      checkAmount(refund.amountPoisha);
      checkText('reason', refund.reason);
      checkText('sku', refund.sku);
      return refundResult(await callApi('/payment/refund', {
        paymentID: refund.paymentId,
        trxID: refund.trxId,
        amount: poishaToDecimal(refund.amountPoisha),
        sku: refund.sku,
        reason: refund.reason,
      }));
    },

    /** What became of a refund: the refund call with the two ids alone. */
    async refundStatus(paymentId: string, trxId: string): Promise<RefundResult> {
      return refundResult(await callApi('/payment/refund', { paymentID: paymentId, trxID: trxId }, true));
    },
  };
}

export type BkashClient = ReturnType<typeof bkashClient>;

/** The token, unless the time of the call is over first; whoever else waits for it goes on. Throws BkashNotReadyError. */
function readyInTime(token: Promise<string>, signal: AbortSignal): Promise<string> {
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => late.reject(new BkashNotReadyError(signal.reason)), { once: true });
  return Promise.race([token, late.promise]);
}

/** 401 before the call was looked at, or bKash's own word for a token it no longer takes. */
function refusesToken(response: OutboundResponse): boolean {
  if (response.status === 401) return true;
  if (!response.text.includes(INVALID_TOKEN)) return false;
  const answer = readAnswer(response);
  return !answer.ok && answer.code === INVALID_TOKEN;
}

function checkAmount(amountPoisha: Poisha): void {
  if (amountPoisha <= 0n) throw mistakeIn('amount', msg('Amount cannot be negative or zero'));
}

function checkText(field: string, text: string): void {
  if (text.length > 0 && text.length <= 255 && !/[<>&]/.test(text)) return;
  throw mistakeIn(field, msg('{{field}} must have 1 to 255 characters, without < > &', { field }));
}
