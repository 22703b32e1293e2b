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

const SECRET_QUERY =
  /([?&](?:id_?token|access_token|token|consumer_(?:key|secret)|secret|signature|oobCode|apiKey|key|password)=)[^&\s"\\]+/gi;

/**
 * Every line of the log passes through these, so each takes time linear in the line: a match begins at the start of a
 * word only, and what a failed attempt has read is not read again by the next one.
 */
const PATTERNS: [pattern: RegExp, replacement: string][] = [
  // JSON web tokens, unsigned ones too: ID tokens and session cookies.
  [/(?<![\w-])eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, CENSOR],
  [/\b(Bearer|Basic)\s{1,8}(?!\[)[\w.~+/=-]+/gi, `$1 ${CENSOR}`],
  // The password in postgres://user:password@host.
  [/(:\/\/[^\s:/@"]{1,100}:)(?!\[)[^\s@"]{1,200}@/g, `$1${CENSOR}@`],
  [/(__session=)[^;\s"\\]+/g, `$1${CENSOR}`],
  [SECRET_QUERY, `$1${CENSOR}`],
  // A mobile number of Bangladesh, as people type it.
  [/(?<![\w.-])(?:\+?88)?01[3-9]\d{2}[- ]?\d{6}(?!\w)/g, '[phone]'],
];

const MAX_LINE = 16_384;
const MAX_VALUE = 2_000;

/** The text, or its beginning where it is longer than a log needs. */
export const cut = (text: string, max = MAX_VALUE): string =>
  text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;

/** A line of JSON whose values are short enough; only the head of an entry that is too long even then. */
function shorten(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const entry = JSON.parse(line) as Record<string, unknown>;
  const shorter = JSON.stringify(entry, (_name, value: unknown) => (typeof value === 'string' ? cut(value) : value));
  if (shorter.length <= MAX_LINE) return `${shorter}\n`;
  const { level, time, requestId, msg } = entry;
  return `${JSON.stringify({ level, time, requestId, msg: cut(String(msg)), leftOut: line.length })}\n`;
}

/** The text with everything that looks like a credential or a phone number replaced. */
export function scrub(text: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}

/** A line of the log, cut to a bearable length and scrubbed. */
export const scrubLine = (line: string): string => scrub(shorten(line));
