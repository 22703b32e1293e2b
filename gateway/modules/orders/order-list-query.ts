import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { OrderStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { delayedWhere } from '../notifications/delayed-shipped.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { likeText } from '../../list-query/like-text.ts';
import { readSearch } from '../../list-query/search-where.ts';

/** The courier owes money for orders in these. */
const UNSETTLED = ['UNSETTLED', 'PARTIAL', 'DISPUTED'] as const;

export const orderStatus = z.enum(OrderStatus);

export const orderListQuery = defineListQuery({
  name: 'orders.list',
  permission: 'orderList',
  ...byCreation,
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(orderStatus).max(20).optional(),
    /** Name, phone, order number with or without the prefix, or tracking code. */
    search: text(100).optional(),
    delayed: z.boolean().optional().describe('Handed to a courier 15 or more days ago, and still there.'),
    returning: z.boolean().optional().describe('With goods on their way back, not in hand.'),
    unsettled: z.boolean().optional().describe('The courier holds money for them.'),
    ...createdFields,
  }),
  where: ({ businessId, business }, { status, search, delayed, returning, unsettled, ...created }): Prisma.OrderWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(delayed && delayedWhere(businessId)),
    ...(returning && { returningUnits: { gt: 0 } }),
    ...(unsettled && { settlementStatus: { in: [...UNSETTLED] } }),
    ...(search && searchWhere(search, business?.orderPrefix)),
  }),
});

/** Shorter texts have no trigram: the index would be read from end to end. */
const MIN_WORDS = 3;

function searchWhere(search: string, orderPrefix?: string): Prisma.OrderWhereInput {
  const { phone, numbers, text: words = '' } = readSearch(search, orderPrefix);
  if (phone) return { phone };
  const contains = { searchText: { contains: likeText(words) } };
  if (numbers.length === 0) return contains;
  const ofNumber = numbers.map((number) => ({ number }));
  return { OR: words.length < MIN_WORDS ? ofNumber : [...ofNumber, contains] };
}
