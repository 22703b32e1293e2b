import { BKASH_SANDBOX_CREDENTIALS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import { BkashDouble } from '../../../../e2e/doubles/bkash.ts';

/** The bKash of this test process. Its address is set before the gateway's modules are loaded. */
export const sandbox = await new BkashDouble().listen();

Object.assign(process.env, {
  BKASH_BASE_URL: sandbox.baseUrl,
  BKASH_APP_KEY: BKASH_SANDBOX_CREDENTIALS.appKey,
  BKASH_APP_SECRET: BKASH_SANDBOX_CREDENTIALS.appSecret,
  BKASH_USERNAME: BKASH_SANDBOX_CREDENTIALS.username,
  BKASH_PASSWORD: BKASH_SANDBOX_CREDENTIALS.password,
  BKASH_TIMEOUT_MS: '400',
});
