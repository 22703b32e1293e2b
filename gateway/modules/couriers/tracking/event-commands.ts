import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { CourierEventOutcome } from '../../../db/generated/client/enums.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import { eventsJob } from './event-jobs.ts';

/** Outcomes that a person has to handle. */
export const OPEN_OUTCOMES = ['LATE', 'TO_DECIDE', 'UNKNOWN_STATUS', 'UNKNOWN_PARCEL', 'FAILED'] as const satisfies CourierEventOutcome[];

const MAX_FOR_BELL = 100;

/** How many reports wait because nobody has said what their word means; 100 stands for more. */
export const countUnknownWords = async (businessId: string): Promise<number> =>
  (await db.courierEvent.findMany({ where: { businessId, outcome: 'UNKNOWN_STATUS' }, take: MAX_FOR_BELL, select: { id: true } })).length;

/**
 * How many reports about orders wait for somebody: late ones, and those of which a person has to enter what happened, as long as
 * the parcel has not come to an end here. 100 stands for more.
 */
export async function countOpenReports(businessId: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT 1 FROM "CourierEvent" WHERE "businessId" = ${businessId}::uuid AND "outcome" = 'LATE' AND "orderId" IS NOT NULL
      UNION ALL
      SELECT 1 FROM "CourierEvent" e JOIN "Order" o ON o."businessId" = e."businessId" AND o."id" = e."orderId"
      WHERE e."businessId" = ${businessId}::uuid AND e."outcome" = 'TO_DECIDE' AND o."status" IN ('SHIPPED', 'RETURN_PENDING')
      LIMIT ${MAX_FOR_BELL}
    ) open`;
  return row.count;
}

const input = z.object({ eventId: idOf('CourierReport').describe('One that waits for a person.') });

/** Processes a report again after its cause of failure was corrected. Throws NotFoundError for one that is not open, PreconditionError for one whose body is gone. */
export const replayReport = defineCommand({
  name: 'couriers.replayReport',
  permission: 'deliveryMethod',
  input,
  run: async ({ tx, session: { businessId }, enqueue }, { eventId: id }) => {
    const open = { businessId, id, outcome: { in: [...OPEN_OUTCOMES] } };
    if (await tx.courierEvent.count({ where: { ...open, body: null } })) {
      throw new PreconditionError('REPORT_TOO_OLD', msg('The report is too old to be read again. Mark it as seen.'));
    }
    const { count } = await tx.courierEvent.updateMany({
      where: open, data: { outcome: 'RECEIVED', attempts: 0, note: '', wording: Prisma.DbNull },
    });
    if (count === 0) throw new NotFoundError('Report');
    await enqueue(...eventsJob(businessId));
    return { id };
  },
});

/** Marks a report as handled. Throws NotFoundError for one that is not open. */
export const closeReport = defineCommand({
  name: 'couriers.closeReport',
  permission: 'deliveryMethod',
  input,
  run: async ({ tx, session: { businessId } }, { eventId: id }) => {
    const { count } = await tx.courierEvent.updateMany({ where: { businessId, id, outcome: { in: [...OPEN_OUTCOMES] } }, data: { outcome: 'DONE' } });
    if (count === 0) throw new NotFoundError('Report');
    return { id };
  },
});
