import { createHash } from 'node:crypto';
import { db } from '../../../db/client.ts';
import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import { DomainError, isOutage } from '../../../errors.ts';
import { AnswerTooLargeError, NoAnswerError, UnsendableError } from '../../../http/outbound.ts';
import type { Log } from '../../../logging/logger.ts';
import type { CourierClient } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { nextPoll } from './poll-times.ts';
import { storeReport } from './receive-report.ts';

const MAX_PER_TURN = 100;
const RETRY_MS = 30 * 60_000;
/** After so many refused questions in a row a courier is left alone: Steadfast locks out whoever asks ten times with wrong keys. */
const MAX_FAILURES = 5;

interface DueParcel {
  businessId: string;
  id: string;
  courierId: string;
  consignmentId: string | null;
  invoice: string | null;
  courierStatus: ParcelStatus | null;
  rawStatus: string | null;
  statusAt: Date | null;
  createdAt: Date;
}

/**
 * Polls couriers for the status of parcels, in case a webhook was lost. Changes go into the inbox of the webhooks. Businesses
 * take turns: one with thousands of due parcels leaves the others their share. What fails for one courier is logged, and
 * thrown when the others were asked.
 */
export async function pollParcels({ log, signal }: { log: Log; signal?: AbortSignal }): Promise<void> {
  // Reserved for half an hour: no two processes poll the same parcel, and after a crash the next one takes it.
  const due = await db.$queryRaw<DueParcel[]>`
    UPDATE "Shipment" s SET "nextPollAt" = ${new Date(Date.now() + RETRY_MS)} FROM (
      SELECT l."businessId", l."id" FROM (
        SELECT "businessId", "id", "nextPollAt", row_number() OVER (PARTITION BY "businessId" ORDER BY "nextPollAt") AS "turn"
        FROM "Shipment" WHERE "nextPollAt" <= now() ORDER BY "turn", "nextPollAt" LIMIT ${MAX_PER_TURN}
      ) w JOIN "Shipment" l ON l."businessId" = w."businessId" AND l."id" = w."id" AND l."nextPollAt" <= now()
      FOR UPDATE OF l SKIP LOCKED
    ) d WHERE s."businessId" = d."businessId" AND s."id" = d."id"
    RETURNING s."businessId", s."id", s."courierId", s."consignmentId", s."invoice", s."courierStatus", s."rawStatus", s."statusAt", s."createdAt"`;
  const failed: unknown[] = [];
  for (const [courierId, parcels] of Map.groupBy(due, (parcel) => parcel.courierId)) {
    if (signal?.aborted) return;
    try {
      await pollCourier(parcels[0]!.businessId, courierId, { parcels, log, signal });
    } catch (error) {
      if (isOutage(error)) throw error;
      log.error({ err: error, courier: courierId }, 'The parcels of a courier cannot be asked for');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

/** Asks one courier about its due parcels. Whatever goes wrong with it concerns no other courier. */
async function pollCourier(
  businessId: string, courierId: string, { parcels, log, signal }: { parcels: readonly DueParcel[]; log: Log; signal?: AbortSignal },
): Promise<void> {
  const client = await clientOf(businessId, courierId, log);
  let failures = 0;
  let answered = 0;
  for (const parcel of client ? parcels : []) {
    if (signal?.aborted) return;
    try {
      const status = await client!.track({ consignmentId: parcel.consignmentId, invoice: parcel.invoice ?? '' });
      if (answered === 0) await notePoll(businessId, courierId);
      answered += 1;
      await storeStatus(parcel, status);
      failures = 0;
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof UnsendableError) && !(error instanceof AnswerTooLargeError)) throw error;
      log.warn({ err: error, courier: courierId, parcel: parcel.id }, 'A courier cannot be asked about a parcel');
      failures += 1;
      // Without an answer, or with refused keys, all its parcels wait for the next run.
      if (error instanceof NoAnswerError || failures === MAX_FAILURES) return;
      // Asked again at its usual time, so that parcels which always fail do not come first in the next run.
      await putOff(parcel);
    }
  }
}

/** Notes that the courier has answered. Waits for nobody who holds the courier: the next run notes it as well. */
const notePoll = (businessId: string, id: string) => db.$executeRaw`
  UPDATE "Courier" c SET "polledAt" = now() FROM (
    SELECT "id" FROM "Courier" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR NO KEY UPDATE SKIP LOCKED
  ) free WHERE c."businessId" = ${businessId}::uuid AND c."id" = free."id"`;

async function clientOf(businessId: string, courierId: string, log: Log): Promise<CourierClient | null> {
  try {
    return (await connectCourier(businessId, courierId)).client;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ err: error, courier: courierId }, 'A courier cannot be asked about its parcels');
    return null;
  }
}

const putOff = ({ businessId, id, courierStatus, createdAt }: DueParcel) => db.shipment.update({
  where: { businessId_id: { businessId, id } }, data: { nextPollAt: nextPoll(courierStatus, createdAt) }, select: { id: true },
});

async function storeStatus(parcel: DueParcel, status: string): Promise<void> {
  const { businessId, courierId, consignmentId, invoice, rawStatus, statusAt } = parcel;
  await putOff(parcel);
  if (status.toLowerCase() === rawStatus) return;
  // A status is stored again when another one came between, but not twice in a row.
  const hash = createHash('sha256').update(['poll', consignmentId, invoice, status.toLowerCase(), statusAt?.toISOString()].join('\n')).digest('hex');
  await storeReport({ businessId, courierId }, { source: 'POLL', hash, body: JSON.stringify({ consignmentId, invoice, status }) });
}
