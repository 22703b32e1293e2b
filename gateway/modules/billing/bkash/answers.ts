import { z } from 'zod';
import { decimalToPoisha } from '../../../../schema/rules/money.ts';
import { beginning } from '../../../db/storable.ts';
import type { OutboundResponse } from '../../../http/outbound.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { UnclearAnswerError } from './bkash.errors.ts';
import { parseBkashTime } from './time.ts';

/** What came back: the fields of a success, or bKash's code and words. HTTP 200 carries both kinds. */
export type Answer =
  | { ok: true; fields: Record<string, unknown> }
  | { ok: false; code: string; message: string };

const SUCCESS = '0000';
const LONGEST_MESSAGE = 300;

/** bKash is not consistent about quotes around codes and amounts. */
const loose = z.union([z.string(), z.number()]).transform(String);

const words = z.string().optional().catch(undefined);

const envelope = z.looseObject({
  statusCode: loose.nullish(),
  statusMessage: words,
  errorCode: loose.nullish(),
  errorMessage: words,
  message: words,
});

/** A decimal string as poisha; more than two decimals are refused rather than rounded. */
export const amount = loose.transform((text, context) => {
  const poisha = /^\d{1,13}(\.\d{1,2}0*)?$/.test(text) ? decimalToPoisha(text) : null;
  if (poisha !== null) return poisha;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

/** A time in bKash's form; one that cannot be read is null, for no decision depends on it. */
export const moment = z.string().optional().catch(undefined)
  .transform((text) => (text ? parseBkashTime(text) : null));

/** Sorts an HTTP answer into success and refusal. Throws UnclearAnswerError when it is neither. */
export function readAnswer({ status, text }: OutboundResponse): Answer {
  if (status >= 500 || (status >= 300 && status < 400)) throw new UnclearAnswerError(`HTTP ${status}`);
  const parsed = envelope.safeParse(jsonOf(text, status));
  if (!parsed.success) throw new UnclearAnswerError(`HTTP ${status}, not an answer object`);
  const { statusCode, statusMessage, errorCode, errorMessage, message } = parsed.data;
  const reason = beginning(errorMessage ?? statusMessage ?? message ?? 'no reason given', LONGEST_MESSAGE);
  if (errorCode) return { ok: false, code: errorCode, message: reason };
  if (statusCode && statusCode !== SUCCESS) return { ok: false, code: statusCode, message: reason };
  if (status >= 400) return { ok: false, code: `HTTP_${status}`, message: reason };
  return { ok: true, fields: parsed.data };
}

/** The fields of a success in the shape asked for. Throws UnclearAnswerError when they do not fit. */
export function fieldsAs<T extends z.ZodType>(schema: T, fields: Record<string, unknown>): z.infer<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join('.') || 'answer');
  throw new UnclearAnswerError(`unusable fields: ${paths.join(', ')}`);
}

function jsonOf(text: string, status: number): unknown {
  const json = parseJson(text);
  if (json !== undefined) return json;
  if (status >= 400) return {};
  throw new UnclearAnswerError(`HTTP ${status}, not JSON`);
}
