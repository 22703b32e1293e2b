import { z } from 'zod';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import { OutsideServiceError } from '../../../errors.ts';
import type { OutboundResponse } from '../../../http/outbound.ts';
import { beginning } from '../../../db/storable.ts';
import { parseJson } from '../../../http/outside-json.ts';

export type MetaProblem =
  /** The token is worth nothing any more. */
  | 'TOKEN_REFUSED'
  /** It may not read these ads. */
  | 'NO_PERMISSION'
  /** It may not read one of several ad accounts. */
  | 'ACCOUNT_REFUSED'
  /** Asked too often. */
  | 'THROTTLED'
  /** Too much was asked for at once. */
  | 'TOO_MUCH'
  /** It may work the next time. */
  | 'FAILED';

const SENTENCES = {
  TOKEN_REFUSED: msg('Meta refuses the access token: connect again with a new one'),
  NO_PERMISSION: msg('The access token may not read the ads: it needs the permission ads_read'),
  ACCOUNT_REFUSED: msg('The access token may not read this ad account'),
  THROTTLED: msg('Meta wants to be asked less often'),
  TOO_MUCH: msg('Meta cannot work out so many figures at once'),
} as const;

/** What Meta refuses, or answers so that nobody can read it. */
export class MetaError extends OutsideServiceError {
  readonly problem: MetaProblem;
  /** By which Meta finds the request; for the log. */
  readonly traceId: string | null;
  /** How long Meta wants to be left alone; 0 where it says nothing. */
  readonly waitMs: number;
  constructor(problem: MetaProblem, { text, traceId = null, waitMs = 0 }: { text?: Message; traceId?: string | null; waitMs?: number } = {}) {
    super(problem === 'FAILED' ? (text ?? msg('Meta gave no readable answer')) : SENTENCES[problem]);
    this.problem = problem;
    this.traceId = traceId;
    this.waitMs = waitMs;
  }
}

const refusal = z.object({
  error: z.object({
    code: z.number().optional(), error_subcode: z.number().optional(), message: z.string().default(''), fbtrace_id: z.string().nullish(),
  }),
});

const THROTTLES = new Set([4, 17, 32, 341, 613]);
/** Of error 100: what was asked for is fine, but too heavy. */
const TOO_HEAVY = 1_504_018;

function problemOf(code: number | undefined, subcode: number | undefined, { status, text }: { status: number; text: string }): MetaProblem {
  if (code === 190 || code === 102) return 'TOKEN_REFUSED';
  if (code === 10 || (code !== undefined && code >= 200 && code <= 299)) return 'NO_PERMISSION';
  if (status === 429 || (code !== undefined && (THROTTLES.has(code) || (code >= 80_000 && code <= 80_014)))) return 'THROTTLED';
  if ((code === 100 && subcode === TOO_HEAVY) || (code === 1 && /reduce the amount of data/i.test(text))) return 'TOO_MUCH';
  return 'FAILED';
}

/** The error of an answer that is none of what was asked for. */
export function metaError({ status, text }: Pick<OutboundResponse, 'status' | 'text'>, waitMs: number): MetaError {
  const { data } = refusal.safeParse(parseJson(text));
  if (!data) return new MetaError(status === 429 ? 'THROTTLED' : 'FAILED', { text: msg('Meta gave no readable answer (HTTP {{status}})', { status }), waitMs });
  const { code, error_subcode: subcode, message, fbtrace_id: traceId } = data.error;
  return new MetaError(problemOf(code, subcode, { status, text: message }), { text: msg('Meta says: {{text}}', { text: beginning(message, 200) }), traceId, waitMs });
}
