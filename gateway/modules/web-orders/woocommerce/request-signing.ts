import { createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';

export interface WooKeys {
  consumerKey: string;
  consumerSecret: string;
}

export interface RequestToSign {
  /** Base address of the shop, without trailing slash. */
  site: string;
  method: string;
  path: string;
  query: Record<string, string>;
}

/** Over https the keys are sent as they are; over plain http WooCommerce requires a signature instead. */
export function authorization(site: string, keys: WooKeys): Record<string, string> {
  if (!site.startsWith('https:')) return {};
  const pair = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`);
  return { authorization: `Basic ${pair.toString('base64')}` };
}

/**
 * Path and query to send. For plain http they contain a one-legged OAuth 1.0a signature (HMAC-SHA256), which the shop
 * accepts once and for 15 minutes, so every try needs a new one.
 */
export function signedPath(request: RequestToSign, keys: WooKeys): string {
  const { site, method, path, query } = request;
  if (site.startsWith('https:')) return withQuery(path, query);
  const oauth = new OAuth({
    consumer: { key: keys.consumerKey, secret: keys.consumerSecret },
    signature_method: 'HMAC-SHA256',
    hash_function: (base, key) => createHmac('sha256', key).update(base).digest('base64'),
  });
  const signed = oauth.authorize({ url: site + path, method, data: query });
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
