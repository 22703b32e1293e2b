import { z } from 'zod';
import { env } from '../../../env.ts';
import { outboundOf, type Outbound } from '../../../http/outbound.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { unreadableAnswerError } from '../../couriers/clients/courier-answer.ts';
import type { CourierCredentials } from '../../couriers/courier-secrets.ts';
import { countedRecord, parcelCount, type PhoneRecord } from './phone-record.ts';

const NAME = 'Steadfast';

const ratio = z.coerce.number().min(0).max(100);
const shares = z.object({ delivery_ratio: ratio, cancellation_ratio: ratio, volume_band: z.string(), total_reports: parcelCount.nullish() });
const counts = z.object({
  total_parcels: parcelCount, total_delivered: parcelCount, total_fraud_reports: z.union([z.array(z.unknown()), parcelCount]).nullish(),
});

/** Not those of the bookings, whose circuit breakers these questions must not open. */
let clientOf: ((businessId: string) => Outbound) | undefined;

/** What Steadfast knows of a phone number: its newer call tells shares, the older one counts. Throws OutsideServiceError. */
export async function askSteadfast(businessId: string, { apiKey, apiSecret }: CourierCredentials, phone: string): Promise<PhoneRecord> {
  clientOf ??= outboundOf({ service: NAME, baseUrl: env.STEADFAST_URL, timeoutMs: env.COURIER_TIMEOUT_MS, retryTimeouts: false });
  const send = clientOf(businessId);
  const headers = { 'Api-Key': apiKey, 'Secret-Key': apiSecret, accept: 'application/json' };
  const newer = await send({ path: `/fraud_check/score/${phone}`, headers, retry: true });
  const response = newer.status === 404 ? await send({ path: `/fraud_check/${phone}`, headers, retry: true }) : newer;
  const record = response.status === 200 ? readRecord(parseJson(response.text)) : null;
  if (!record) throw unreadableAnswerError(NAME, response);
  return record;
}

/** The same key comes in different capitals. */
const lowerCased = (json: unknown): unknown =>
  json !== null && typeof json === 'object' ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key.toLowerCase(), value])) : json;

function readRecord(json: unknown): PhoneRecord | null {
  const wrapped = (json as { data?: unknown } | null | undefined)?.data;
  const answer = lowerCased(wrapped && typeof wrapped === 'object' ? wrapped : json);
  const { data: shared } = shares.safeParse(answer);
  if (shared) {
    const { delivery_ratio: delivered, cancellation_ratio: cancelled, volume_band: band, total_reports: reports } = shared;
    // Nothing says whether 1 is the whole or a hundredth: both shares together are the whole.
    const whole = delivered + cancelled;
    const deliveredPercent = whole === 0 || band === 'none' ? null : Math.round((delivered * 100) / whole);
    return { parcels: null, deliveredPercent, isFew: deliveredPercent === null || band === 'low', reports: reports ?? 0 };
  }
  const { data: counted } = counts.safeParse(answer);
  if (!counted) return null;
  const { total_parcels: parcels, total_delivered: delivered, total_fraud_reports: reports } = counted;
  return countedRecord(parcels, delivered, Array.isArray(reports) ? reports.length : reports ?? 0);
}
