import { onTestFinished } from 'vitest';
import { BkashDouble, type BkashDoubleSettings } from '../../../../../e2e/doubles/bkash.ts';
import { BKASH_SANDBOX_CREDENTIALS } from '../../../../../e2e/doubles/bkash-sandbox.ts';
import { bkashClient, type BkashClient, type BkashOptions } from '../client.ts';

let invoices = 0;

/** A sandbox of its own for one test, closed with it. */
export async function startSandbox(settings?: Partial<BkashDoubleSettings>): Promise<BkashDouble> {
  const sandbox = await new BkashDouble(settings).listen();
  onTestFinished(() => sandbox.close());
  return sandbox;
}

export function clientOf(sandbox: BkashDouble, options: Partial<BkashOptions> = {}): BkashClient {
  const { baseUrl } = sandbox;
  return bkashClient({ baseUrl, ...BKASH_SANDBOX_CREDENTIALS, authStyle: 'bare', ...options });
}

export function newPayment(amountPoisha = 50_000n) {
  invoices += 1;
  return {
    amountPoisha,
    invoice: `INV-${invoices}`,
    payerReference: 'Nakshi Ghor',
    callbackUrl: `http://127.0.0.1:4000/api/bkash/callback/${invoices}`,
  };
}

/** A payment that the customer has confirmed in the wallet, ready to be executed. */
export async function confirmedPayment(sandbox: BkashDouble, client: BkashClient, wallet?: string) {
  const asked = newPayment();
  const { paymentId } = await client.createPayment(asked);
  sandbox.pay(paymentId, wallet);
  return { ...asked, paymentId };
}
