import { v7 as uuidv7 } from 'uuid';
import type { CommandContext } from '../../commands/command.ts';
import { toJson } from '../../db/json-rows.ts';
import { isTriedAgain, type FailedRows } from '../bulk-jobs/failed-rows.ts';
import { holdManySms } from '../messaging/hold-many-sms.ts';

interface Refused {
  rowId: string;
  smsId: string;
  mobileNumber: string;
  message: string;
  segments: number;
}

/**
 * Pays for rows that a bulk job could not send and gave the price back of, such as all that the gateway refused while its
 * own account was empty: a new message takes the place of each, because one that was settled is never handed over. What may
 * have been sent stays as it is. Throws PreconditionError SMS_BALANCE_TOO_LOW.
 */
export async function holdRefusedAgain(context: CommandContext, failed: FailedRows): Promise<void> {
  const { tx, session: { businessId } } = context;
  const refused = await tx.$queryRaw<Refused[]>`
    SELECT r."id" AS "rowId", s."id" AS "smsId", s."mobileNumber", s."message", s."segments"
    FROM "BulkJobRow" r JOIN "SmsMessage" s ON s."businessId" = r."businessId" AND s."id" = (r."input"->>'smsId')::uuid
    WHERE ${isTriedAgain(businessId, failed)} AND s."status" = 'REFUNDED'
    ORDER BY r."position" FOR NO KEY UPDATE OF r`;
  if (refused.length === 0) return;
  // A number has one message of a job: the one before stays in the log, and is none of it any more.
  await tx.smsMessage.updateMany({ where: { businessId, id: { in: refused.map(({ smsId }) => smsId) } }, data: { bulkJobId: null } });
  const held = refused.map((one) => ({ ...one, id: uuidv7() }));
  await tx.$executeRaw`
    UPDATE "BulkJobRow" r SET "input" = jsonb_build_object('smsId', h."id")
    FROM json_to_recordset(${toJson(held.map(({ rowId, id }) => ({ rowId, id })))}::json) AS h ("rowId" uuid, "id" uuid)
    WHERE r."businessId" = ${businessId}::uuid AND r."id" = h."rowId"`;
  await holdManySms(context, failed.jobId, held);
}
