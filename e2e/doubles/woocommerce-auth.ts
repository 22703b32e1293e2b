import { createHmac } from 'node:crypto';
import type { Seen } from './double.ts';

export interface WooKey {
  consumerKey: string;
  consumerSecret: string;
  permissions: 'read' | 'write' | 'read_write';
}

/** The keys that the double knows from the start. */
export const WOO_KEYS = {
  readWrite: { consumerKey: 'ck_fixture_rw', consumerSecret: 'cs_fixture_rw', permissions: 'read_write' },
  readOnly: { consumerKey: 'ck_fixture_r', consumerSecret: 'cs_fixture_r', permissions: 'read' },
  writeOnly: { consumerKey: 'ck_fixture_w', consumerSecret: 'cs_fixture_w', permissions: 'write' },
} as const satisfies Record<string, WooKey>;

const WINDOW_SECONDS = 15 * 60;

/** A message of the REST API's 401 `woocommerce_rest_authentication_error`, or the 401 for no keys at all. */
export type AuthFailure = { message: string } | 'no-keys';

/** Checks keys as WooCommerce does: plain ones over TLS only, OAuth 1.0a signatures anywhere. */
export class WooAuth {
  readonly keys: WooKey[] = Object.values(WOO_KEYS);
  #nonces = new Set<string>();

  /** Null: let in. `tls`: the site believes that it is reached over https. */
  refuse(request: Seen, site: string, tls: boolean): AuthFailure | null {
    // Plain permalinks never authenticate.
    if (request.query.has('rest_route')) return 'no-keys';
    if (request.query.has('oauth_consumer_key') || request.headers.authorization?.startsWith('OAuth ')) {
      return this.#refuseSigned(request, site);
    }
    return tls ? this.#refusePlain(request) : 'no-keys';
  }

  #refusePlain(request: Seen): AuthFailure | null {
    const [name, secret] = plainKeys(request);
    const key = this.keys.find(({ consumerKey }) => consumerKey === name);
    if (!key) return 'no-keys';
    if (key.consumerSecret !== secret) return { message: 'Consumer secret is invalid.' };
    return refuseMethod(key, request.method);
  }

  #refuseSigned(request: Seen, site: string): AuthFailure | null {
    const parameters = new Map([...request.query, ...headerParameters(request.headers.authorization ?? '')]);
    const key = this.keys.find(({ consumerKey }) => consumerKey === parameters.get('oauth_consumer_key'));
    if (!key) return { message: 'Consumer key is invalid.' };
    const given = parameters.get('oauth_signature');
    parameters.delete('oauth_signature');
    if (given !== signature(request.method, site + request.path, parameters, key.consumerSecret)) {
      return { message: 'Invalid signature - provided signature does not match.' };
    }
    const age = Date.now() / 1000 - Number(parameters.get('oauth_timestamp'));
    if (!(Math.abs(age) <= WINDOW_SECONDS)) return { message: 'Invalid timestamp.' };
    const nonce = `${key.consumerKey} ${parameters.get('oauth_nonce')}`;
    if (this.#nonces.has(nonce)) return { message: 'Invalid nonce - nonce has already been used.' };
    this.#nonces.add(nonce);
    return refuseMethod(key, request.method);
  }
}

function refuseMethod({ permissions }: WooKey, method: string): AuthFailure | null {
  const needed = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  if (permissions.includes(needed)) return null;
  return { message: `The API key provided does not have ${needed} permissions.` };
}

function plainKeys(request: Seen): (string | null | undefined)[] {
  const { query, headers } = request;
  if (query.has('consumer_key')) return [query.get('consumer_key'), query.get('consumer_secret')];
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (!basic) return [];
  const [name, ...secret] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return [name, secret.join(':')];
}

function headerParameters(header: string): [string, string][] {
  if (!header.startsWith('OAuth ')) return [];
  const matches = [...header.matchAll(/(oauth_[a-z_]+)="([^"]*)"/g)];
  return matches.map(([, name, value]) => [name!, decodeURIComponent(value!)]);
}

function signature(method: string, address: string, parameters: Map<string, string>, secret: string): string {
  const hash = parameters.get('oauth_signature_method') === 'HMAC-SHA1' ? 'sha1' : 'sha256';
  const sorted = [...parameters].sort(([a], [b]) => (a < b ? -1 : 1));
  const pairs = sorted.map(([name, value]) => encode(`${encode(name)}=${encode(value)}`));
  const base = `${method}&${encode(address)}&${pairs.join('%26')}`;
  return createHmac(hash, `${secret}&`).update(base).digest('base64');
}

/** PHP's rawurlencode. */
function encode(text: string): string {
  const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, percent);
}
