import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../schema/rules/durations.ts';

/**
 * How often clients of one gateway may cause a call to an outside service about the same thing within a minute. Commands
 * alone are limited too generously for that: somebody else answers each call, or takes it for an attack.
 */
export class CallLimit {
  readonly perMinute: number;
  readonly #counts = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true });

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** Counts a call; false beyond the limit. */
  take(key: string): boolean {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.perMinute;
  }
}
