import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
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
export async function changeSmsBalance(tx: Tx, businessId: string, change: SmsBalanceChange): Promise<void> {
  const { delta } = change;
  const changed = await tx.$executeRaw`UPDATE "Business" SET "smsBalance" = "smsBalance" + ${delta}::int
    WHERE "id" = ${businessId}::uuid AND "smsBalance" + ${delta}::int >= 0`;
  if (changed === 0) {
    throw new PreconditionError(
      'SMS_BALANCE_TOO_LOW',
      msg('Your SMS balance is too low: {{needed}} needed. See My Limits to add to it.', { needed: -delta }),
    );
  }
  await tx.usageEntry.createMany({ data: [{ businessId, kind: 'SMS', ...change }] });
}
