import { MetaDouble } from '../../../../e2e/doubles/meta.ts';

/** Meta of this test process. Its address is set before the gateway's modules are loaded. */
export const meta = await new MetaDouble().listen();

Object.assign(process.env, { META_URL: meta.url, META_TIMEOUT_MS: '500' });
