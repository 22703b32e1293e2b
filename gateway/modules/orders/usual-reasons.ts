import { z } from 'zod';
import { USUAL_REASONS, type ReasonOf } from '../../../schema/rules/usual-reasons.ts';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';

/** Among so many of the latest orders: as fast in a business with a million. */
const LOOKED_AT = 5_000;
const SHOWN = 10;

const COLUMNS: Record<ReasonOf, Prisma.Sql> = { CANCEL: Prisma.sql`"cancelReason"`, RETURN: Prisma.sql`"returnReason"` };

export const reasonOf = z.enum(['CANCEL', 'RETURN']);

/**
 * The reasons that orders were given of late, the most frequent first, then those that every business begins with. One that
 * was written once only says something of its order.
 */
export const usualReasons = defineQuery({
  name: 'orders.usualReasons',
  permission: 'orderUpdate',
  input: z.object({ of: reasonOf.describe('What they are the reasons of.') }),
  run: async ({ session: { businessId } }, { of }): Promise<string[]> => {
    const given = await db.$queryRaw<{ reason: string }[]>`
      SELECT min("reason") AS "reason" FROM (
        SELECT ${COLUMNS[of]} AS "reason" FROM "Order" WHERE "businessId" = ${businessId}::uuid
        ORDER BY "createdAt" DESC, "id" DESC LIMIT ${LOOKED_AT}
      ) late WHERE "reason" IS NOT NULL GROUP BY lower("reason") HAVING count(*) > 1 ORDER BY count(*) DESC, 1 LIMIT ${SHOWN}`;
    const words = [...given.map(({ reason }) => reason), ...USUAL_REASONS[of]];
    return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed().slice(0, SHOWN);
  },
});
