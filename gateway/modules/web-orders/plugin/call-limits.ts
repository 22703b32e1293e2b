import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { env } from '../../../env.ts';
import { TooManyRequestsError } from '../../../errors.ts';
import { networkOf } from '../../../session/network-of.ts';

/** What a call asks for, and of which shop; null when there is none of the kind. */
type CallOf = (request: FastifyRequest) => { siteId: string; action: string } | null;

const DAY_MS = 86_400_000;

/**
 * Calls are counted for their shop once they are proven, and for their network before: many shops share the address of one
 * host, so that neighbours, and strangers there, must not use up what a shop may ask.
 */
export function callLimits(app: FastifyInstance, callOf: CallOf) {
  const rule = { max: env.RATE_LIMIT_PER_MINUTE, timeWindow: 60_000 };
  const byNetwork = app.createRateLimit({ ...rule, keyGenerator: ({ ip }) => networkOf(ip) });
  const byShop = app.createRateLimit({ ...rule, keyGenerator: (request) => Object.values(callOf(request)!).join(' ') });
  /** Networks from which a shop has called. */
  const known = new LRUCache<string, true>({ max: 10_000, ttl: DAY_MS });
  const pairOf = (request: FastifyRequest) => `${callOf(request)?.siteId} ${networkOf(request.ip)}`;
  return {
    /** Throws TooManyRequestsError for strangers of a network that asks too much. */
    async unproven(request: FastifyRequest): Promise<void> {
      if (known.has(pairOf(request))) return;
      const counted = await byNetwork(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError();
    },
    /** Whether the shop may ask so much. */
    async proven(request: FastifyRequest): Promise<boolean> {
      known.set(pairOf(request), true);
      const counted = await byShop(request);
      return counted.isAllowed || !counted.isExceeded;
    },
  };
}
