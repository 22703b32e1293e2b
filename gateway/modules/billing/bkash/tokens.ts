import { z } from 'zod';
import type { OutboundRequest, OutboundResponse } from '../../../http/outbound.ts';
import { fieldsAs, readAnswer } from './answers.ts';
import { BkashNotReadyError, BkashRefusedError } from './bkash.errors.ts';
import type { BkashToken, TokenStore } from './token-store.ts';

export interface TokenOptions {
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
  store: TokenStore;
  now: () => number;
  send: (request: OutboundRequest) => Promise<OutboundResponse>;
}

/** A token granted after a refusal that is refused as well is not replaced again for this long. */
const REFUSAL_PAUSE_MS = 30 * 60_000;

/** Credentials that bKash has refused are not shown to it again for this long. */
const CREDENTIALS_PAUSE_MS = 60_000;

const tokenFields = z.object({
  id_token: z.string().min(1),
  refresh_token: z.string().optional(),
  expires_in: z.coerce.number().positive().catch(3600),
});

/**
 * The token of one app key: one grant or refresh at a time however many callers wait for it.
 * Everything it throws is BkashNotReadyError.
 */
export function bkashTokens(options: TokenOptions) {
  const { appKey, appSecret, username, password, store, now, send } = options;
  let held: BkashToken | null = null;
  let flight: Promise<BkashToken> | null = null;
  let paused: { until: number; error: unknown } | null = null;

  const fresh = (token: BkashToken) => now() < token.renewAt;

  async function call(path: 'grant' | 'refresh', extra: Record<string, string> = {}): Promise<BkashToken> {
    const grantedAt = now();
    const response = await send({
      method: 'POST',
      path: `/tokenized/checkout/token/${path}`,
      headers: { accept: 'application/json', 'content-type': 'application/json', username, password },
      body: JSON.stringify({ app_key: appKey, app_secret: appSecret, ...extra }),
    });
    const answer = readAnswer(response);
    if (!answer.ok) throw new BkashRefusedError(answer.code, answer.message);
    const fields = fieldsAs(tokenFields, answer.fields);
    const renewAt = grantedAt + (fields.expires_in * 1000 * 5) / 6;
    const { id_token: idToken, refresh_token: refreshToken = null } = fields;
    return { idToken, refreshToken, grantedAt, renewAt, afterRefusal: false };
  }

  async function grant(): Promise<BkashToken> {
    if (paused && now() < paused.until) throw paused.error;
    try {
      return await call('grant');
    } catch (error) {
      if (error instanceof BkashRefusedError) paused = { until: now() + CREDENTIALS_PAUSE_MS, error };
      throw error;
    }
  }

  async function next(stored: BkashToken | null, refused: string | null): Promise<BkashToken> {
    if (!stored) return grant();
    if (stored.idToken === refused) return replaceRefused(stored);
    if (fresh(stored)) return stored;
    if (!stored.refreshToken) return grant();
    return call('refresh', { refresh_token: stored.refreshToken }).catch(grant);
  }

  async function replaceRefused(stored: BkashToken): Promise<BkashToken> {
    const lately = now() < stored.grantedAt + REFUSAL_PAUSE_MS;
    if (stored.afterRefusal && lately) throw new Error('bKash refuses the tokens that it grants');
    return { ...(await grant()), afterRefusal: true };
  }

  function renew(refused: string | null): Promise<BkashToken> {
    flight ??= store.renew((stored) => next(stored, refused))
      .then((token) => (held = token))
      .catch((error: unknown) => {
        throw new BkashNotReadyError(error);
      })
      .finally(() => {
        flight = null;
      });
    return flight;
  }

  return {
    /** The token to use now, granted or renewed when needed. */
    async current(): Promise<string> {
      return (held && fresh(held) ? held : await renew(null)).idToken;
    },
    /** Another token in place of one that bKash refused; at most one grant for all who saw the refusal. */
    async replace(refused: string): Promise<string> {
      const replaced = held && held.idToken !== refused && fresh(held);
      return (replaced ? held! : await renew(refused)).idToken;
    },
  };
}
