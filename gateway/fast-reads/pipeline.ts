import { Socket } from 'node:net';
import pg from 'pg';
import { STALE_PLAN } from '../db/kept-statements.ts';
import { onSilence } from '../db/silence.ts';

export interface Statement {
  /** Prepared under this name, once for each connection. */
  name: string;
  text: string;
  values: unknown[];
}

type Rows = pg.QueryResultRow[];

/** A statement that was sent and has no answer yet. */
interface InFlight {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
  /** It was given to the fallback as well. */
  isRepeated: boolean;
}

/** As the pool's: more connections than needed are there for a busy time only. */
const IDLE_MS = 10_000;
/** A connection that gives no answer for so long works at something slow. */
const STALL_MS = 50;
/**
 * Looked at in so many turns of the event loop: a process that was kept busy itself counts one turn, not the time, and
 * reads the answers that came meanwhile before the next.
 */
const STALL_TURNS = 5;

/**
 * Statements of one name that leave together are prepared by the first of them: where that fails, because a table is
 * locked by a migration for example, the others find nothing prepared.
 */
const NOT_PREPARED = '26000';

/**
 * A connection that takes statements while answers to earlier ones are still to come. All statements of one turn of
 * the event loop leave in one write, because a system call costs more than a small statement does. For single reads
 * only: a transaction would mix with the statements of others. What stands behind a slow statement is given to
 * `fallback` as well, once, and the earlier answer counts.
 */
export class Pipeline {
  readonly #socket = new Socket();
  readonly #client: pg.Client;
  readonly #fallback: (statement: Statement) => Promise<Rows>;
  readonly #idleMs: number;
  readonly #opening: Promise<unknown>;
  readonly #inFlight = new Set<InFlight>();
  #watch: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  #turnsWithoutAnswer = 0;
  #isOpen = false;
  #isCorked = false;
  #isBroken = false;

  constructor(config: pg.ClientConfig, fallback: (statement: Statement) => Promise<Rows>, idleMs = IDLE_MS) {
    this.#fallback = fallback;
    this.#idleMs = idleMs;
    this.#client = new pg.Client({ ...config, pipeline: true, stream: () => this.#socket });
    const broken = () => { this.#isBroken = true; };
    this.#client.on('error', broken);
    this.#client.on('end', broken);
    this.#socket.once('close', onSilence((error) => this.#socket.destroy(error)));
    this.#opening = this.#client.connect().then(() => { this.#isOpen = true; });
    this.#opening.catch(broken);
  }

  /** Broken, or closed because nobody used it: must be replaced by a new one. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** It works at something slow: a statement sent now would only be run by the fallback. */
  get isStalled(): boolean {
    return this.#inFlight.size > 0 && this.#turnsWithoutAnswer >= STALL_TURNS;
  }

  /** How many answers are still to come. */
  get inFlight(): number {
    return this.#inFlight.size;
  }

  /** The rows; rejects with PostgreSQL's error, or when the connection breaks. */
  async run(statement: Statement): Promise<Rows> {
    if (!this.#isOpen) await this.#opening;
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    const entry = { statement, resolve, reject, isRepeated: false };
    if (this.#inFlight.size === 0) this.#turnsWithoutAnswer = 0;
    this.#inFlight.add(entry);
    this.#watch ??= this.#startWatch();
    this.#corkForThisTurn();
    this.#client.query(statement, (error: unknown, result: pg.QueryResult) => {
      this.#inFlight.delete(entry);
      this.#turnsWithoutAnswer = 0;
      if (!error) resolve(result.rows);
      else if ((error as { code?: unknown }).code === NOT_PREPARED) this.#repeat(entry);
      else if (error instanceof Error && error.message === STALE_PLAN) {
        this.#repeat(entry);
        if (!this.#isBroken) this.#close();
      }
      else reject(error);
    });
    return promise;
  }

  /** Waits for the answers still to come, and closes the connection. */
  async end(): Promise<void> {
    clearInterval(this.#watch);
    clearTimeout(this.#idle);
    if (this.#isBroken) return;
    // Statements may wait for it to open: closed before that, it would fail them all.
    const isOpened = await this.#opening.then(() => true, () => false);
    if (isOpened) await this.#client.end();
  }

  #startWatch(): NodeJS.Timeout {
    clearTimeout(this.#idle);
    return setInterval(() => this.#countTurn(), STALL_MS / STALL_TURNS).unref();
  }

  #countTurn(): void {
    if (this.#inFlight.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      this.#idle = setTimeout(() => this.#close(), this.#idleMs).unref();
      return;
    }
    this.#turnsWithoutAnswer += 1;
    if (this.#turnsWithoutAnswer >= STALL_TURNS) this.#repeatBehindFirst();
  }

  /** Whoever reads next opens a new one, which has nothing prepared. */
  #close(): void {
    const ended = this.end();
    this.#isBroken = true;
    ended.catch(() => {});
  }

  /** The first one in flight is what takes so long. */
  #repeatBehindFirst(): void {
    for (const entry of [...this.#inFlight].slice(1)) this.#repeat(entry);
  }

  #repeat(entry: InFlight): void {
    if (entry.isRepeated) return;
    entry.isRepeated = true;
    this.#fallback(entry.statement).then(entry.resolve, entry.reject);
  }

  #corkForThisTurn(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#socket.cork();
    setImmediate(() => {
      this.#isCorked = false;
      this.#socket.uncork();
    });
  }
}
