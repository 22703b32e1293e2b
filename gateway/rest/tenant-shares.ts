import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../schema/rules/durations.ts';
import { env } from '../env.ts';
import { TooManyRequestsError } from '../errors.ts';
import type { Outside } from '../graphql/context.ts';
import { networkOf } from '../session/network-of.ts';

/** What every request costs before anything is read; the fields of its answer come on top. */
const REQUEST_COST = 150;
/** What a command costs: it locks, writes and commits, which takes as long as three pages of a list. */
export const COMMAND_COST = 1_000;
/** About fifty pages of a list a second, a tenth of one core: a page costs some 400 and takes one to two milliseconds. */
const COST_PER_SECOND = 20_000;
/** What may be spent at once, and how far one request may overdraw. */
const MAX_BALANCE = 4_000;
const COST_PER_REQUEST_ALLOWED = 1_000;
/** A tenant counts as active for so long after a request. */
const ACTIVE_MS = 10_000;
/** Requests of one tenant that may wait; further ones are refused. */
const MAX_WAITING = 500;
const MAX_TENANTS = 10_000;
const MIN_WAIT_MS = 10;

interface Settings {
  /** Connections that reads may take from. */
  connections: number;
  costPerSecond: number;
  costPerMinute: number;
}

interface Share {
  tenant: string;
  /** What it may spend now while others are active; below zero it has to wait. */
  balance: number;
  /** What it may spend before it is refused. */
  budget: number;
  updatedAt: number;
  /** Requests that have begun and are not answered yet. */
  inside: number;
  reading: number;
  /** Requests that wait to begin, and reads that wait for one of the tenant's places; first come, first served. */
  entering: (() => void)[];
  waitingToRead: (() => void)[];
}

/**
 * Divides the gateway between businesses. One alone may use nearly all of it. As soon as another one is active, each may
 * spend at a steady rate and read on a third of the connections, so that one that sends much does not delay the others.
 * A business that spends more than its budget per minute is refused.
 */
export class TenantShares {
  readonly #settings: Settings;
  readonly #shares = new LRUCache<string, Share>({ max: MAX_TENANTS });
  /** The two tenants that were active last. */
  #latest = { tenant: '', at: -Infinity };
  #previous = { tenant: '', at: -Infinity };

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Resolves when the tenant may begin a request. Throws TooManyRequestsError when it has used up its budget. */
  async enter(tenant: string): Promise<void> {
    const share = this.#shareOf(tenant);
    this.#noteActive(tenant);
    if (share.budget <= 0 || share.entering.length >= MAX_WAITING) throw new TooManyRequestsError();
    if (share.entering.length > 0 || this.#mustWait(share)) {
      await new Promise<void>((resolve) => {
        share.entering.push(resolve);
        if (share.entering.length === 1) this.#wakeLater(share);
      });
    }
    share.inside += 1;
    this.spend(tenant, REQUEST_COST);
  }

  /** Call it when the answer was sent, or the client has gone. */
  leave(tenant: string): void {
    this.#shareOf(tenant).inside -= 1;
  }

  /** Takes the cost of what is about to run off the tenant's share. */
  spend(tenant: string, cost: number): void {
    const share = this.#shareOf(tenant);
    share.balance = Math.max(share.balance - cost, -MAX_BALANCE);
    share.budget -= cost;
  }

  /** Runs a read when the tenant has a place for it. */
  async read<T>(tenant: string, run: () => Promise<T>): Promise<T> {
    return this.readWithPauses(tenant, run);
  }

  /** A read that gives its place to others while it waits for something else than PostgreSQL: `outside` runs that. */
  async readWithPauses<T>(tenant: string, run: (outside: Outside) => Promise<T>): Promise<T> {
    const share = this.#shareOf(tenant);
    let away = 0;
    const outside: Outside = async (work) => {
      away += 1;
      if (away === 1) this.#give(share);
      try {
        return await work();
      } finally {
        away -= 1;
        if (away === 0) await this.#take(share);
      }
    };
    await this.#take(share);
    try {
      return await run(outside);
    } finally {
      this.#give(share);
    }
  }

  async #take(share: Share): Promise<void> {
    if (share.reading >= this.#maxReads(share.tenant)) {
      await new Promise<void>((resolve) => { share.waitingToRead.push(resolve); });
    }
    share.reading += 1;
  }

  #give(share: Share): void {
    share.reading -= 1;
    if (share.reading < this.#maxReads(share.tenant)) share.waitingToRead.shift()?.();
  }

  #maxReads(tenant: string): number {
    const { connections } = this.#settings;
    return Math.max(1, this.#hasOthers(tenant) ? Math.floor(connections / 3) : connections - 2);
  }

  #shareOf(tenant: string): Share {
    const now = performance.now();
    let share = this.#shares.get(tenant);
    if (!share) {
      const { costPerMinute: budget } = this.#settings;
      const waiting = { entering: [], waitingToRead: [] };
      share = { tenant, balance: MAX_BALANCE, budget, updatedAt: now, inside: 0, reading: 0, ...waiting };
      this.#shares.set(tenant, share);
    }
    const { costPerSecond, costPerMinute } = this.#settings;
    const elapsed = now - share.updatedAt;
    share.balance = Math.min(share.balance + (elapsed / 1_000) * costPerSecond, MAX_BALANCE);
    share.budget = Math.min(share.budget + (elapsed / MINUTE_MS) * costPerMinute, costPerMinute);
    share.updatedAt = now;
    return share;
  }

  #noteActive(tenant: string): void {
    if (this.#latest.tenant !== tenant) this.#previous = this.#latest;
    this.#latest = { tenant, at: performance.now() };
  }

  #hasOthers(tenant: string): boolean {
    const other = this.#latest.tenant === tenant ? this.#previous : this.#latest;
    return performance.now() - other.at < ACTIVE_MS;
  }

  /** A tenant with no other request in progress does not wait: requests one after the other take little. */
  #mustWait(share: Share): boolean {
    return share.inside > 0 && share.balance <= 0 && this.#hasOthers(share.tenant);
  }

  #wakeLater(share: Share): void {
    const missing = Math.max(0, -share.balance) / this.#settings.costPerSecond;
    setTimeout(() => this.#wake(share), Math.max(missing * 1_000, MIN_WAIT_MS));
  }

  /** Lets one request in, because its cost is known only once it is read; all of them when no other tenant is active. */
  #wake(share: Share): void {
    const { balance } = this.#shareOf(share.tenant);
    const count = this.#hasOthers(share.tenant) ? Number(balance > 0) : share.entering.length;
    for (const begin of share.entering.splice(0, count)) begin();
    if (share.entering.length > 0) this.#wakeLater(share);
  }
}

export const tenantShares = new TenantShares({
  connections: env.DATABASE_POOL,
  costPerSecond: COST_PER_SECOND,
  costPerMinute: env.RATE_LIMIT_PER_MINUTE * COST_PER_REQUEST_ALLOWED,
});

/** The tenant of a request: its business, else its user, else its network, which a client cannot change at will. */
export const tenantOf = ({ session, cachedSession, ip }: FastifyRequest): string => {
  const known = session ?? cachedSession;
  return known?.business?.id ?? known?.user?.id ?? networkOf(ip);
};

declare module 'fastify' {
  interface FastifyRequest {
    /** For an answer that stays open: it is no request of its tenant any more. */
    endTurn: () => void;
  }
}

/** Requests of these routes wait for their turn before their body is read. */
export function takeTurns(app: FastifyInstance, shares: Pick<TenantShares, 'enter' | 'leave'> = tenantShares): void {
  // Set by the hook below, before anything reads it.
  app.decorateRequest('endTurn', null as never);
  app.addHook('preParsing', async (request, reply) => {
    const tenant = tenantOf(request);
    await shares.enter(tenant);
    let isInside = true;
    request.endTurn = () => {
      if (isInside) shares.leave(tenant);
      isInside = false;
    };
    // The client may have gone while the request waited.
    if (reply.raw.closed) request.endTurn();
    else reply.raw.once('close', request.endTurn);
  });
}
