import type { CourierProvider } from '../../../db/generated/client/enums.ts';
import { env } from '../../../env.ts';
import { outbound, type Outbound } from '../../../http/outbound.ts';
import type { CourierAccount, CourierClient } from './courier-client.ts';
import { steadfast } from './steadfast.ts';

const PROVIDERS: Record<CourierProvider, { service: string; url: () => string; create?: (account: CourierAccount) => CourierClient }> = {
  STEADFAST: { service: 'Steadfast', url: () => env.STEADFAST_URL, create: steadfast },
  PATHAO: { service: 'Pathao', url: () => env.PATHAO_URL },
  REDX: { service: 'RedX', url: () => env.REDX_URL },
};

/** Kept per provider, so that the circuit breaker remembers from one call to the next. */
const connections = new Map<CourierProvider, Outbound>();

/** The client of a courier; null for one whose API is not spoken yet. */
export function courierClient(provider: CourierProvider, account: Omit<CourierAccount, 'http'>): CourierClient | null {
  const { service, url, create } = PROVIDERS[provider];
  if (!create) return null;
  const http = connections.get(provider) ?? outbound({ service, baseUrl: url(), timeoutMs: env.COURIER_TIMEOUT_MS });
  connections.set(provider, http);
  return create({ http, ...account });
}
