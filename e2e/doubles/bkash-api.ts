import { SandboxRefusal, type SandboxPayment } from './bkash-payments.ts';
import { BKASH_PATHS, type BkashSwitches, type Sandbox } from './bkash-sandbox.ts';
import type { SandboxCredentials, SandboxTokens, TokenPair } from './bkash-tokens.ts';
import type { Answer, Seen } from './double.ts';

type Fields = Record<string, unknown>;
type Call = (sandbox: Sandbox, fields: Fields) => Answer | Promise<Answer>;

const PLAIN_AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;

const TOKEN_CALLS: Record<string, Call> = {
  [BKASH_PATHS.grant]: grant,
  [BKASH_PATHS.refresh]: refresh,
};

const CALLS: Record<string, Call> = {
  [BKASH_PATHS.create]: create,
  [BKASH_PATHS.execute]: execute,
  [BKASH_PATHS.query]: query,
  [BKASH_PATHS.search]: search,
  [BKASH_PATHS.refund]: refund,
};

/** bKash's side of the API: headers, body and rules checked, its answers in its format. */
export async function bkashApi(sandbox: Sandbox, request: Seen): Promise<Answer> {
  const tokenCall = TOKEN_CALLS[request.path];
  const call = tokenCall ?? CALLS[request.path];
  if (request.method !== 'POST' || !call) return { status: 403, body: { message: 'Forbidden' } };
  if (sandbox.switches.maintenance) return { status: 503, ...no('503', 'System is undergoing maintenance') };
  const stranger = tokenCall ? checkMerchant(sandbox, request) : checkToken(sandbox, request);
  if (stranger) return stranger;
  try {
    return await call(sandbox, bodyFields(request));
  } catch (error) {
    if (error instanceof SandboxRefusal) return no(error.code, error.message);
    throw error;
  }
}

/** Marks the payment expired when that switch is on and it still could be paid. */
export function expireIfSwitched({ payments, switches }: Sandbox, paymentID: string): void {
  const { state } = payments.get(paymentID);
  if (switches.paymentExpired && (state === 'initiated' || state === 'confirmed')) payments.expire(paymentID);
}

function checkMerchant({ credentials }: Sandbox, { headers }: Seen): Answer | null {
  const known = headers.username === credentials.username && headers.password === credentials.password;
  return known ? null : { status: 401, body: { message: 'Unauthorized' } };
}

function checkToken({ tokens, credentials, authStyle }: Sandbox, { headers }: Seen): Answer | null {
  if (headers['x-app-key'] !== credentials.appKey) return no('2001', 'Invalid App Key');
  const sent = headers.authorization ?? '';
  const idToken = authStyle === 'bare' ? sent : /^Bearer (.+)$/.exec(sent)?.[1] ?? '';
  if (tokens.accepts(idToken)) return null;
  return { status: 401, body: { message: 'The incoming token has expired' } };
}

function grant({ tokens, credentials }: Sandbox, fields: Fields): Answer {
  checkApp(credentials, fields);
  return tokenAnswer(tokens, tokens.grant());
}

function refresh({ tokens, credentials }: Sandbox, fields: Fields): Answer {
  checkApp(credentials, fields);
  return tokenAnswer(tokens, tokens.refresh(fields.refresh_token));
}

function checkApp(credentials: SandboxCredentials, fields: Fields): void {
  const known = fields.app_key === credentials.appKey && fields.app_secret === credentials.appSecret;
  if (!known) throw new SandboxRefusal('2001', 'Invalid App Key');
}

function tokenAnswer(tokens: SandboxTokens, pair: TokenPair | null): Answer {
  if (!pair) throw new SandboxRefusal('9999', 'System Error');
  return ok({
    token_type: 'Bearer',
    id_token: pair.idToken,
    expires_in: tokens.lifeSeconds,
    refresh_token: pair.refreshToken,
  });
}

function create({ payments, payUrl, maxAmount }: Sandbox, fields: Fields): Answer {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  if (text('mode') !== '0011') throw new SandboxRefusal('2063', 'Mode is not valid');
  if (!PLAIN_AMOUNT.test(text('amount')) || Number(text('amount')) <= 0 || Number(text('amount')) > maxAmount) {
    throw new SandboxRefusal('2006', 'Invalid Amount');
  }
  if (text('currency') !== 'BDT') throw new SandboxRefusal('2007', 'Invalid Currency');
  if (text('intent') !== 'sale') throw new SandboxRefusal('2008', 'Invalid Intent');
  const invoice = text('merchantInvoiceNumber');
  if (!invoice || invoice.length > 255 || /[<>&]/.test(invoice)) {
    throw new SandboxRefusal('2031', 'Invalid Merchant Invoice Number');
  }
  if (!text('payerReference')) throw new SandboxRefusal('2048', 'Invalid Payer Reference');
  if (!/^https?:\/\/\S+$/.test(text('callbackURL'))) {
    throw new SandboxRefusal('2049', 'Invalid Merchant Callback URL');
  }
  const payment = payments.create({
    amount: text('amount'), invoice, payerReference: text('payerReference'), callbackURL: text('callbackURL'),
  });
  return ok({
    paymentID: payment.paymentID,
    bkashURL: payUrl(payment.paymentID),
    callbackURL: payment.callbackURL,
    successCallbackURL: callbackUrl(payment, 'success'),
    failureCallbackURL: callbackUrl(payment, 'failure'),
    cancelledCallbackURL: callbackUrl(payment, 'cancel'),
    amount: payment.amount,
    intent: 'sale',
    currency: 'BDT',
    paymentCreateTime: payment.createTime,
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: payment.invoice,
  });
}

/** bKash appends its own query string to the merchant's callback. */
export function callbackUrl(payment: SandboxPayment, status: 'success' | 'failure' | 'cancel'): string {
  const url = new URL(payment.callbackURL);
  url.searchParams.set('paymentID', payment.paymentID);
  url.searchParams.set('status', status);
  return url.href;
}

function execute(sandbox: Sandbox, fields: Fields): Answer | Promise<Answer> {
  const { payments, switches } = sandbox;
  const paymentID = required(fields, 'paymentID');
  expireIfSwitched(sandbox, paymentID);
  const payment = payments.execute(paymentID);
  if (switches.timeoutAfterExecute) return new Promise<never>(() => undefined);
  if (switches.alreadyCompleted) return no('2062', 'The payment has already been completed');
  return ok({
    ...moneyFields(payment, switches),
    customerMsisdn: payment.wallet,
    trxID: payment.trxID,
    transactionStatus: 'Completed',
    paymentExecuteTime: payment.executeTime,
    merchantInvoiceNumber: invoiceSaid(payment, switches),
  });
}

function query(sandbox: Sandbox, fields: Fields): Answer {
  const paymentID = required(fields, 'paymentID');
  expireIfSwitched(sandbox, paymentID);
  const payment = sandbox.payments.get(paymentID);
  const done = payment.state === 'completed';
  return ok({
    ...moneyFields(payment, sandbox.switches),
    mode: '0011',
    paymentCreateTime: payment.createTime,
    verificationStatus: payment.wallet ? 'Complete' : 'Incomplete',
    transactionStatus: done ? 'Completed' : 'Initiated',
    merchantInvoice: invoiceSaid(payment, sandbox.switches),
    ...(done && { trxID: payment.trxID, paymentExecuteTime: payment.executeTime }),
  });
}

function search({ payments }: Sandbox, fields: Fields): Answer {
  const payment = payments.byTrx(required(fields, 'trxID'));
  if (!payment) throw new SandboxRefusal('2033', 'The transaction cannot be found');
  return ok({
    trxID: payment.trxID,
    initiationTime: payment.createTime,
    completedTime: payment.executeTime,
    transactionType: 'bKash Tokenized Checkout via API',
    customerMsisdn: payment.wallet,
    transactionStatus: 'Completed',
    amount: payment.amount,
    currency: 'BDT',
    organizationShortCode: '50022',
  });
}

/** With the two ids alone it is the refund status. */
function refund({ payments, switches }: Sandbox, fields: Fields): Answer {
  const payment = payments.get(required(fields, 'paymentID'));
  const trxID = required(fields, 'trxID');
  if (payment.trxID !== trxID) throw new SandboxRefusal('2033', 'The transaction cannot be found');
  if (fields.amount !== undefined) {
    if (!PLAIN_AMOUNT.test(required(fields, 'amount'))) throw new SandboxRefusal('2006', 'Invalid Amount');
    required(fields, 'sku');
    required(fields, 'reason');
    if (switches.refundRefused) throw new SandboxRefusal('2023', 'Insufficient Balance');
    payments.refund(payment, required(fields, 'amount'));
  }
  if (!payment.refund) throw new SandboxRefusal('2033', 'The transaction cannot be found');
  return ok({
    ...payment.refund,
    originalTrxID: trxID,
    transactionStatus: switches.refundPending ? 'Processing' : 'Completed',
    currency: 'BDT',
    charge: '0.00',
  });
}

function moneyFields(payment: SandboxPayment, { wrongAmount }: BkashSwitches): Fields {
  const amount = wrongAmount ? (Number(payment.amount) + 1).toFixed(2) : payment.amount;
  const { paymentID, payerReference } = payment;
  return { paymentID, payerReference, amount, currency: 'BDT', intent: 'sale' };
}

function invoiceSaid(payment: SandboxPayment, { wrongInvoice }: BkashSwitches): string {
  return wrongInvoice ? `${payment.invoice}-OTHER` : payment.invoice;
}

function required(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new SandboxRefusal('2065', `Mandatory field ${name} is missing`);
}

function bodyFields(request: Seen): Fields {
  try {
    const fields: unknown = JSON.parse(request.body);
    if (typeof fields === 'object' && fields !== null) return fields as Fields;
  } catch {
    // Falls through to the same refusal as JSON of another kind.
  }
  throw new SandboxRefusal('2025', 'Invalid request body');
}

function ok(fields: Fields): Answer {
  return { body: { statusCode: '0000', statusMessage: 'Successful', ...fields } };
}

function no(code: string, message: string): Answer {
  return { body: { statusCode: code, statusMessage: message } };
}
