import { z } from 'zod';
import { shippedDaysAgo } from '../../../schema/rules/late-parcel.ts';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { OrderStatus } from '../../db/generated/client/enums.ts';
import {
  byCreation, byUpdate, createdFields, createdWhere, statusWhere, updatedFields, updatedWhere,
} from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { likeText } from '../../list-query/like-text.ts';
import { readSearch } from './read-search.ts';

/** The courier owes money for orders in these. */
const UNSETTLED = ['UNSETTLED', 'PARTIAL', 'DISPUTED'] as const;

export const orderStatus = z.enum(OrderStatus);

export const orderListQuery = defineListQuery({
  name: 'orders.list',
  permission: 'orderList',
  sorts: { ...byCreation.sorts, ...byUpdate },
  defaultSort: byCreation.defaultSort,
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(orderStatus).max(20).optional(),
    /** Name, phone, order number with or without the prefix, or tracking code. */
    search: text(100).optional(),
    shippedDays: z.number().int().min(0).max(3650).optional()
      .describe('Handed to a courier this many days ago or earlier; with the status SHIPPED, those that are still there.'),
    returning: z.boolean().optional().describe('True: only orders with goods on their way back, not in hand.'),
    unsettled: z.boolean().optional().describe('True: only orders that a courier holds money for.'),
    shopChanged: z.boolean().optional().describe('True: only orders that their web shop has changed since the approval.'),
    ...createdFields,
    ...updatedFields,
  }),
  where: (
    { businessId, business }, { status, search, shippedDays, returning, unsettled, shopChanged, updatedAfter, ...created },
  ): Prisma.OrderWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...updatedWhere({ updatedAfter }),
    ...(shippedDays !== undefined && { shippedAt: { lte: shippedDaysAgo(shippedDays) } }),
    ...(returning && { returningUnits: { gt: 0 } }),
    ...(unsettled && { settlementStatus: { in: [...UNSETTLED] } }),
    ...(shopChanged && { shopChange: { not: null } }),
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
