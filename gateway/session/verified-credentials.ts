import { hash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { OutsideServiceError, UnauthorizedError } from '../errors.ts';
import { logger } from '../logging/logger.ts';
import { inTime } from '../rest/in-time.ts';
import type { Claims } from './firebase.ts';
import { EndedError, expired, verify, type CredentialKind } from './verify-credential.ts';

interface Entry {
  claims: Promise<Claims>;
  /** When Firebase last verified it, in milliseconds since 1970. */
  checkedAt: number;
  /** A check that is under way in the background. */
  recheck?: Promise<void>;
  /** When a request last waited for one in vain. */
  waitedAt?: number;
}

/** Older entries are checked again in the background, without a request waiting. */
const RECHECK_MS = 10_000;
/** Older still: the request waits for the check. */
const STALE_MS = 60_000;
/** The longest such wait, once in `RECHECK_MS`: signed-in people keep working while Firebase is unreachable or silent. */
const MAX_WAIT_MS = 2_000;
const MAX_ENTRIES = 20_000;

export const hashOf = (credential: string): string => hash('sha256', credential);

/** Writes what Firebase reports of an account to the user's row. */
export interface AccountRecorder {
  /** After each successful verification. */
  admit(claims: Claims): Promise<void>;
  /** Firebase refuses a credential that it accepted before: sessions of this sign-in and of earlier ones end. */
  end(claims: Claims): Promise<void>;
}

/**
 * A cache of verified cookies and bearer tokens by their hash: verifying one with revocation is a call to Firebase. Whether
 * a session has ended is not decided by this cache. The recorder writes what Firebase reports to the user's row, and every
 * request of every process reads that row. The cache only delays how soon a change is noticed that was made in Firebase
 * itself, such as a password changed elsewhere.
 */
export class VerifiedCredentials {
  readonly #auth: () => Auth;
  readonly #recorder: AccountRecorder;
  readonly #entries = new Map<string, Entry>();

  constructor(auth: () => Auth, recorder: AccountRecorder) {
    this.#auth = auth;
    this.#recorder = recorder;
  }

  /** Throws UnauthorizedError when it is forged, expired, revoked or of a disabled account. */
  async claims(kind: CredentialKind, credential: string): Promise<Claims> {
    const key = `${kind}:${hashOf(credential)}`;
    const claims = await this.#cachedClaims(key, kind, credential);
    if (claims.expiresAt.getTime() > Date.now()) return claims;
    this.#entries.delete(key);
    throw expired();
  }

  async #cachedClaims(key: string, kind: CredentialKind, credential: string): Promise<Claims> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#verifyNew(key, kind, credential);
    const now = Date.now();
    const age = now - entry.checkedAt;
    if (age < RECHECK_MS) return entry.claims;
    entry.recheck ??= this.#recheck(key, entry, kind, credential);
    if (age >= STALE_MS && now - (entry.waitedAt ?? 0) >= RECHECK_MS) {
      const outcome = await inTime(entry.recheck, MAX_WAIT_MS);
      if (outcome === 'late') entry.waitedAt = now;
    }
    // A check that was refused has deleted the entry.
    if (this.#entries.get(key) === entry) return entry.claims;
    return this.#verifyNew(key, kind, credential);
  }

  #verifyNew(key: string, kind: CredentialKind, credential: string): Promise<Claims> {
    const claims = this.#verify(kind, credential).catch((error: unknown) => {
      this.#entries.delete(key);
      throw error;
    });
    this.#entries.set(key, { claims, checkedAt: Date.now() });
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value!);
    return claims;
  }

  /** Never rejects: when Firebase does not answer, the earlier result stays valid and the next request checks again. */
  async #recheck(key: string, entry: Entry, kind: CredentialKind, credential: string): Promise<void> {
    // Where the first check is still under way and fails, whoever asked for that is told.
    const earlier = await entry.claims.catch(() => null);
    if (!earlier) return;
    try {
      entry.claims = Promise.resolve(await this.#verify(kind, credential));
      entry.checkedAt = Date.now();
    } catch (error) {
      if (error instanceof UnauthorizedError) this.#entries.delete(key);
      else if (!(error instanceof OutsideServiceError)) logger.warn({ err: error }, 'A session was not checked again');
      if (error instanceof EndedError) await this.#end(earlier);
    } finally {
      entry.recheck = undefined;
    }
  }

  async #end(claims: Claims): Promise<void> {
    await this.#recorder.end(claims).catch((err: unknown) => logger.error({ err }, 'Sessions were not ended'));
  }

  async #verify(kind: CredentialKind, credential: string): Promise<Claims> {
    const claims = await verify(this.#auth(), kind, credential);
    await this.#recorder.admit(claims);
    return claims;
  }
}
