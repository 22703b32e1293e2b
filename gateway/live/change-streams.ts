import { msg, type Message } from '../../schema/rules/message.ts';
import { env } from '../env.ts';
import { DomainError, isOutage, TooManyRequestsError, UnavailableError } from '../errors.ts';
import { logger } from '../logging/logger.ts';
import { liveStreams } from '../logging/metrics.ts';
import type { Session } from '../session/session.ts';
import { ENDED_SESSIONS, type Change } from './announce-changes.ts';
import { ChangeStream, type CanSee } from './change-stream.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { endSharing } from './running-reads.ts';

/** How often each session is looked at again. What ends one is announced and noticed at once; this is for what was not heard. */
const CHECK_MS = 30_000;
const SWEEP_MS = 1_000;
/** What changed while a page was on its way is told to the stream that it opens. */
const REPLAY_MS = 5_000;
const MAX_REPLAYED = 200;
/** From here on the clients are to ask by themselves. */
const FAILURES_TO_END = 4;
const LISTENING_TIMEOUT_MS = 3_000;
const RETRY_AFTER_SECONDS = 30;
/** Types whose change may be a change of what somebody may see, and the id that names the person in it. */
const ACCESS: Record<string, (session: Session) => string | undefined> = {
  Member: ({ user }) => user?.id,
  User: ({ user }) => user?.id,
  [ENDED_SESSIONS]: ({ user }) => user?.firebaseUid,
  // Its package may have been renewed, or have ended.
  Business: ({ business }) => business?.id,
};

const hasExpired = ({ business }: Session) => business !== null && business.packageExpiresAt.getTime() <= Date.now();

/** Whether it may have changed what this session may see, or ended it. */
function concerns({ type, ids }: Change, session: Session): boolean {
  const id = ACCESS[type]?.(session);
  return id !== undefined && (ids === null || ids.includes(id));
}

export interface StreamRequest {
  session: Session;
  canSee: CanSee;
  /** The session of the same credential as it is now. Throws UnauthorizedError when it has ended. */
  reload: () => Promise<Session | null>;
}

const away = () => new UnavailableError();
const tooMany = (text?: Message) => new TooManyRequestsError(text, RETRY_AFTER_SECONDS);

/**
 * The open streams of one gateway: what any gateway announces goes to those of its business that may see it. So many
 * of one person, of one business and in all; sessions are looked at again while their streams are open.
 */
export class ChangeStreams {
  readonly #streams = new Map<ChangeStream, StreamRequest['reload']>();
  readonly #byBusiness = new Map<string, Set<ChangeStream>>();
  #recent: { change: Change; at: number }[] = [];
  #listener: { stop: () => void } | null = null;
  #isClosed = false;
  #isListening = false;
  #listening = Promise.withResolvers<void>();
  #sweep: NodeJS.Timeout | undefined;

  /**
   * Throws PreconditionError for a business whose package has expired, TooManyRequestsError beyond the limits, and
   * SERVICE_UNAVAILABLE while changes are not heard.
   */
  async open({ session, canSee, reload }: StreamRequest): Promise<ChangeStream> {
    const { businessId } = session;
    session.assertPackageActive();
    this.#assertRoom(session);
    await this.#untilListening();
    // Others may have come while this one waited.
    this.#assertRoom(session);
    const stream = new ChangeStream({ session, canSee, onEnd: (ended) => this.#forget(businessId, ended) });
    this.#streams.set(stream, reload);
    this.#byBusiness.set(businessId, (this.#byBusiness.get(businessId) ?? new Set()).add(stream));
    liveStreams.inc();
    const since = performance.now() - REPLAY_MS;
    for (const { change, at } of this.#recent) {
      if (at < since) continue;
      if (change.businessId === businessId) stream.push(change.type, change.ids);
      // It may have ended after the request was let in.
      if (concerns(change, session)) void this.#check([stream]);
    }
    return stream;
  }

  /** Ends all streams; before the server closes. */
  close(): void {
    this.#isClosed = true;
    this.#listener?.stop();
    clearInterval(this.#sweep);
    this.#endAll();
  }

  #assertRoom({ businessId, user }: Session): void {
    if (this.#isClosed) throw away();
    if (this.#streams.size >= env.LIVE_STREAMS) throw tooMany();
    if ((this.#byBusiness.get(businessId)?.size ?? 0) >= env.LIVE_STREAMS_PER_BUSINESS) throw tooMany();
    // One person's program that opens them without end leaves room for the others of the business.
    if (user && this.#countOf(user.id) >= env.LIVE_STREAMS_PER_PERSON) throw tooMany(msg('You have too many live connections open, please close some'));
  }

  /** In all businesses of the person. */
  #countOf(userId: string): number {
    return this.#streams.keys().filter(({ session }) => session.user?.id === userId).reduce((count) => count + 1, 0);
  }

  /** The first stream opens the connection; it stays for the life of the gateway. */
  async #untilListening(): Promise<void> {
    this.#listener ??= listenForChanges({
      onChange: (change) => this.#dispatch(change),
      onListening: () => this.#onListening(),
      onLost: (failures) => this.#onLost(failures),
    });
    this.#sweep ??= setInterval(() => this.#checkOldest(), SWEEP_MS).unref();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(away()), LISTENING_TIMEOUT_MS); });
    await Promise.race([this.#listening.promise, late]).finally(() => clearTimeout(timer));
  }

  #onListening(): void {
    this.#isListening = true;
    this.#listening.resolve();
    // Whatever was announced in between was not heard.
    for (const stream of this.#streams.keys()) stream.push(null, null);
    void this.#check([...this.#streams.keys()]);
  }

  #onLost(failures: number): void {
    if (this.#isListening) {
      this.#isListening = false;
      logger.warn('The connection that hears of changes was lost');
      this.#listening = Promise.withResolvers<void>();
      this.#recent = [];
    }
    if (failures === FAILURES_TO_END) this.#endAll();
  }

  #dispatch(change: Change): void {
    const { businessId, type, ids } = change;
    if (businessId !== null) endSharing(businessId);
    const now = performance.now();
    this.#recent = [...this.#recent.filter(({ at }) => at >= now - REPLAY_MS).slice(1 - MAX_REPLAYED), { change, at: now }];
    for (const stream of this.#byBusiness.get(businessId ?? '') ?? []) stream.push(type, ids);
    if (Object.hasOwn(ACCESS, type)) void this.#check([...this.#streams.keys()].filter(({ session }) => concerns(change, session)));
  }

  #checkOldest(): void {
    const before = performance.now() - CHECK_MS;
    void this.#check([...this.#streams.keys()].filter(({ checkedAt, session }) => checkedAt < before || hasExpired(session)));
  }

  async #check(streams: readonly ChangeStream[]): Promise<void> {
    await Promise.all(streams.map(async (stream) => {
      stream.checkedAt = performance.now();
      const session = await this.#streams.get(stream)!().catch((error: unknown) => {
        const hasEnded = error instanceof DomainError && !isOutage(error);
        return hasEnded ? null : 'unknown';
      });
      // While the database is away nobody's session has ended.
      if (session === 'unknown') return;
      if (session?.business?.id === stream.session.businessId && !hasExpired(session)) stream.session = session;
      else stream.end();
    }));
  }

  #endAll(): void {
    for (const stream of this.#streams.keys()) stream.end();
  }

  #forget(businessId: string, stream: ChangeStream): void {
    const streams = this.#byBusiness.get(businessId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byBusiness.delete(businessId);
    if (this.#streams.delete(stream)) liveStreams.dec();
  }
}
