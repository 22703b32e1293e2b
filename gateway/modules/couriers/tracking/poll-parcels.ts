import { createHash } from 'node:crypto';
import { db } from '../../../db/client.ts';
import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import { DomainError } from '../../../errors.ts';
import type { Log } from '../../../logging/logger.ts';
import type { CourierClient } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { nextPoll } from './poll-times.ts';
import { storeReport } from './receive-report.ts';

const MAX_PER_TURN = 100;
const RETRY_MS = 30 * 60_000;

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

/** Polls couriers for the status of parcels, in case a webhook was lost. Changes go into the inbox of the webhooks. */
export async function pollParcels({ log, signal }: { log: Log; signal?: AbortSignal }): Promise<void> {
  // Reserved for half an hour: no two processes poll the same parcel, and after a crash the next one takes it.
  const due = await db.$queryRaw<DueParcel[]>`
    UPDATE "Shipment" s SET "nextPollAt" = ${new Date(Date.now() + RETRY_MS)} FROM (
      SELECT "businessId", "id" FROM "Shipment" WHERE "nextPollAt" <= now() ORDER BY "nextPollAt" LIMIT ${MAX_PER_TURN} FOR UPDATE SKIP LOCKED
    ) d WHERE s."businessId" = d."businessId" AND s."id" = d."id"
    RETURNING s."businessId", s."id", s."courierId", s."consignmentId", s."invoice", s."courierStatus", s."rawStatus", s."statusAt", s."createdAt"`;
  for (const [courierId, parcels] of Map.groupBy(due, (parcel) => parcel.courierId)) {
    try {
      const { client } = await connectCourier(parcels[0]!.businessId, courierId);
      for (const parcel of parcels) {
        if (signal?.aborted) return;
        await pollParcel(client, parcel);
      }
    } catch (error) {
      // Disconnected or not answering: all its parcels wait for the next run.
      if (!(error instanceof DomainError)) throw error;
      log.warn({ err: error, courier: courierId }, 'A courier cannot be asked about its parcels');
    }
  }
}

async function pollParcel(client: CourierClient, parcel: DueParcel): Promise<void> {
  const { businessId, courierId, id, consignmentId, invoice, rawStatus, statusAt } = parcel;
  const status = await client.track({ consignmentId, invoice: invoice ?? '' });
  await db.shipment.update({
    where: { businessId_id: { businessId, id } }, data: { nextPollAt: nextPoll(parcel.courierStatus, parcel.createdAt) }, select: { id: true },
  });
  if (status.toLowerCase() === rawStatus) return;
  // A status is stored again when another one came between, but not twice in a row.
  const hash = createHash('sha256').update(['poll', consignmentId, invoice, status.toLowerCase(), statusAt?.toISOString()].join('\n')).digest('hex');
  await storeReport({ businessId, courierId }, { source: 'POLL', hash, body: JSON.stringify({ consignmentId, invoice, status }) });
}
