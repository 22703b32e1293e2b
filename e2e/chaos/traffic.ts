import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '../support/client.ts';
import { approve, list, type Outcome, type Shop } from './shop.ts';

export interface Traffic {
  /** Web orders whose approval was answered with success. */
  acknowledged: string[];
  /** How often each outcome was seen. */
  outcomes: Map<Outcome, number>;
  /** Milliseconds of the slowest answer. */
  slowest: () => number;
  /** No new requests; resolves when all under way are answered. */
  stop: () => Promise<void>;
}

const PAUSE_MS = 20;
/** Whoever is refused asks again later: clients that only repeat take the processors from what is tested. */
const REFUSED_MS = 200;

/** Approves and lists until stopped: `clients` clients with one request at a time, which repeat a failed one. */
export function startTraffic(api: Client, shop: Shop, clients = 4): Traffic {
  const acknowledged: string[] = [];
  const outcomes = new Map<Outcome, number>();
  let slowest = 0;
  const stopping = new AbortController();

  async function timed(request: Promise<Outcome>): Promise<Outcome> {
    const since = performance.now();
    const outcome = await request;
    slowest = Math.max(slowest, performance.now() - since);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return outcome;
  }

  async function person(): Promise<void> {
    while (!stopping.signal.aborted) {
      const id = shop.waiting.pop();
      if (id && (await timed(approve(api, shop, id))) === 'ok') acknowledged.push(id);
      else if (id) shop.waiting.push(id);
      await delay((await timed(list(api, shop))) === 'ok' ? PAUSE_MS : REFUSED_MS);
    }
  }

  const people = Array.from({ length: clients }, person);
  const stop = async () => {
    stopping.abort();
    await Promise.all(people);
  };
  return { acknowledged, outcomes, slowest: () => slowest, stop };
}
