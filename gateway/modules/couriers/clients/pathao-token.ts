import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { OutsideServiceError } from '../../../errors.ts';
import type { Outbound } from '../../../http/outbound.ts';
import { parseJson } from '../../../http/outside-json.ts';
import type { CourierCredentials } from '../courier-secrets.ts';
import { unreadableAnswerError } from './courier-answer.ts';

const issued = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** A token is no longer used when it expires within this time. */
const MARGIN_SECONDS = 60;

/** Tokens by account. They stay in this process because a token gives the same access as the password. */
const tokens = new LRUCache<string, string>({ max: 1_000 });

const keyOf = (keys: CourierCredentials) => createHash('sha256').update(JSON.stringify(Object.values(keys))).digest('base64');

/** The token of an account, from the cache while it is valid. `anew` requests another one after a refusal. */
export async function pathaoToken(http: Outbound, keys: CourierCredentials, { anew = false } = {}): Promise<string> {
  const key = keyOf(keys);
  const known = anew ? undefined : tokens.get(key);
  if (known) return known;
  const response = await http({
    method: 'POST',
    path: '/aladdin/api/v1/issue-token',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      client_id: keys.apiKey, client_secret: keys.apiSecret, grant_type: 'password', username: keys.username, password: keys.password,
    }),
    retry: true,
  });
  if (response.status === 400 || response.status === 401 || response.status === 403) throw new OutsideServiceError('Pathao refuses the keys');
  const parsed = issued.safeParse(parseJson(response.text));
  if (!parsed.success) throw unreadableAnswerError('Pathao', response);
  const { access_token: token, expires_in: seconds } = parsed.data;
  if (seconds > MARGIN_SECONDS) tokens.set(key, token, { ttl: (seconds - MARGIN_SECONDS) * 1000 });
  return token;
}
