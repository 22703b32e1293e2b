/**
 * Removes secrets from the log: fields of logged objects by their names, and, as a second defence, patterns of secrets
 * inside texts such as messages, stacks and URLs.
 */

const SECRET_FIELDS = [
  'authorization', 'cookie', '["set-cookie"]', '["x-api-key"]', 'idToken', 'refreshToken', 'token',
  'password', 'secret', 'webhookSecret', 'consumerKey', 'consumerSecret', 'apiKey', 'appSecret',
];

const under = (parent: string, field: string) => parent + (field.startsWith('[') ? field : `.${field}`);

/** Paths for pino's `redact`: the fields above, at the top level and up to two levels deeper. */
export const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [
  field, under('*', field), under('*.*', field),
]);

export const CENSOR = '[redacted]';

const SECRET_QUERY =
  /([?&](?:id_?token|access_token|token|consumer_(?:key|secret)|secret|signature|oobCode|apiKey|key|password)=)[^&\s"\\]+/gi;

/**
 * Every line of the log is matched against these, so each must take time linear in the length of the line: a match starts
 * at the beginning of a word only, and a failed attempt is not repeated from every character that it read.
 */
const PATTERNS: [pattern: RegExp, replacement: string][] = [
  // JSON web tokens, unsigned ones too: ID tokens and session cookies.
  [/(?<![\w-])eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, CENSOR],
  [/\b(Bearer|Basic)\s{1,8}(?!\[)[\w.~+/=-]+/gi, `$1 ${CENSOR}`],
  // The password in postgres://user:password@host.
  [/(:\/\/[^\s:/@"]{1,100}:)(?!\[)[^\s@"]{1,200}@/g, `$1${CENSOR}@`],
  [/(__session=)[^;\s"\\]+/g, `$1${CENSOR}`],
  [SECRET_QUERY, `$1${CENSOR}`],
  // Mobile numbers of Bangladesh, with or without country code, spaces and hyphens.
  [/(?<![\w.-])(?:\+?88)?01[3-9]\d{2}[- ]?\d{6}(?!\w)/g, '[phone]'],
];

const MAX_LINE = 16_384;
const MAX_VALUE = 2_000;

/** The text, or its first `max` characters and its length. */
export const cut = (text: string, max = MAX_VALUE): string =>
  text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;

/** The line with long values cut; only level, time, request id and message when it is too long even then. */
function shorten(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const entry = JSON.parse(line) as Record<string, unknown>;
  const shorter = JSON.stringify(entry, (_name, value: unknown) => (typeof value === 'string' ? cut(value) : value));
  if (shorter.length <= MAX_LINE) return `${shorter}\n`;
  const { level, time, requestId, msg } = entry;
  return `${JSON.stringify({ level, time, requestId, msg: cut(String(msg)), omittedCharacters: line.length })}\n`;
}

/** The text with everything replaced that looks like a credential or a phone number. */
export function scrub(text: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}

/** A line of the log, cut to MAX_LINE and scrubbed. */
export const scrubLine = (line: string): string => scrub(shorten(line));
