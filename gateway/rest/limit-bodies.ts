import type { Server } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { env } from '../env.ts';
import { loopClock } from './loop-clock.ts';

/** Smaller bodies hold no more memory than the connection itself, and nearly all requests are. */
const UNCOUNTED_BYTES = 16_384;
/** Memory of a chunk besides its bytes: a client may send a body byte by byte. */
const PIECE_BYTES = 256;

/** In the form of Fastify's own refusals, which `wireError` knows. */
const refusal = (statusCode: 408 | 415 | 503, message: string) =>
  Object.assign(new Error(message), { code: 'FST_ERR_BODY', statusCode });

/** A body on its way in. It counts what it holds, and ends with an error when nothing comes for too long. */
class CountedBody extends Transform {
  held = 0;
  readonly #budget: BodyBudget;
  #heardAt = performance.now();
  #timer = this.#checkAfter(env.BODY_TIMEOUT_MS);

  constructor(budget: BodyBudget) {
    super();
    this.#budget = budget;
  }

  #checkAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#checkTime(), ms);
  }

  #checkTime(): void {
    const missing = loopClock.since(env.BODY_TIMEOUT_MS) - (performance.now() - this.#heardAt);
    if (missing > 0) this.#timer = this.#checkAfter(missing);
    else this.destroy(refusal(408, 'The request did not arrive in time'));
  }

  override _transform(piece: Buffer, _encoding: string, done: TransformCallback): void {
    this.#heardAt = performance.now();
    this.#timer.refresh();
    this.#budget.take(this, piece.length + PIECE_BYTES);
    if (!this.destroyed) done(null, piece);
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.#timer);
    this.#budget.arrived(this);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    this.#budget.arrived(this);
    done(error);
  }
}

/**
 * The memory that bodies may hold at once, from their first byte until they are answered. Beyond it the body that has
 * been arriving for the longest is refused, so slow senders make room for fast ones.
 */
class BodyBudget {
  #held = 0;
  /** Not complete yet, the oldest first. */
  readonly #arriving = new Set<CountedBody>();

  open(): CountedBody {
    const body = new CountedBody(this);
    this.#arriving.add(body);
    return body;
  }

  take(body: CountedBody, bytes: number): void {
    body.held += bytes;
    this.#held += bytes;
    while (this.#held > env.BODY_MEMORY_BYTES) {
      const [oldest] = this.#arriving;
      if (!oldest) return;
      this.release(oldest);
      oldest.destroy(refusal(503, 'Too much is being sent at once, please try again'));
    }
  }

  arrived(body: CountedBody): void {
    this.#arriving.delete(body);
  }

  release(body: CountedBody): void {
    this.#arriving.delete(body);
    this.#held -= body.held;
    body.held = 0;
  }
}

const RETRY_AFTER_SECONDS = 2;

const isSmall = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? Infinity) <= UNCOUNTED_BYTES;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isCompressed = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

/**
 * Node's own limits for the head and for all of a request, which it reads whenever it looks at its connections, in the
 * time that this process had to read: who has sent all in time is never refused because it was too busy for that.
 */
export function limitArrival({ server }: FastifyInstance): void {
  const { headersTimeout, requestTimeout } = server as Server;
  Object.defineProperties(server, {
    headersTimeout: { get: () => loopClock.since(headersTimeout) },
    requestTimeout: { get: () => loopClock.since(requestTimeout) },
  });
}

/** Bounds the memory of request bodies and the time that one may pause. Call it last: others may refuse before. */
export function limitBodies(app: FastifyInstance): void {
  const budget = new BodyBudget();
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    // No client sends such, and what is counted here would not be what it becomes.
    if (isCompressed(request)) {
      reply.header('connection', 'close');
      return done(refusal(415, 'Compressed requests are not read'));
    }
    if (isSmall(request)) return done(null, payload);
    const body = budget.open();
    // A body that is not read to its end must not delay the answer: the rest of it is discarded.
    body.once('close', () => payload.unpipe(body).resume());
    reply.raw.once('finish', () => body.destroy());
    reply.raw.once('close', () => {
      body.destroy();
      budget.release(body);
    });
    payload.once('error', (error) => body.destroy(error));
    body.once('error', ({ statusCode }: Error & { statusCode?: number }) => {
      if (statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    });
    return done(null, payload.pipe(body));
  });
}
