import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { wasNeverSent } from '../../../http/was-never-sent.ts';
import { NoAnswerError, type OutboundResponse } from '../../../http/outbound.ts';
import type { BookResult } from './courier-client.ts';

/** Ids come as numbers or as strings, from the same courier. */
export const scalar = z.union([z.number(), z.string()]).transform(String);

/** PostgreSQL stores neither NUL nor half of a pair of surrogates, which JSON can spell. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** JSON of any shape, its texts as they can be stored, or undefined for HTML and the like. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}

const MAX_ANSWER = 2_000;
/** As much of an answer as is kept. */
export const kept = (text: string) => text.slice(0, MAX_ANSWER).replaceAll('\u0000', '');

/** A failure before the parcel was sent. */
export function notSent(error: unknown): BookResult {
  if (!(error instanceof OutsideServiceError)) throw error;
  return { ok: false, message: error.message, answer: '' };
}

/** What silence means for a parcel: nothing, where the request certainly never left. */
export function silence(error: unknown): BookResult {
  if (!(error instanceof NoAnswerError)) return notSent(error);
  const result = { ok: false, message: error.message, answer: '' } as const;
  return wasNeverSent(error) ? result : { ...result, unknown: true };
}

/** A page in place of an answer. Redirects and 4xx come before any work; with 200 and 5xx it may be done. */
export function unreadable(service: string, { status, text }: OutboundResponse): BookResult {
  const result = { ok: false, message: `${service} gave no readable answer (HTTP ${status})`, answer: kept(text) } as const;
  return status >= 300 && status < 500 ? result : { ...result, unknown: true };
}

/** An answer about a parcel that was not asked for: its number is never written on ours. */
export const anotherParcel = (service: string, { text }: OutboundResponse): BookResult =>
  ({ ok: false, message: `${service} answered for another parcel`, answer: kept(text), unknown: true });

/** For calls that only read: nothing to be unsure about. */
export const unreadableAnswer = (service: string, { status }: OutboundResponse) =>
  new OutsideServiceError(msg('{{service}} gave no readable answer (HTTP {{status}})', { service, status }));

const refusal = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.union([z.array(z.string()), z.string()])).optional(),
});

/** What a refusal says, with the sentences for its fields; null for anything else. */
export function refusalText(json: unknown): string | null {
  const parsed = refusal.safeParse(json);
  if (!parsed.success) return null;
  const { message = '', errors = {} } = parsed.data;
  const sentences = Object.values(errors).flat();
  return (sentences.length > 0 ? sentences.join(' ') : message).slice(0, 300) || null;
}

const BD_TIME = '+06:00';
/** No parcel is older, and a year with more than four digits is none that PostgreSQL reads. */
const FIRST_REPORT = new Date(Date.UTC(2000, 0));
const AFTER_LAST_REPORT = new Date(Date.UTC(3000, 0));

/** '2026-11-22 14:05:09' is a time in Dhaka; ISO times and seconds since 1970 are taken as they are. */
export function courierTime(text: string | number | null | undefined): Date | null {
  if (text === null || text === undefined || text === '') return null;
  const local = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(String(text));
  const at = typeof text === 'number' ? new Date(text < 1e11 ? text * 1000 : text) : new Date(local ? `${local[1]}T${local[2]}${BD_TIME}` : text);
  return at >= FIRST_REPORT && at < AFTER_LAST_REPORT ? at : null;
}
