import type { CommandContext } from '../../commands/command.ts';
import { toJson } from '../../db/json-rows.ts';
import { env } from '../../env.ts';
import { changeSmsBalances } from './sms-balance.ts';

interface HeldMessage {
  id: string;
  mobileNumber: string;
  message: string;
  segments: number;
}

/**
 * Takes the price of all messages of a bulk job from the balance and writes their rows, inside the caller's command: one
 * for each number. Throws PreconditionError SMS_BALANCE_TOO_LOW: then none is held.
 */
export async function holdManySms({ tx, session }: CommandContext, bulkJobId: string, messages: readonly HeldMessage[]): Promise<void> {
  const { businessId } = session;
  const senderId = session.user?.id ?? null;
  // Before the rows: a command locks the business first, then the counts by status.
  await changeSmsBalances(tx, businessId, messages.map(({ id, segments, mobileNumber }) => (
    { delta: -segments, key: `sms:${id}:hold`, reason: `SMS to ${mobileNumber}`, actorId: senderId }
  )));
  await tx.$executeRaw`
    INSERT INTO "SmsMessage" ("businessId", "id", "mobileNumber", "message", "segments", "cost", "bulkJobId", "gateway", "senderId", "senderName")
    SELECT ${businessId}::uuid, m."id", m."mobileNumber", m."message", m."segments", m."segments", ${bulkJobId}::uuid, ${env.SMS_GATEWAY},
      ${senderId}::uuid, ${session.actorName}
    FROM json_to_recordset(${toJson(messages)}::json) AS m ("id" uuid, "mobileNumber" text, "message" text, "segments" int)`;
}

/** Pays back what nobody has claimed of the messages of a bulk job: none of it is sent any more. */
export async function returnUnsent({ tx, session }: CommandContext, bulkJobId: string): Promise<void> {
  const { businessId } = session;
  const actorId = session.user?.id ?? null;
  const unsent = await tx.$queryRaw<{ id: string; cost: number; mobileNumber: string }[]>`
    SELECT "id", "cost", "mobileNumber" FROM "SmsMessage"
    WHERE "businessId" = ${businessId}::uuid AND "bulkJobId" = ${bulkJobId}::uuid AND "status" = 'QUEUED' AND "claimedAt" IS NULL
    ORDER BY "id" FOR NO KEY UPDATE`;
  if (unsent.length === 0) return;
  await changeSmsBalances(tx, businessId, unsent.map(({ id, cost, mobileNumber }) => (
    { delta: cost, key: `sms:${id}:return`, reason: `SMS to ${mobileNumber} was not sent`, actorId }
  )));
  await tx.smsMessage.updateMany({
    where: { businessId, bulkJobId, id: { in: unsent.map(({ id }) => id) } },
    data: { status: 'REFUNDED', claimedAt: new Date(), providerCode: 'STOPPED', providerMessage: 'It was stopped before' },
  });
}
