import { z } from 'zod';
import { asciiDigits, normalisePhone } from '../../../schema/rules/phone.ts';
import { requiredText } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { likeText } from '../../list-query/like-text.ts';
import type { Session } from '../../session/session.ts';

export const MAX_FOUND = 8;
/** Shorter texts have no trigram: the index would be read from end to end. */
const MIN_NAME = 3;

export const foundCustomersInput = z.object({ text: requiredText(100).describe('A phone number, or a part of a name.') });

/** Customers with this phone number, or with this in their name, in Bangla or English; null for a text that finds none. */
export function foundCustomers({ businessId }: Session, text: string): Prisma.CustomerFindManyArgs | null {
  const phone = normalisePhone(text);
  if (phone) return { where: { businessId, phone }, take: 1 };
  const name = text.trim().normalize('NFC');
  if ([...name].length < MIN_NAME || /^[\d#]+$/.test(asciiDigits(name))) return null;
  return {
    where: { businessId, name: { contains: likeText(name), mode: 'insensitive' } },
    // No index has this order, so that none of an order is read from end to end in place of the index of names.
    orderBy: [{ orderCount: 'desc' }, { id: 'asc' }],
    take: MAX_FOUND,
  };
}
