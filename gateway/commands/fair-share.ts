import { msg, type Message } from '../../schema/rules/message.ts';
import { TooManyRequestsError } from '../errors.ts';

export interface FairShareOptions {
  /** How much of one tenant's work runs at once. */
  concurrent: number;
  /** How much of it may wait. */
  waiting: number;
  /** Milliseconds that it may wait. */
  waitMs: number;
  /** The message of a refusal. */
  refusal?: Message;
}

interface Tenant {
  running: number;
  /** What waits, the oldest first: called with true when its turn has come. */
  line: Set<(isTurn: boolean) => void>;
}

const RETRY_AFTER_SECONDS = 5;
const CHANGES_WAIT = msg('Too many changes of your business wait already, please try again');

/**
 * Gives each tenant the same small share, however much it asks for: a few pieces of work run at once, the rest wait in a
 * queue of limited length that holds neither a connection nor a lock. Each gateway process has its own.
 */
export class FairShare {
  readonly #options: FairShareOptions;
  readonly #tenants = new Map<string, Tenant>();

  constructor(options: FairShareOptions) {
    this.#options = options;
  }

  /** Runs `work` when it is its turn, and tells it whether it had to wait. Throws TooManyRequestsError when the line is full or too slow. */
  async run<T>(tenantId: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const tenant = this.#tenants.get(tenantId) ?? { running: 0, line: new Set() };
    this.#tenants.set(tenantId, tenant);
    const mustWait = tenant.running >= this.#options.concurrent;
    if (!mustWait) tenant.running += 1;
    else await this.#wait(tenant);
    try {
      return await work(mustWait);
    } finally {
      this.#end(tenantId, tenant);
    }
  }

  async #wait({ line }: Tenant): Promise<void> {
    if (line.size >= this.#options.waiting) throw this.#refusal();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    line.add(resolve);
    const timer = setTimeout(() => {
      line.delete(resolve);
      resolve(false);
    }, this.#options.waitMs);
    const isTurn = await promise;
    clearTimeout(timer);
    if (!isTurn) throw this.#refusal();
  }

  #refusal(): TooManyRequestsError {
    return new TooManyRequestsError(this.#options.refusal ?? CHANGES_WAIT, RETRY_AFTER_SECONDS);
  }

  /** The place goes to the next in line, without being free in between. */
  #end(tenantId: string, tenant: Tenant): void {
    const [next] = tenant.line;
    if (next) {
      tenant.line.delete(next);
      next(true);
      return;
    }
    tenant.running -= 1;
    if (tenant.running === 0) this.#tenants.delete(tenantId);
  }
}
