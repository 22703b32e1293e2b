import type { outbound } from '../../../http/outbound.ts';
import { answerJson } from './answer-json.ts';
import { authorization, signedPath, waysToSign, type WayToSign, type WooKeys } from './request-signing.ts';
import { answerError, sawNoKey, silenceError, type WooError, type WooErrorReason } from './woo-error.ts';

export interface ShopCall {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Record<string, string>;
  body?: object;
}

interface ShopCallOptions {
  site: string;
  keys: WooKeys;
  send: ReturnType<typeof outbound>;
  onNotices: () => void;
}

const API = '/wp-json/wc/v3';
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };
const KEY_REFUSED: ReadonlySet<WooErrorReason> = new Set(['BAD_CREDENTIALS', 'CLOCK_SKEW']);

/**
 * Calls the REST API of one shop. A shop that sees no key is asked again in the other ways to sign, and the way that it
 * accepts is kept. A request that was refused has done nothing, so this is safe for writes too. Throws WooError.
 */
export function shopCalls({ site, keys, send, onNotices }: ShopCallOptions) {
  let [accepted, ...otherWays] = waysToSign(site);

  async function callSigned({ method = 'GET', path, query = {}, body }: ShopCall, way: WayToSign) {
    const response = await send({
      method,
      path: () => signedPath(way, { method, path: API + path, query }, keys),
      headers: { ...JSON_HEADERS, ...authorization(way, keys) },
      body: body && JSON.stringify(body),
      retry: method === 'GET',
    }).catch((error: unknown) => Promise.reject(silenceError(error)));
    const { json, hasNotices } = answerJson(response.text);
    if (hasNotices) onNotices();
    return { json, headers: response.headers, error: answerError(response, json, way !== 'plain'), isUnknown: sawNoKey(json) };
  }

  return async (request: ShopCall) => {
    const answer = await callSigned(request, accepted);
    if (!answer.isUnknown) return answerOrThrow(answer);
    for (const way of otherWays) {
      const another = await callSigned(request, way);
      if (another.error && KEY_REFUSED.has(another.error.reason)) continue;
      accepted = way;
      otherWays = [];
      return answerOrThrow(another);
    }
    return answerOrThrow(answer);
  };
}

function answerOrThrow<Answer extends { error: WooError | null }>(answer: Answer): Answer {
  if (answer.error) throw answer.error;
  return answer;
}
