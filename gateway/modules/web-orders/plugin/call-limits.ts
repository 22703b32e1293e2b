import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { env } from '../../../env.ts';
import { TooManyRequestsError } from '../../../errors.ts';
import { networkOf } from '../../../session/network-of.ts';

/** What a call asks for, and of which shop; null when there is none of the kind. */
type CallOf = (request: FastifyRequest) => { siteId: string; action: string } | null;

/** Calls without a proof in their head, from the network of an older plugin: its own, or a neighbour's. */
const TIMES_IF_KNOWN = 10;

/**
 * Calls are counted for their shop once they are proven, and for their network before: many shops share the address of one
 * host, so that neighbours, and strangers there, must not use up what a shop may ask. The proof stands in the head, so that
 * the bodies are bounded that are read for nobody.
 */
export function callLimits(app: FastifyInstance, callOf: CallOf) {
  const rule = { max: env.RATE_LIMIT_PER_MINUTE, timeWindow: 60_000 };
  const byNetwork = app.createRateLimit({ ...rule, keyGenerator: ({ ip }) => networkOf(ip) });
  const byShop = app.createRateLimit({ ...rule, keyGenerator: (request) => Object.values(callOf(request)!).join(' ') });
  const byPair = app.createRateLimit({ ...rule, max: rule.max * TIMES_IF_KNOWN, keyGenerator: (request) => pairOf(request) });
  /** Networks from which an older plugin of a shop has called. */
  const known = new LRUCache<string, true>({ max: 10_000, ttl: DAY_MS });
  const pairOf = (request: FastifyRequest) => `${callOf(request)?.siteId} ${networkOf(request.ip)}`;
  return {
    /** Before the body of a call is read whose head proves nothing: throws TooManyRequestsError beyond the limit. */
    async unproven(request: FastifyRequest): Promise<void> {
      const counted = await (known.has(pairOf(request)) ? byPair : byNetwork)(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError();
    },
    /** The network of a shop whose older plugin proves its calls by their bodies alone. */
    remember(request: FastifyRequest): void {
      known.set(pairOf(request), true);
    },
    /** Whether the shop may ask so much. */
    async proven(request: FastifyRequest): Promise<boolean> {
      const counted = await byShop(request);
      return counted.isAllowed || !counted.isExceeded;
    },
  };
}
