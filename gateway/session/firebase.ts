import type { Agent } from 'node:http';
import { applicationDefault, cert, initializeApp, type Credential } from 'firebase-admin/app';
import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { env } from '../env.ts';

/** What the gateway takes from a verified ID token or session cookie. */
export interface Claims {
  uid: string;
  /** Null for an account without an e-mail address, which cannot sign in here. */
  email: string | null;
  /** Whether the e-mail address was verified when the credential was issued. */
  emailVerified: boolean;
  name: string;
  /** When the person last typed a password. */
  authTime: Date;
  expiresAt: Date;
  account: AccountState;
}

/** The state of the account in Firebase now, which may be newer than the credential. */
export interface AccountState {
  /** Null for none; may have been changed since the credential was issued. */
  email: string | null;
  isEmailVerified: boolean;
  isDisabled: boolean;
  /** Credentials of sign-ins before this moment are revoked, because the password was changed then. */
  validSince: Date | null;
}

export interface FirebaseOptions {
  projectId: string;
  credential?: Credential;
  /** A proxy to reach Google by; a direct connection when left out. */
  httpAgent?: Agent;
}

let apps = 0;

/**
 * Firebase Auth of one project. With FIREBASE_AUTH_EMULATOR_HOST in the environment it talks to the emulator
 * and accepts its unsigned tokens; without, only tokens signed by Google's current keys.
 */
export function connectFirebase(options: FirebaseOptions): Auth {
  apps += 1;
  return getAuth(initializeApp(options, `karbar-${apps}`));
}

let connected: Auth | undefined;

/** The Firebase Auth of the settings, connected at the first call. */
export function firebaseAuth(): Auth {
  connected ??= connectFirebase({ projectId: env.FIREBASE_PROJECT_ID, ...credentialOf() });
  return connected;
}

/** Empty for the emulator, which needs no credential. */
function credentialOf(): { credential?: Credential } {
  if (env.FIREBASE_AUTH_EMULATOR_HOST) return {};
  const account = env.FIREBASE_SERVICE_ACCOUNT;
  return { credential: account ? cert(account) : applicationDefault() };
}

export function accountState({ email, emailVerified, disabled, tokensValidAfterTime }: UserRecord): AccountState {
  const validSince = tokensValidAfterTime ? new Date(tokensValidAfterTime) : null;
  return { email: email?.toLowerCase() ?? null, isEmailVerified: emailVerified, isDisabled: disabled, validSince };
}

export function claimsOf(token: DecodedIdToken, account: UserRecord): Claims {
  return {
    uid: token.uid,
    email: token.email?.toLowerCase() ?? null,
    emailVerified: token.email_verified === true,
    name: typeof token.name === 'string' ? token.name : '',
    authTime: new Date(token.auth_time * 1000),
    expiresAt: new Date(token.exp * 1000),
    account: accountState(account),
  };
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

const UNAVAILABLE = new Set(['auth/internal-error', 'auth/invalid-credential', 'auth/insufficient-permission']);

/** Firebase is unreachable or refuses this gateway: the error says nothing about the person's credential. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // firebase-admin reports keys that it could not fetch as an argument error; only the message differs.
  const { message } = error as Error;
  const keysMissing = /^Error (fetching public keys|while making request)/.test(message);
  return code.startsWith('app/') || UNAVAILABLE.has(code) || keysMissing;
}

export const isFirebaseError = (error: unknown, code: `auth/${string}`): boolean => codeOf(error) === code;
