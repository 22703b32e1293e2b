import { msg, type Message } from '../../../../schema/rules/message.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { AnswerTooLargeError, causeOf, NoAnswerError } from '../../../http/outbound.ts';
import type { OutboundResponse } from '../../../http/outbound.ts';
import { PrivateAddressError } from '../../../http/public-address.ts';

/** Why a call to a shop failed, with what its owner can do about it. */
const MESSAGES = {
  BAD_URL: msg('The address of the shop is not a web address'),
  PRIVATE_ADDRESS: msg('The address of the shop is not on the internet'),
  NO_SUCH_HOST: msg('There is no such web address. Check the spelling'),
  BAD_CERTIFICATE: msg('The certificate of the shop is not valid for this address. Its web host can renew it, or use the address that the certificate was made for'),
  PLAIN_PERMALINKS: msg('Shop addresses with ?rest_route= cannot be used. In WordPress choose anything but "Plain" under Settings > Permalinks and enter the plain address of the shop'),
  BAD_CREDENTIALS: msg('The shop refused the consumer key and secret. Check both, and that the key may read and write'),
  READ_ONLY_KEY: msg('The consumer key may only read. Give it Read/Write permission in the shop'),
  CLOCK_SKEW: msg('The clocks of the shop and of this server are more than 15 minutes apart. The web host of the shop can set its clock right'),
  NOT_FOUND: msg('The shop has no such order'),
  REFUSED: msg('The shop refused the request'),
  NO_API: msg('No WooCommerce was found at this address. Check the address, that WooCommerce is active, and that Settings > Permalinks in WordPress is not "Plain". A shop whose pages are behind /index.php is entered with it'),
  REDIRECTED: msg('The shop leads to another address. Enter the address that it leads to'),
  NOT_JSON: msg('The shop answered with a web page instead of data. A firewall or security plugin may be in the way'),
  UNREADABLE: msg('The shop answered with something that could not be understood'),
  TOO_LARGE: msg('The answer of the shop is too large to be read'),
  TOO_MANY_PRODUCTS: msg('The shop has more products and variations than can be read'),
  UNAVAILABLE: msg('The shop is closed for maintenance or asks to slow down'),
  BROKEN: msg('The shop reported an error of its own'),
  TOO_SLOW: msg('The shop took too long to answer. Try again when it is less busy, or ask its web host'),
  NO_ANSWER: msg('The shop did not answer'),
};

export type WooErrorReason = keyof typeof MESSAGES;

const NO_REPLY: ReadonlySet<WooErrorReason> = new Set(['TOO_SLOW', 'NO_ANSWER']);
const MAX_RETRY_AFTER_SECONDS = 24 * 60 * 60;
const CLOCK_WINDOW_MS = 15 * 60 * 1000;

/** A shop could not be reached or refused. After TOO_SLOW and NO_ANSWER it may have done what was asked. */
export class WooError extends OutsideServiceError {
  readonly reason: WooErrorReason;
  /** Set when the shop says how long to wait. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: WooErrorReason, detail = '', retryAfterSeconds: number | null = null) {
    super(
      detail ? msg('{{problem}} ({{detail}})', { problem: MESSAGES[reason], detail }) : MESSAGES[reason],
      NO_REPLY.has(reason) ? 'TIMEOUT' : 'INTERNAL_SERVER_ERROR',
    );
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const NO_HOST = new Set(['ENOTFOUND', 'EAI_NODATA', 'EAI_NONAME']);
/**
 * Codes of OpenSSL's verification (`CERT_HAS_EXPIRED`, `DEPTH_ZERO_SELF_SIGNED_CERT`) and of Node's own check of the
 * host name.
 */
const CERTIFICATE_CODE = /CERT|^UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/;

/** The result of a connection test for a shop that can be read but, for this reason, not changed. */
export function readOnlyMessage(problem: WooError): Message {
  return problem.reason === 'READ_ONLY_KEY'
    ? msg('Connected, but the consumer key may only read')
    : msg('Orders can be read, but not changed: {{problem}}', { problem: problem.text });
}

/** The WooError of a failed connection or an interrupted answer; other errors are returned as they are. */
export function silenceError(error: unknown): unknown {
  if (!(error instanceof NoAnswerError)) return error;
  return new WooError(silenceReason(causeOf(error)));
}

function silenceReason(cause: unknown): WooErrorReason {
  if (cause instanceof PrivateAddressError) return 'PRIVATE_ADDRESS';
  if (cause instanceof AnswerTooLargeError) return 'TOO_LARGE';
  const { name, code = '' } = cause as { name?: string; code?: string };
  if (name === 'TimeoutError') return 'TOO_SLOW';
  if (NO_HOST.has(code)) return 'NO_SUCH_HOST';
  return CERTIFICATE_CODE.test(code) ? 'BAD_CERTIFICATE' : 'NO_ANSWER';
}

/**
 * The error of an answer, null for a success. Judged by HTTP status and error code, never by the message, which is in
 * the shop's language. `timed`: the request was signed with a time.
 */
export function answerError(response: OutboundResponse, json: unknown, timed: boolean): WooError | null {
  const { status, headers } = response;
  if (status >= 200 && status < 300) return json === undefined ? new WooError('NOT_JSON') : null;
  if (status >= 300 && status < 400) return new WooError('REDIRECTED', originOf(headers.get('location')));
  if (status === 429 || status === 503) return new WooError('UNAVAILABLE', '', retryAfter(headers));
  if (status >= 500) return new WooError('BROKEN', String(status));
  const code = errorCode(json);
  if (status === 404 && (!code || code === 'rest_no_route')) return new WooError('NO_API');
  if (!code) return new WooError('NOT_JSON', String(status));
  if (status === 401 || status === 403) {
    return new WooError(timed && isClockOff(headers) ? 'CLOCK_SKEW' : 'BAD_CREDENTIALS');
  }
  // A missing order gives 404 on reads but 400 on writes.
  if (code.endsWith('_invalid_id')) return new WooError('NOT_FOUND');
  return new WooError('REFUSED', code);
}

/** The shop treats the request as one of a stranger: the key is unknown to it, or did not reach it. */
export const sawNoKey = (json: unknown): boolean => errorCode(json).startsWith('woocommerce_rest_cannot_');

function errorCode(json: unknown): string {
  const code = (json as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && /^\w{1,100}$/.test(code) ? code : '';
}

function originOf(location: string | null): string {
  return location && URL.canParse(location) ? new URL(location).origin.slice(0, 200) : '';
}

/** Retry-After is seconds or a date. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds >= 0 ? Math.min(Math.ceil(seconds), MAX_RETRY_AFTER_SECONDS) : null;
}

function isClockOff(headers: Headers): boolean {
  const theirs = Date.parse(headers.get('date') ?? '');
  return Math.abs(theirs - Date.now()) > CLOCK_WINDOW_MS;
}
