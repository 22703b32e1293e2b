import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { OrderStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../listing/common-filters.ts';
import { defineListing } from '../../listing/listing.ts';
import { likeText } from '../../listing/like-text.ts';
import { readSearch } from '../../listing/search-where.ts';

export const orderStatus = z.enum(OrderStatus);

export const orderListing = defineListing({
  name: 'orders.list',
  permission: 'orderList',
  ...byCreation,
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(orderStatus).max(20).optional(),
    /** Name, phone, order number or tracking code. */
    search: text(100).optional(),
    ...createdFields,
  }),
  where: ({ businessId }, { status, search, ...created }): Prisma.OrderWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(search && searchWhere(search)),
  }),
});

/** Shorter texts have no trigram: the index would be read from end to end. */
const MIN_WORDS = 3;

function searchWhere(search: string): Prisma.OrderWhereInput {
  const { phone, number, text: words = '' } = readSearch(search);
  if (phone) return { phone };
  const contains = { searchText: { contains: likeText(words) } };
  if (number === undefined) return contains;
  return words.length < MIN_WORDS ? { number } : { OR: [{ number }, contains] };
}
