import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { WebOrderStatus } from '../../db/generated/client/enums.ts';
import { byUpdate, statusWhere, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { readSearch } from '../orders/read-search.ts';
import type { Session } from '../../session/session.ts';

export const webOrderStatus = z.enum(WebOrderStatus);

export interface WebOrderFilter {
  status?: WebOrderStatus[];
  search?: string;
  updatedAfter?: Date;
}

export const webOrderListQuery = defineListQuery({
  name: 'web-orders.list',
  permission: 'webOrderList',
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(webOrderStatus).max(20).optional(),
    /** Name, phone or the shop's order number. */
    search: text(100).optional(),
    ...updatedFields,
  }),
  sorts: {
    NEWEST: { column: 'dateCreated', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'dateCreated', direction: 'asc', kind: 'date' },
    ...byUpdate,
  },
  defaultSort: 'NEWEST',
  where: webOrderWhere,
});

/** Shared by every adapter that lists web orders. */
export function webOrderWhere({ businessId }: Session, { status, search, updatedAfter }: WebOrderFilter): Prisma.WebOrderWhereInput {
  return {
    businessId,
    ...statusWhere(status),
    ...updatedWhere({ updatedAfter }),
    ...(search && searchWhere(search)),
  };
}

/** Shorter texts have no trigram: the index would be read from end to end. */
const MIN_WORDS = 3;

function searchWhere(search: string): Prisma.WebOrderWhereInput {
  const { phone, numbers, text: words = '' } = readSearch(search);
  if (phone) return { phone };
  if (/^01\d{2,9}$/.test(words)) return { phone: { gte: words, lt: nextPrefix(words) } };
  const contains = { searchText: { contains: likeText(words) } };
  if (numbers.length === 0) return contains;
  const exact = { number: words };
  return words.length < MIN_WORDS ? exact : { OR: [exact, contains] };
}

/** '01711' -> '01712': a range that the index serves in every collation, unlike LIKE. */
const nextPrefix = (digits: string) => String(Number(digits) + 1).padStart(digits.length, '0');
