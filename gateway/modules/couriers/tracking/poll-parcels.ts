import { createHash } from 'node:crypto';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import { DomainError, isOutage } from '../../../errors.ts';
import { AnswerTooLargeError, NoAnswerError, UnsendableError } from '../../../http/outbound.ts';
import { addJobs } from '../../../jobs/add-jobs.ts';
import type { Log } from '../../../logging/logger.ts';
import type { CourierClient } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { nextPoll } from './poll-times.ts';
import { storeReport } from './receive-report.ts';

/** Parcels that are reserved and asked for one after the other, before others have their turn. */
const AT_ONCE = 20;
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

export const POLL_TASK = 'couriers.poll-parcels';

/** A parcel that could not be asked for is due again in the next minute anyway; the retries are for our own errors. */
const POLL_ATTEMPTS = 3;

/**
 * Queues a poll for each business that has due parcels, in a queue of its own (docs/adr/0016-fair-shares.md): one with thousands of
 * them, or a courier that is silent, delays no other. The index names the earliest parcel of each business, however many are due.
 */
export async function planParcelPolls(): Promise<void> {
  await db.$executeRaw`
    WITH RECURSIVE earliest AS (
      (SELECT "businessId", "nextPollAt" FROM "Shipment" WHERE "nextPollAt" IS NOT NULL ORDER BY "businessId", "nextPollAt" LIMIT 1)
      UNION ALL
      SELECT n.* FROM earliest e CROSS JOIN LATERAL (
        SELECT "businessId", "nextPollAt" FROM "Shipment" WHERE "nextPollAt" IS NOT NULL AND "businessId" > e."businessId"
        ORDER BY "businessId", "nextPollAt" LIMIT 1
      ) n
    )
    ${addJobs(Prisma.sql`
      SELECT ${POLL_TASK}::text AS "task", json_build_object('businessId', "businessId") AS "payload", n."name" AS "queue",
        NULL::timestamptz AS "runAt", ${POLL_ATTEMPTS}::int AS "maxAttempts", n."name" AS "key"
      FROM earliest CROSS JOIN LATERAL (SELECT ${`${POLL_TASK}:`}::text || "businessId" AS "name") n WHERE "nextPollAt" <= now()`)}`;
}

/** Arguments of `enqueue` for going on with the parcels of a business: at most one job runs and one waits. */
export function pollJob(businessId: string) {
  const name = `${POLL_TASK}:${businessId}`;
  return [POLL_TASK, { businessId }, { jobKey: name, queue: name, maxAttempts: POLL_ATTEMPTS }] as const;
}

/**
 * Polls the couriers of a business for the status of its due parcels, some at a time, in case a webhook was lost. Changes go into
 * the inbox of the webhooks. What fails for one courier is logged, and thrown when the others were asked. True when as many
 * were due and each courier has answered: more may be.
 */
export async function pollParcels(businessId: string, { log, signal }: { log: Log; signal?: AbortSignal }): Promise<boolean> {
  // Reserved for half an hour: no two processes poll the same parcel, and after a crash the next one takes it.
  // Chosen in a CTE: a sub-select of FROM may be carried out for each row, and then locks more than its limit.
  const due = await db.$queryRaw<DueParcel[]>`
    WITH due AS (
      SELECT "id" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "nextPollAt" <= now()
      ORDER BY "nextPollAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    UPDATE "Shipment" s SET "nextPollAt" = ${new Date(Date.now() + RETRY_MS)} FROM due d
    WHERE s."businessId" = ${businessId}::uuid AND s."id" = d."id"
    RETURNING s."businessId", s."id", s."courierId", s."consignmentId", s."invoice", s."courierStatus", s."rawStatus", s."statusAt", s."createdAt"`;
  const failed: unknown[] = [];
  let answered = true;
  for (const [courierId, parcels] of Map.groupBy(due, (parcel) => parcel.courierId)) {
    if (signal?.aborted) return false;
    try {
      answered = (await pollCourier(businessId, courierId, { parcels, log, signal })) && answered;
    } catch (error) {
      if (isOutage(error)) throw error;
      log.error({ err: error, courier: courierId }, 'The parcels of a courier cannot be asked for');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return answered && due.length === AT_ONCE;
}

/** Asks one courier about its due parcels. Whatever goes wrong with it concerns no other courier. False when it is left alone for now. */
async function pollCourier(
  businessId: string, courierId: string, { parcels, log, signal }: { parcels: readonly DueParcel[]; log: Log; signal?: AbortSignal },
): Promise<boolean> {
  const client = await clientOf(businessId, courierId, log);
  if (!client) return false;
  let failures = 0;
  let answered = 0;
  for (const parcel of parcels) {
    if (signal?.aborted) return false;
    try {
      const status = await client.track({ consignmentId: parcel.consignmentId, invoice: parcel.invoice ?? '' });
      if (answered === 0) await notePoll(businessId, courierId);
      answered += 1;
      await storeStatus(parcel, status);
      failures = 0;
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof UnsendableError) && !(error instanceof AnswerTooLargeError)) throw error;
      log.warn({ err: error, courier: courierId, parcel: parcel.id }, 'A courier cannot be asked about a parcel');
      failures += 1;
      // Without an answer, or with refused keys, all its parcels wait for the next run.
      if (error instanceof NoAnswerError || failures === MAX_FAILURES) return false;
      // Asked again at its usual time, so that parcels which always fail do not come first in the next run.
      await putOff(parcel);
    }
  }
  return true;
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
