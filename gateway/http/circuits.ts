import { circuitBreaker, ConsecutiveBreaker, handleWhen, wrap, type IPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';

const FAILURES_IN_A_ROW = 8;
const REST_MS = 10_000;

export interface CircuitOptions {
  /** No answer of any kind. */
  isSilence: (error: Error) => boolean;
  /** No connection was made: whoever asks would find the same. */
  isUnreachable: (error: Error) => boolean;
  /** How many callers are remembered; beyond them those that were heard of least recently begin anew. */
  callers: number;
}

/**
 * The circuit breakers of one outside service. Each caller has its own, because a service may leave one of them without
 * an answer and no other: an account that is blocked, or has more than can be read in time. All of them share the one
 * that opens when the service cannot be reached at all.
 */
export function circuits({ isSilence, isUnreachable, callers }: CircuitOptions): (caller: string) => IPolicy {
  const breaker = (counts: (error: Error) => boolean) =>
    circuitBreaker(handleWhen(counts), { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) });
  const ofService = breaker(isUnreachable);
  const ofCallers = new LRUCache<string, IPolicy>({ max: callers });
  return (caller) => {
    const own = ofCallers.get(caller) ?? wrap(breaker(isSilence), ofService);
    ofCallers.set(caller, own);
    return own;
  };
}
