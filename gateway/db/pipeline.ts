import { Socket } from 'node:net';
import pg from 'pg';

export interface Statement {
  /** Prepared under this name, once for each connection. */
  name: string;
  text: string;
  values: unknown[];
}

type Rows = pg.QueryResultRow[];

/** A statement whose answer is owed. */
interface Owed {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
  isElsewhere: boolean;
}

/** A connection that gives no answer for longer is busy with something slow. */
const PATIENCE_MS = 50;

/**
 * A connection that takes statements while it still owes the answers to earlier ones. All statements of one turn of
 * the event loop leave in one write, because a system call costs more than a small statement does. For single reads
 * only: a transaction would mix with the statements of others. Those that stand behind a slow one are run elsewhere.
 */
export class Pipeline {
  readonly #socket = new Socket();
  readonly #client: pg.Client;
  readonly #elsewhere: (statement: Statement) => Promise<Rows>;
  readonly #opening: Promise<unknown>;
  readonly #owed = new Set<Owed>();
  #patience: NodeJS.Timeout | undefined;
  #isOpen = false;
  #isHeld = false;
  #isSlow = false;
  #isBroken = false;

  constructor(config: pg.ClientConfig, elsewhere: (statement: Statement) => Promise<Rows>) {
    this.#elsewhere = elsewhere;
    this.#client = new pg.Client({ ...config, pipeline: true, stream: () => this.#socket });
    const broken = () => { this.#isBroken = true; };
    this.#client.on('error', broken);
    this.#client.on('end', broken);
    this.#opening = this.#client.connect().then(() => { this.#isOpen = true; });
    this.#opening.catch(broken);
  }

  /** Must be replaced by a new one. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** It works at something slow: a statement would only be run elsewhere. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** How many answers are still to come. */
  get owed(): number {
    return this.#owed.size;
  }

  /** The rows; rejects with PostgreSQL's error, or when the connection breaks. */
  async run(statement: Statement): Promise<Rows> {
    if (!this.#isOpen) await this.#opening;
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    const owed = { statement, resolve, reject, isElsewhere: false };
    if (this.#owed.size === 0) this.#beginPatience();
    this.#owed.add(owed);
    this.#holdForThisTurn();
    this.#client.query(statement, (error: unknown, result: pg.QueryResult) => {
      this.#owed.delete(owed);
      this.#beginPatience();
      if (error) reject(error);
      else resolve(result.rows);
    });
    return promise;
  }

  /** Answers what it owes, and closes the connection. */
  async end(): Promise<void> {
    clearTimeout(this.#patience);
    if (!this.#isBroken) await this.#client.end();
  }

  #beginPatience(): void {
    this.#isSlow = false;
    if (this.#patience) this.#patience.refresh();
    else this.#patience = setTimeout(() => this.#loseIt(), PATIENCE_MS).unref();
  }

  /** The first one owed is what takes so long. The others are run a second time; the earlier answer counts. */
  #loseIt(): void {
    this.#isSlow = this.#owed.size > 0;
    for (const owed of [...this.#owed].slice(1)) {
      if (owed.isElsewhere) continue;
      owed.isElsewhere = true;
      this.#elsewhere(owed.statement).then(owed.resolve, owed.reject);
    }
  }

  #holdForThisTurn(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#socket.cork();
    setImmediate(() => {
      this.#isHeld = false;
      this.#socket.uncork();
    });
  }
}
