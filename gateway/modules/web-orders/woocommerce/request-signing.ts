import { createHmac, randomUUID } from 'node:crypto';

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

/** Over https the keys travel as they are; over plain http WooCommerce refuses that and wants a signature. */
export function authorization(site: string, keys: WooKeys): Record<string, string> {
  if (!site.startsWith('https:')) return {};
  const pair = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`);
  return { authorization: `Basic ${pair.toString('base64')}` };
}

/**
 * Path and query to send. For plain http they carry a one-legged OAuth 1.0a signature (HMAC-SHA256) that
 * the shop accepts once and for 15 minutes, so every try needs a new one.
 */
export function signedPath(request: RequestToSign, keys: WooKeys): string {
  const { site, method, path, query } = request;
  if (site.startsWith('https:')) return withQuery(path, query);
  const signed: Record<string, string> = {
    ...query,
    oauth_consumer_key: keys.consumerKey,
    oauth_nonce: randomUUID(),
    oauth_signature_method: 'HMAC-SHA256',
    oauth_timestamp: String(Math.floor(Date.now() / 1000)),
  };
  const names = Object.keys(signed).sort();
  const parameters = names.map((name) => `${encode(name)}=${encode(signed[name]!)}`).join('&');
  const base = [method, site + path, parameters].map(encode).join('&');
  const signature = createHmac('sha256', `${keys.consumerSecret}&`).update(base).digest('base64');
  return withQuery(path, { ...signed, oauth_signature: signature });
}

function withQuery(path: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  return pairs.length ? `${path}?${pairs.join('&')}` : path;
}

/** RFC 3986, stricter than encodeURIComponent. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
