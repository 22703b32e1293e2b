import { BkashDouble } from '../e2e/doubles/bkash.ts';
import { BKASH_SANDBOX_CREDENTIALS } from '../e2e/doubles/bkash-sandbox.ts';

export interface DemoWallet {
  /** Settings that point the gateway at it. */
  environment: Record<string, string>;
  /** Its page with the payments and the switches that make it misbehave. */
  url: string;
  stop: () => Promise<void>;
}

/** A bKash of its own for the demo, so that buying SMS and renewing can be tried without an account. */
export async function startDemoWallet(): Promise<DemoWallet> {
  const wallet = await new BkashDouble().listen();
  const { appKey, appSecret, username, password } = BKASH_SANDBOX_CREDENTIALS;
  const environment = {
    BKASH_BASE_URL: wallet.baseUrl,
    BKASH_APP_KEY: appKey,
    BKASH_APP_SECRET: appSecret,
    BKASH_USERNAME: username,
    BKASH_PASSWORD: password,
  };
  return { environment, url: wallet.url, stop: () => wallet.close() };
}
