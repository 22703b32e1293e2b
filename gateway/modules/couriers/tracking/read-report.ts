import { z } from 'zod';
import { parseJson } from '../../../http/outside-json.ts';
import type { Courier, CourierEvent } from '../../../db/generated/client/client.ts';
import { WEBHOOKS, type CourierReport } from './webhook-adapters.ts';

export type Event = CourierEvent & { courier: Courier };

const polled = z.object({ consignmentId: z.string().nullable(), invoice: z.string().nullable(), status: z.string() });

/** Longer values are no parcel numbers or status words; the report is rejected. */
const MAX_WORD = 100;
const isShort = (word: string | null) => word === null || word.length <= MAX_WORD;

/** Null where it is no report of a parcel. */
export function readReport(event: Event): CourierReport | null {
  const report = readBody(event);
  return report && [report.consignmentId, report.invoice, report.rawStatus].every(isShort) ? report : null;
}

function readBody({ source, body, courier, receivedAt }: Event): CourierReport | null {
  const json = body === null ? null : parseJson(body);
  if (source === 'POLL') {
    const parsed = polled.safeParse(json);
    return parsed.success ? { ...parsed.data, rawStatus: parsed.data.status, saidAt: receivedAt, collected: null, message: '', reason: '' } : null;
  }
  return courier.provider ? WEBHOOKS[courier.provider].read(json) : null;
}

/** A report from further in the future than this is dated by our clock, or all later reports would count as older. */
const MAX_AHEAD_MS = 5 * 60_000;

/** When the courier says that it happened. */
export function timeOf({ saidAt }: CourierReport, receivedAt: Date): Date {
  return saidAt && saidAt.getTime() <= receivedAt.getTime() + MAX_AHEAD_MS ? saidAt : receivedAt;
}
