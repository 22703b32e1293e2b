import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { readForFilter } from '../../list-query/read-rows.ts';
import { readSearch } from './read-search.ts';

/** The orders of whoever has a number, by their other numbers too: as many as the customer counts. */
export async function withNumber(client: Tx | undefined, businessId: string, phone: string): Promise<Prisma.OrderWhereInput> {
  const [known] = await readForFilter<{ id: string }>(client, Prisma.sql`
    SELECT coalesce("mergedIntoId", "id") AS "id" FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND "phone" = ${phone}`);
  return known ? { customerId: known.id } : { phone };
}

/** Shorter texts contain no trigram, so that the whole index would be read. */
const MIN_WORDS = 3;

/** Orders with what was typed, as the list of orders reads it. */
export function searchWhere(search: string, orderPrefix?: string): Prisma.OrderWhereInput {
  const { phone, numbers, text: words = '' } = readSearch(search, orderPrefix);
  // Whose number it is, `storedWhere` finds.
  if (phone) return {};
  const { OR: contains } = inSearchText(words);
  // Compared as a text: shop plugins put letters before the digits.
  const storeNumber = { storeNumber: search.trim().replace(/^#/, '') };
  if (numbers.length === 0) return { OR: [storeNumber, ...contains] };
  const ofNumber = [...numbers.map((number) => ({ number })), storeNumber];
  return { OR: words.length < MIN_WORDS ? ofNumber : [...ofNumber, ...contains] };
}
