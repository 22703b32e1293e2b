import { z } from 'zod';
import { env } from '../../../env.ts';
import { outboundOf, type Outbound } from '../../../http/outbound.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { unreadableAnswerError } from '../../couriers/clients/courier-answer.ts';
import { countedRecord, parcelCount, type PhoneRecord } from './phone-record.ts';

const NAME = 'BDCourier';

const ofOne = z.object({ total_parcel: parcelCount, success_parcel: parcelCount });
const couriers = z.record(z.string(), z.unknown());
const answer = z.union([
  z.object({ data: couriers, reports: z.array(z.unknown()).optional() }),
  z.object({ courierData: couriers, reports: z.array(z.unknown()).optional() })
    .transform(({ courierData, reports }) => ({ data: courierData, reports })),
]);

let clientOf: ((businessId: string) => Outbound) | undefined;

/** What BDCourier knows of a phone number, over all its couriers. Throws OutsideServiceError. */
export async function askBdCourier(businessId: string, key: string, phone: string): Promise<PhoneRecord> {
  clientOf ??= outboundOf({ service: NAME, baseUrl: env.BDCOURIER_URL, timeoutMs: env.COURIER_TIMEOUT_MS, retryTimeouts: false });
  const send = clientOf(businessId);
  const response = await send({
    method: 'POST', path: '/courier-check', retry: true, body: JSON.stringify({ phone }),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
  });
  const { data: parsed } = answer.safeParse(response.status === 200 ? parseJson(response.text) : undefined);
  if (!parsed) throw unreadableAnswerError(NAME, response);
  const { summary, reports: inside, ...each } = parsed.data;
  const sums = [summary, ...Object.values(each)].flatMap((one) => ofOne.safeParse(one).data ?? []);
  const counted = ofOne.safeParse(summary).success ? sums.slice(0, 1) : sums;
  if (counted.length === 0) throw unreadableAnswerError(NAME, response);
  const of = (count: (one: z.output<typeof ofOne>) => number) => counted.reduce((sum, one) => sum + count(one), 0);
  const reports = parsed.reports ?? (Array.isArray(inside) ? inside : []);
  return countedRecord(of((one) => one.total_parcel), of((one) => one.success_parcel), reports.length);
}
