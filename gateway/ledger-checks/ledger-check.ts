import type { MessageKey } from '../../schema/rules/message.ts';
import type { Prisma } from '../db/generated/client/client.ts';

/**
 * Something that must hold for every row of a ledger, as the statement that finds where it does not. A module
 * lists its own in `<word>-checks.ts`; they read, and nothing else.
 */
export interface LedgerCheck {
  /** What holds when all is well: 'stock balances equal their movements'. The self-check page translates it. */
  name: MessageKey;
  /** Yields "businessId" uuid, "subject" text (which record) and "detail" text (what was found instead). */
  drift: Prisma.Sql;
}

/** One record for which a check does not hold. */
export interface Drift {
  check: string;
  businessId: string;
  subject: string;
  detail: string;
}
