/**
 * What must never stand in a log. Names of fields are taken out where they are objects; the patterns are a
 * net under them, for secrets that slipped into a text: a message, a stack, an address.
 */

const SECRET_FIELDS = [
  'authorization', 'cookie', '["set-cookie"]', '["x-api-key"]', 'idToken', 'refreshToken', 'token',
  'password', 'secret', 'webhookSecret', 'consumerKey', 'consumerSecret', 'apiKey', 'appSecret',
];

const under = (parent: string, field: string) => parent + (field.startsWith('[') ? field : `.${field}`);

/** Paths for pino's `redact`: the fields above at the top and up to two levels down. */
export const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [
  field, under('*', field), under('*.*', field),
]);

export const CENSOR = '[redacted]';

const SECRET_PARAMS = [
  'id_?token', 'access_token', 'token', 'consumer_(?:key|secret)', 'secret', 'signature', 'oobCode', 'apiKey',
  'key', 'password',
];
const SECRET_QUERY = new RegExp(`([?&](?:${SECRET_PARAMS.join('|')})=)[^&\\s"\\\\]+`, 'gi');

const PATTERNS: [pattern: RegExp, replacement: string][] = [
  // JSON web tokens, unsigned ones too: ID tokens and session cookies.
  [/eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, CENSOR],
  [/\b(Bearer|Basic)\s+(?!\[)[\w.~+/=-]+/gi, `$1 ${CENSOR}`],
  // The password in postgres://user:password@host.
  [/(:\/\/[^\s:/@"]+:)[^\s@"]+@/g, `$1${CENSOR}@`],
  [/(__session=)[^;\s"\\]+/g, `$1${CENSOR}`],
  [SECRET_QUERY, `$1${CENSOR}`],
];

/** The text with everything that looks like a credential replaced. */
export function scrub(text: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}
