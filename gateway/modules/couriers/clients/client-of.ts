import type { CourierProvider } from '../../../db/generated/client/enums.ts';
import { env } from '../../../env.ts';
import { outboundOf, type Outbound } from '../../../http/outbound.ts';
import type { CourierAccount, CourierClient } from './courier-client.ts';
import { pathao } from './pathao.ts';
import { redx } from './redx.ts';
import { steadfast } from './steadfast.ts';

const PROVIDERS: Record<CourierProvider, { service: string; url: () => string; create: (account: CourierAccount) => CourierClient }> = {
  STEADFAST: { service: 'Steadfast', url: () => env.STEADFAST_URL, create: steadfast },
  PATHAO: { service: 'Pathao', url: () => env.PATHAO_URL, create: pathao },
  REDX: { service: 'RedX', url: () => env.REDX_URL, create: redx },
};

/** One for each provider, so that the circuit breaker of an account counts its failures across calls. */
const connections = new Map<CourierProvider, (courierId: string) => Outbound>();

/** Creates the API client of the account that a courier of a business has. */
export function courierClient(provider: CourierProvider, courierId: string, account: Omit<CourierAccount, 'http'>): CourierClient {
  const { service, url, create } = PROVIDERS[provider];
  const httpOf = connections.get(provider) ?? outboundOf({
    // Somebody may be waiting, and a place for the reads of their business with them.
    service, baseUrl: url(), timeoutMs: env.COURIER_TIMEOUT_MS, retryTimeouts: false,
  });
  connections.set(provider, httpOf);
  return create({ http: httpOf(courierId), ...account });
}
