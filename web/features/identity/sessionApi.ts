import { gatewayText } from '../../gatewayText.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { t } from '../../i18n.ts';
import { ANSWER_MS } from '../../relay/answerTime.ts';
import { GatewayError } from '../../relay/GatewayError.ts';
import { unsaid } from '../../relay/unsaid.ts';
import { markSignedIn } from './signedInMark.ts';

/** The Firebase project, as `GET /api/session/config` gives it. */
export interface SessionConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Host and port of the Auth emulator; null with a real project. */
  emulatorHost: string | null;
  /** Whether 'Continue with Google' is offered. */
  google: boolean;
  /** Whether free trials can be started on this server. */
  trial: boolean;
}

/** The body of these addresses' error answers. */
interface Refusal {
  error?: Partial<GatewayText> & { code?: string; referenceId?: string };
}

async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(path, { credentials: 'same-origin', signal, ...init }).catch(() => null);
  if (!response) {
    if (signal.aborted) throw new GatewayError({ code: 'TIMEOUT', message: t('The server took too long to answer.'), status: 0 });
    const message = t('The server could not be reached. Check your internet connection.');
    throw new GatewayError({ code: 'NETWORK', message, status: 0 });
  }
  const body = (await response.json().catch(() => null)) as Answer | Refusal | null;
  // A 200 that is no JSON is the page of a proxy, not an answer.
  if (response.ok && body) return body as Answer;
  const { code, referenceId, ...text } = (body as Refusal | null)?.error ?? {};
  throw new GatewayError({
    code: code ?? 'INTERNAL_SERVER_ERROR',
    message: gatewayText(text) ?? unsaid(response),
    status: response.status,
    referenceId: referenceId ?? response.headers.get('x-request-id') ?? undefined,
  });
}

let config: Promise<SessionConfig> | undefined;

/** Fetched once per page; a failure is not cached, so that the next attempt fetches again. */
export function fetchSessionConfig(): Promise<SessionConfig> {
  config ??= call<SessionConfig>('/api/session/config').catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

/** Exchanges a fresh ID token for the session cookie. */
export async function openSession(idToken: string): Promise<void> {
  await call('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  markSignedIn();
}
