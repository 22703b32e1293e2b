import { createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';

export interface WooKeys {
  consumerKey: string;
  consumerSecret: string;
}

export interface RequestToSign {
  method: string;
  path: string;
  query: Record<string, string>;
}

/** A way to prove that we have the keys: sent as they are, or by a signature for an address of the shop. */
export type WayToSign = 'plain' | { signedFor: string };

/**
 * The ways that a shop may accept, the usual one first. Over plain http WooCommerce requires a signature. Over https it
 * takes the keys as they are, unless its web host keeps their header from PHP; and a shop behind a proxy that alone
 * speaks https (Cloudflare's 'Flexible') believes that it is called over http.
 */
export function waysToSign(site: string): [WayToSign, ...WayToSign[]] {
  if (!site.startsWith('https:')) return [{ signedFor: site }];
  return ['plain', { signedFor: site }, { signedFor: site.replace(/^https:/, 'http:') }];
}

export function authorization(way: WayToSign, keys: WooKeys): Record<string, string> {
  if (way !== 'plain') return {};
  const pair = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`);
  return { authorization: `Basic ${pair.toString('base64')}` };
}

/**
 * Path and query to send. Signed, they contain a one-legged OAuth 1.0a signature (HMAC-SHA256), which the shop accepts
 * once and for 15 minutes, so every try needs a new one.
 */
export function signedPath(way: WayToSign, request: RequestToSign, keys: WooKeys): string {
  const { method, path, query } = request;
  if (way === 'plain') return withQuery(path, query);
  const oauth = new OAuth({
    consumer: { key: keys.consumerKey, secret: keys.consumerSecret },
    signature_method: 'HMAC-SHA256',
    hash_function: (base, key) => createHmac('sha256', key).update(base).digest('base64'),
  });
  const signed = oauth.authorize({ url: way.signedFor + path, method, data: query });
  return withQuery(path, { ...query, ...oauthParameters(signed) });
}

/** The library returns the query too, percent-encoded. */
function oauthParameters(signed: OAuth.Authorization): Record<string, string> {
  const entries = Object.entries(signed).filter(([name]) => name.startsWith('oauth_'));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
