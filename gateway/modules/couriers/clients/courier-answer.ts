import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import { beginning } from '../../../db/storable.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { wasNeverSent } from '../../../http/was-never-sent.ts';
import { NoAnswerError, type OutboundResponse } from '../../../http/outbound.ts';
import type { FailedCall } from './courier-client.ts';

/** An amount in taka, as a number or as text. An empty or impossible one is no answer. */
export const takaAnswer = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/).transform(Number)]).pipe(z.number().min(-MAX_TAKA).max(MAX_TAKA));

/** The same courier sends an id sometimes as a number, sometimes as a string. */
export const scalar = z.union([z.number(), z.string()]).transform(String);

const MAX_ANSWER = 2_000;
/** The part of an answer that is stored. */
export const truncated = (text: string) => beginning(text, MAX_ANSWER).replaceAll('\u0000', '');

/** The result when the call failed before the parcel was sent. */
export function notSentResult(error: unknown): FailedCall {
  if (!(error instanceof OutsideServiceError)) throw error;
  return { ok: false, message: error.text, answer: '' };
}

/** The result when no answer came: unknown, except when the request certainly was never sent. */
export function noAnswerResult(error: unknown): FailedCall {
  if (!(error instanceof NoAnswerError)) return notSentResult(error);
  const result: FailedCall = { ok: false, message: error.text, answer: '' };
  return wasNeverSent(error) ? result : { ...result, unknown: true };
}

/** The result for an answer that is not JSON. With a redirect or 4xx nothing was booked; with 200 or 5xx the parcel may exist. */
export function unreadableResult(service: string, { status, text }: OutboundResponse): FailedCall {
  const result: FailedCall = { ok: false, message: msg('{{service}} gave no readable answer (HTTP {{status}})', { service, status }), answer: truncated(text) };
  return status >= 300 && status < 500 ? result : { ...result, unknown: true };
}

/** The result for an answer about another parcel, whose number must not be saved for ours. */
export const otherParcelResult = (service: string, { text }: OutboundResponse): FailedCall =>
  ({ ok: false, message: msg('{{service}} answered for another parcel', { service }), answer: truncated(text), unknown: true });

/** A refusal without a reason. */
export const refusedText = (service: string) => msg('{{service}} refused the parcel', { service });

export const keysRefusedText = (service: string) => msg('{{service}} refuses the keys', { service });

/** The error of a call that only reads and got an answer it cannot parse, or a refusal of the keys. */
export const unreadableAnswerError = (service: string, { status }: OutboundResponse) =>
  new OutsideServiceError(status === 401 || status === 403
    ? keysRefusedText(service)
    : msg('{{service}} gave no readable answer (HTTP {{status}})', { service, status }));

const refusal = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.union([z.array(z.string()), z.string()])).optional(),
});

/** The messages of a refusal, those of its fields if there are any; null for any other answer. */
export function refusalText(json: unknown): string | null {
  const parsed = refusal.safeParse(json);
  if (!parsed.success) return null;
  const { message = '', errors = {} } = parsed.data;
  const sentences = Object.values(errors).flat();
  return beginning(sentences.length > 0 ? sentences.join(' ') : message, 300) || null;
}

const BD_TIME = '+06:00';
/** Times outside of these limits are ignored. PostgreSQL does not read years with more than four digits. */
const FIRST_REPORT = new Date(Date.UTC(2000, 0));
const AFTER_LAST_REPORT = new Date(Date.UTC(3000, 0));

/** Parses a time of a courier: '2026-11-22 14:05:09' or with a T, which name no zone, are Dhaka time; ISO times and Unix seconds or milliseconds are accepted too. */
export function courierTime(text: string | number | null | undefined): Date | null {
  if (text === null || text === undefined || text === '') return null;
  const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(String(text));
  const at = typeof text === 'number' ? new Date(text < 1e11 ? text * 1000 : text) : new Date(local ? `${local[1]}T${local[2]}${BD_TIME}` : text);
  return at >= FIRST_REPORT && at < AFTER_LAST_REPORT ? at : null;
}
