import { BrokenCircuitError } from 'cockatiel';
import { env } from '../../env.ts';
import { PreconditionError } from '../../errors.ts';
import { NoAnswerError } from '../../http/outbound.ts';
import { BkashNotReadyError } from './bkash/bkash.errors.ts';
import { bkashClient, type BkashClient } from './bkash/client.ts';
import { providerTokenStore } from './provider-token-store.ts';

let client: BkashClient | undefined;

/** Throws PreconditionError `PAYMENTS_NOT_CONFIGURED` on a server without bKash credentials. */
export function assertPaymentsConfigured(): void {
  if (env.BKASH_APP_KEY) return;
  throw new PreconditionError('PAYMENTS_NOT_CONFIGURED', 'Payments are not set up on this server yet');
}

/** The bKash account of this server; its token is shared by all gateways through the database. */
export function bkash(): BkashClient {
  assertPaymentsConfigured();
  client ??= bkashClient({
    baseUrl: env.BKASH_BASE_URL,
    // The settings come all four or none.
    appKey: env.BKASH_APP_KEY!,
    appSecret: env.BKASH_APP_SECRET!,
    username: env.BKASH_USERNAME!,
    password: env.BKASH_PASSWORD!,
    authStyle: env.BKASH_AUTH_STYLE,
    timeoutMs: env.BKASH_TIMEOUT_MS,
    tokenStore: providerTokenStore(`bkash:${env.BKASH_BASE_URL}:${env.BKASH_APP_KEY}`),
  });
  return client;
}

/** Whether a failed call certainly never reached bKash: it had no token, or the circuit was open. */
export function nothingWasSent(error: unknown): boolean {
  if (error instanceof BkashNotReadyError) return true;
  return error instanceof NoAnswerError && error.cause instanceof BrokenCircuitError;
}
