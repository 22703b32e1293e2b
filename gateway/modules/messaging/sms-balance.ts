import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { PreconditionError } from '../../errors.ts';

export interface SmsBalanceChange {
  /** Messages: negative takes, positive gives. */
  delta: number;
  /** Unique per change: writing the same one again fails and rolls the transaction back. */
  key: string;
  reason: string;
  actorId: string | null;
}

/**
 * Changes the SMS balance and writes its ledger row, so that the balance is always the sum of the rows. It never falls
 * below zero, under concurrency too. Throws PreconditionError SMS_BALANCE_TOO_LOW.
 */
export const changeSmsBalance = (tx: Tx, businessId: string, change: SmsBalanceChange): Promise<void> =>
  changeSmsBalances(tx, businessId, [change]);

/** The same for many changes at once: all of them, or none when the balance is too low for their sum. */
export async function changeSmsBalances(tx: Tx, businessId: string, changes: readonly SmsBalanceChange[]): Promise<void> {
  const delta = changes.reduce((sum, change) => sum + change.delta, 0);
  const changed = await tx.$executeRaw`UPDATE "Business" SET "smsBalance" = "smsBalance" + ${delta}::int
    WHERE "id" = ${businessId}::uuid AND "smsBalance" + ${delta}::int >= 0`;
  if (changed === 0) {
    throw new PreconditionError(
      'SMS_BALANCE_TOO_LOW',
      msg('Your SMS balance is too low: {{needed}} needed. See My Limits to add to it.', { needed: -delta }),
    );
  }
  await tx.$executeRaw`
    INSERT INTO "UsageEntry" ("businessId", "id", "kind", "delta", "key", "reason", "actorId")
    SELECT ${businessId}::uuid, e."id", 'SMS', e."delta", e."key", e."reason", e."actorId"
    FROM json_to_recordset(${toJson(changes.map((change) => ({ ...change, id: uuidv7() })))}::json) AS e ("id" uuid, "delta" int, "key" text, "reason" text, "actorId" uuid)`;
}
