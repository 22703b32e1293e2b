import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { OutsideServiceError, UnauthorizedError } from '../errors.ts';
import { logger } from '../logging/logger.ts';
import type { Claims } from './firebase.ts';
import { EndedError, expired, verify, type CredentialKind } from './verify-credential.ts';

interface Entry {
  claims: Promise<Claims>;
  /** When Firebase was asked last, in milliseconds. */
  checkedAt: number;
  /** The check that is under way behind a request, if any. */
  recheck?: Promise<void>;
}

/** After that Firebase is asked again, behind the request. */
const RECHECK_MS = 10_000;
/** After that a request waits for the answer. */
const STALE_MS = 60_000;
/** But not longer: whoever is signed in works on while Firebase is away. */
const MAX_WAIT_MS = 2_000;
const MAX_ENTRIES = 20_000;

export const hashOf = (credential: string): string => hash('sha256', credential);

/** What is written down of an account whenever Firebase has told something of it. */
export interface AccountRecorder {
  /** After each verification. */
  admit(claims: Claims): Promise<void>;
  /** Firebase refuses what it took before: sessions of this sign-in and of earlier ones have ended. */
  end(claims: Claims): Promise<void>;
}

/**
 * Remembers verified cookies and bearer tokens by their hash, because verifying with revocation is a call to
 * Firebase. Nothing that ends a session is decided by this memory: whatever Firebase tells is written to the user's
 * row by the recorder, and every request in every process reads that row. The memory only says how soon a change is
 * noticed that was made in Firebase itself and that nobody has signed in after.
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
    const claims = await this.#current(key, kind, credential);
    if (claims.expiresAt.getTime() > Date.now()) return claims;
    this.#entries.delete(key);
    throw expired();
  }

  async #current(key: string, kind: CredentialKind, credential: string): Promise<Claims> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#first(key, kind, credential);
    const age = Date.now() - entry.checkedAt;
    if (age < RECHECK_MS) return entry.claims;
    entry.recheck ??= this.#recheck(key, entry, kind, credential);
    if (age >= STALE_MS) await Promise.race([entry.recheck, delay(MAX_WAIT_MS, undefined, { ref: false })]);
    // A check that refused has taken the entry away.
    if (this.#entries.get(key) === entry) return entry.claims;
    return this.#first(key, kind, credential);
  }

  #first(key: string, kind: CredentialKind, credential: string): Promise<Claims> {
    const claims = this.#verify(kind, credential).catch((error: unknown) => {
      this.#entries.delete(key);
      throw error;
    });
    this.#entries.set(key, { claims, checkedAt: Date.now() });
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value!);
    return claims;
  }

  /** Never rejects: without an answer what was verified before stays good, and the next request asks again. */
  async #recheck(key: string, entry: Entry, kind: CredentialKind, credential: string): Promise<void> {
    const known = await entry.claims;
    try {
      entry.claims = Promise.resolve(await this.#verify(kind, credential));
      entry.checkedAt = Date.now();
    } catch (error) {
      if (error instanceof UnauthorizedError) this.#entries.delete(key);
      else if (!(error instanceof OutsideServiceError)) logger.warn({ err: error }, 'A session was not checked again');
      if (error instanceof EndedError) await this.#end(known);
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
