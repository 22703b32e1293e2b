import { z } from 'zod';
import { asciiDigits, normalisePhone } from '../../../schema/rules/phone.ts';
import { requiredText } from '../../commands/fields.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { inName } from '../../list-query/like-text.ts';
import { readForFilter, type PageQuery } from '../../list-query/read-rows.ts';
import type { Session } from '../../session/session.ts';

export const MAX_FOUND = 8;
/** Shorter texts contain no trigram, so that the whole index would be read. */
const MIN_NAME = 3;

export const foundCustomersInput = z.object({ text: requiredText(100).describe('A phone number, or a part of a name.') });

/**
 * Conditions for customers with this phone number, be it one of their other numbers, or with the text in their name, in
 * Bangla or English; null for a text too short to search by. A phone number takes a statement.
 */
export async function foundCustomers({ businessId }: Session, text: string): Promise<PageQuery | null> {
  const phone = normalisePhone(text);
  if (phone) {
    const [known] = await readForFilter<{ id: string }>(undefined, Prisma.sql`
      SELECT coalesce("mergedIntoId", "id") AS "id" FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND "phone" = ${phone}`);
    return known ? { where: { businessId, id: known.id }, orderBy: [], take: 1 } : null;
  }
  const name = text.trim();
  if ([...name.normalize('NFC')].length < MIN_NAME || /^[\d#]+$/.test(asciiDigits(name))) return null;
  return {
    where: { businessId, mergedIntoId: null, ...inName(name) },
    // No index serves this sort order on purpose: the planner would read such an index completely in place of the
    // trigram index.
    orderBy: [{ deliveredCount: 'desc' }, { orderCount: 'desc' }, { id: 'asc' }],
    take: MAX_FOUND,
  };
}
