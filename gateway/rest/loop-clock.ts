/**
 * Time limits for what clients send must not count the time in which this process did not read. It reads in turns of
 * the event loop: when thousands of requests come at once, or other programs have the processors, one turn takes
 * seconds, and requests that arrived long ago wait unread in the kernel.
 */
const TICK_MS = 50;
/** Longer than any time limit: see `env.ts`. */
const KEPT_MS = 600_000;

/** A turn that took `ms` too long, and when it ended. */
interface Stall {
  endedAt: number;
  ms: number;
}

class LoopClock {
  #tickedAt = performance.now();
  #stalls: Stall[] = [];

  constructor() {
    setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** How many milliseconds ago something must have begun for the event loop to have had `ms` for it. Whole, at least `ms`. */
  since(ms: number): number {
    const now = performance.now();
    let back = ms + this.#lateness(now);
    for (const stall of this.#stalls.toReversed()) {
      if (now - stall.endedAt > back) break;
      back += stall.ms;
    }
    return Math.ceil(back);
  }

  /** By how much the next tick is late already. Less than a tick is no stall. */
  #lateness(now: number): number {
    const late = now - this.#tickedAt - TICK_MS;
    return late > TICK_MS ? late : 0;
  }

  #tick(): void {
    const now = performance.now();
    const ms = this.#lateness(now);
    this.#tickedAt = now;
    if (ms === 0) return;
    this.#stalls.push({ endedAt: now, ms });
    if (now - this.#stalls[0]!.endedAt > KEPT_MS) this.#stalls.shift();
  }
}

/** Of this process: it starts with the first import. */
export const loopClock = new LoopClock();
