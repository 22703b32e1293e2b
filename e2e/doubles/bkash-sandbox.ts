import type { SandboxPayments } from './bkash-payments.ts';
import type { SandboxCredentials, SandboxTokens } from './bkash-tokens.ts';

export const BKASH_SANDBOX_CREDENTIALS: SandboxCredentials = {
  appKey: 'sandbox-app-key',
  appSecret: 'sandbox-app-secret',
  username: 'sandbox-user',
  password: 'sandbox-password',
};

const PREFIX = '/v1.2.0-beta/tokenized/checkout';

/** Paths for `fail({ path })`. */
export const BKASH_PATHS = {
  grant: `${PREFIX}/token/grant`,
  refresh: `${PREFIX}/token/refresh`,
  create: `${PREFIX}/create`,
  execute: `${PREFIX}/execute`,
  query: `${PREFIX}/payment/status`,
  search: `${PREFIX}/general/searchTransaction`,
  refund: `${PREFIX}/payment/refund`,
} as const;

export const SWITCHES_OFF = {
  /** Execute does its work and never answers. */
  timeoutAfterExecute: false,
  /** The callback also comes a second time, at the same moment as the browser's. */
  duplicateCallback: false,
  /** Execute and query name an amount one taka higher. */
  wrongAmount: false,
  /** Execute and query name another invoice. */
  wrongInvoice: false,
  /** Every call answers HTTP 503. */
  maintenance: false,
  /** Open payments expire when they are next looked at. */
  paymentExpired: false,
  /** Execute does its work and says that it was done before. */
  alreadyCompleted: false,
  /** Refunds are refused: the merchant's own wallet is empty. */
  refundRefused: false,
  /** Refunds are taken, and not finished as long as this is on. */
  refundPending: false,
};

export type BkashSwitches = typeof SWITCHES_OFF;

export interface Sandbox {
  payments: SandboxPayments;
  tokens: SandboxTokens;
  switches: BkashSwitches;
  credentials: SandboxCredentials;
  authStyle: 'bare' | 'bearer';
  maxAmount: number;
  /** Where the browser pays. */
  payUrl: (paymentID: string) => string;
}
