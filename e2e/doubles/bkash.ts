import { parseArgs } from 'node:util';
import { normalisePhone } from '../../schema/rules/phone.ts';
import { bkashApi, callbackUrl, expireIfSwitched } from './bkash-api.ts';
import { closedPage, overviewPage, walletPage } from './bkash-pages.ts';
import { GOOD_PIN, SandboxPayments, SandboxRefusal, type SandboxPayment } from './bkash-payments.ts';
import {
  BKASH_SANDBOX_CREDENTIALS, SWITCHES_OFF, type BkashSwitches, type Sandbox,
} from './bkash-sandbox.ts';
import { SandboxTokens, type SandboxCredentials } from './bkash-tokens.ts';
import { Double, type Answer, type Seen } from './double.ts';

export interface BkashDoubleSettings {
  authStyle: 'bare' | 'bearer';
  credentials: SandboxCredentials;
  merchant: string;
  /** Taka; a payment of more is refused, as the limits of merchants and wallets do. */
  maxAmount: number;
}

const html = (body: string): Answer => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body });

/**
 * bKash Tokenized Checkout without agreement, a wallet page at `/pay/<paymentID>` and its switches at `/`.
 * `baseUrl` is what a client is given. Money moves only when the merchant executes a confirmed payment.
 */
export class BkashDouble extends Double {
  readonly payments = new SandboxPayments();
  readonly tokens = new SandboxTokens();
  /** In force until changed or `heal()`. */
  readonly switches: BkashSwitches = { ...SWITCHES_OFF };
  readonly settings: BkashDoubleSettings;

  constructor(settings: Partial<BkashDoubleSettings> = {}) {
    super((request) => this.#answer(request));
    this.settings = {
      authStyle: 'bare', credentials: BKASH_SANDBOX_CREDENTIALS, merchant: 'Karbar', maxAmount: Infinity, ...settings,
    };
  }

  get baseUrl(): string {
    return `${this.url}/v1.2.0-beta`;
  }

  get grants(): number {
    return this.tokens.grants;
  }

  /** How many execute calls have named this payment. */
  executes(paymentID: string): number {
    return this.payments.get(paymentID).executes;
  }

  /** What the customer's Pay, Cancel and Fail do; each gives the URL that the browser would be sent to. */
  pay(paymentID: string, wallet = '01711204466'): string {
    return callbackUrl(this.payments.confirm(paymentID, wallet, GOOD_PIN), 'success');
  }

  cancel(paymentID: string): string {
    return callbackUrl(this.payments.end(paymentID, 'cancelled'), 'cancel');
  }

  decline(paymentID: string): string {
    return callbackUrl(this.payments.end(paymentID, 'failed'), 'failure');
  }

  override heal(): void {
    super.heal();
    Object.assign(this.switches, SWITCHES_OFF);
  }

  get #sandbox(): Sandbox {
    const { payments, tokens, switches, settings, url } = this;
    return { payments, tokens, switches, ...settings, payUrl: (paymentID) => `${url}/pay/${paymentID}` };
  }

  #answer(request: Seen): Answer | Promise<Answer> {
    if (request.path === '/') return html(overviewPage(this.payments.all(), this.switches));
    if (request.path === '/switches' && request.method === 'POST') return this.#setSwitches(request);
    const paymentID = /^\/pay\/([^/]+)$/.exec(request.path)?.[1];
    return paymentID ? this.#wallet(paymentID, request) : bkashApi(this.#sandbox, request);
  }

  #setSwitches(request: Seen): Answer {
    const form = new URLSearchParams(request.body);
    const names = Object.keys(this.switches) as (keyof BkashSwitches)[];
    for (const name of names) this.switches[name] = form.has(name);
    return { status: 303, headers: { location: '/' }, body: '' };
  }

  #wallet(paymentID: string, request: Seen): Answer {
    const form = new URLSearchParams(request.body);
    try {
      expireIfSwitched(this.#sandbox, paymentID);
      const payment = this.payments.get(paymentID);
      if (request.method === 'POST') return this.#submit(payment, form);
      if (payment.state === 'initiated') return html(walletPage(payment, this.settings.merchant));
      return html(closedPage('This payment link has been used or has expired'));
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      if (error.code !== '2014') return html(closedPage(error.message));
      const payment = this.payments.get(paymentID);
      return html(walletPage(payment, this.settings.merchant, form.get('number') ?? '', error.message));
    }
  }

  #submit(payment: SandboxPayment, form: URLSearchParams): Answer {
    const { paymentID } = payment;
    const action = form.get('action');
    if (action === 'cancel') return this.#redirect(this.cancel(paymentID));
    if (action === 'fail') return this.#redirect(this.decline(paymentID));
    const typed = form.get('number') ?? '';
    const wallet = normalisePhone(typed);
    const wrongNumber = 'Enter a wallet number of 11 digits';
    if (!wallet) return html(walletPage(payment, this.settings.merchant, typed, wrongNumber));
    const after = this.payments.confirm(paymentID, wallet, form.get('pin') ?? '');
    return this.#redirect(callbackUrl(after, after.state === 'confirmed' ? 'success' : 'failure'));
  }

  #redirect(location: string): Answer {
    // Not awaited: the merchant gets two callbacks at the same time.
    const twice = this.switches.duplicateCallback;
    if (twice) void fetch(location, { redirect: 'manual' }).catch(() => undefined);
    return { status: 303, headers: { location }, body: '' };
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
  const double = await new BkashDouble().listen(Number(values.port));
  console.log(`bKash sandbox: payments and switches at ${double.url}, API at ${double.baseUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void double.close());
}
