import type { Session } from '../session/session.ts';
import { MAX_IDS } from './announce-changes.ts';

/** What one stream is told: records of one type, or that something may have been missed. */
export interface StreamedChange {
  type: string | null;
  ids: string[] | null;
}

/** Whether a session may see records of this type. */
export type CanSee = (session: Session, type: string) => boolean;

interface StreamOptions {
  session: Session;
  canSee: CanSee;
  onEnd: (stream: ChangeStream) => void;
}

type Result = IteratorResult<StreamedChange, undefined>;
const DONE: Result = { done: true, value: undefined };

/**
 * The changes that one client is told. What it has not read yet is kept by type, so a slow client costs no more than a
 * quick one. An iterator written out: a generator would not end while it waits for the next change.
 */
export class ChangeStream implements AsyncIterableIterator<StreamedChange, undefined> {
  session: Session;
  checkedAt = performance.now();
  readonly #options: StreamOptions;
  readonly #unread = new Map<string | null, Set<string> | null>();
  #wake: (() => void) | null = null;
  #isEnded = false;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.session = options.session;
  }

  /** Hands on what the session may see. */
  push(type: string | null, ids: readonly string[] | null): void {
    if (type !== null && !this.#options.canSee(this.session, type)) return;
    const unread = this.#unread.has(type) ? this.#unread.get(type)! : new Set<string>();
    const all = unread && ids ? new Set([...unread, ...ids]) : null;
    this.#unread.set(type, all && all.size <= MAX_IDS ? all : null);
    this.#wake?.();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#options.onEnd(this);
    this.#wake?.();
  }

  async next(): Promise<Result> {
    while (!this.#isEnded) {
      const [first] = this.#unread;
      if (first) {
        const [type, ids] = first;
        this.#unread.delete(type);
        return { done: false, value: { type, ids: ids && [...ids] } };
      }
      await new Promise<void>((resolve) => { this.#wake = resolve; });
    }
    return DONE;
  }

  async return(): Promise<Result> {
    this.end();
    return DONE;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
