import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import { db, type Tx } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { WebOrderStatus } from '../../db/generated/client/enums.ts';
import { byUpdate, statusWhere, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { inSearchText, likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { readSearch } from '../orders/read-search.ts';
import { reportedFields, reportedWhere, type ReportedFilter } from './reported-filter.ts';
import type { Session } from '../../session/session.ts';

export const webOrderStatus = z.enum(WebOrderStatus);

export interface WebOrderFilter extends ReportedFilter {
  status?: WebOrderStatus[];
  search?: string;
  updatedAfter?: Date;
  site?: string;
  riskFrom?: number;
  ip?: string;
  receivedFrom?: Date;
  receivedBefore?: Date;
}

export const webOrderListQuery = defineListQuery({
  name: 'web-orders.list',
  table: 'WebOrder',
  permission: 'webOrderList',
  filter: z.object({
    /** Any of these statuses; every status when empty or left out. */
    status: z.array(webOrderStatus).max(20).optional(),
    /** Name or a phone of the recipient or the buyer, or the shop's order number. */
    search: text(100).optional(),
    site: idOf('WebSite').optional().describe('Only orders of this web shop.'),
    customer: idOf('Customer').optional().describe('Only orders with a phone number of this customer.'),
    riskFrom: z.int().min(0).max(100).optional().describe('Only orders whose risk is at least this score.'),
    isDue: z.boolean().optional().describe('True: only orders whose next call is due; false: only the others.'),
    ip: text(45).optional().describe('Only orders that were placed from this IP.'),
    receivedFrom: z.date().optional().meta({ graphql: 'DateTime' }).describe('Ordered then or later.'),
    receivedBefore: z.date().optional().meta({ graphql: 'DateTime' }).describe('Ordered before then.'),
    ...reportedFields,
    ...updatedFields,
  }),
  sorts: {
    NEWEST: { column: 'dateCreated', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'dateCreated', direction: 'asc', kind: 'date' },
    DUE: { column: 'callAt', direction: 'asc', kind: 'date' },
    ...byUpdate,
  },
  defaultSort: 'NEWEST',
  where: webOrderWhere,
  storedWhere: async ({ businessId }, { customer, isDue }, client = db): Promise<Prisma.WebOrderWhereInput | null> => {
    if (!customer && isDue === undefined) return null;
    return {
      ...(customer && { phone: { in: await phonesOf(businessId, customer, client) } }),
      ...(isDue !== undefined && { callAt: { [isDue ? 'lte' : 'gt']: await databaseTime(client) } }),
    };
  },
});

async function phonesOf(businessId: string, customer: string, client: Tx): Promise<string[]> {
  const numbers = await client.customer.findMany({ where: { businessId, OR: [{ id: customer }, { mergedIntoId: customer }] }, select: { phone: true } });
  return numbers.map(({ phone }) => phone);
}

/** Shared by every adapter that lists web orders. */
export function webOrderWhere({ businessId }: Session, { status, search, updatedAfter, ...more }: WebOrderFilter): Prisma.WebOrderWhereInput {
  return {
    businessId,
    ...statusWhere(status),
    ...updatedWhere({ updatedAfter }),
    ...moreWhere(more),
    ...(search && searchWhere(search)),
  };
}

function moreWhere({ site, riskFrom, ip, receivedFrom, receivedBefore, ...reported }: WebOrderFilter): Prisma.WebOrderWhereInput {
  return {
    ...(site && { siteId: site }),
    ...(riskFrom !== undefined && { riskScore: { gte: riskFrom } }),
    ...(ip && { ipAddress: ip }),
    ...((receivedFrom || receivedBefore) && { dateCreated: { gte: receivedFrom, lt: receivedBefore } }),
    ...reportedWhere(reported),
  };
}

/** Texts of fewer than three characters have no trigram: the whole index would be scanned. */
const MIN_WORDS = 3;

function searchWhere(search: string): Prisma.WebOrderWhereInput {
  const { phone, numbers, text: words = '' } = readSearch(search);
  // The buyer's and a second number stand in the text only.
  if (phone) return { OR: [{ phone }, { searchText: { contains: likeText(phone) } }] };
  if (/^01\d{2,9}$/.test(words)) {
    return { OR: [{ phone: { gte: words, lt: nextPrefix(words) } }, { searchText: { contains: likeText(words) } }] };
  }
  const contains = inSearchText(words);
  if (numbers.length === 0) return contains;
  const exact = { number: words };
  return words.length < MIN_WORDS ? exact : { OR: [exact, ...contains.OR] };
}

/** '01711' -> '01712': a range that the index serves in every collation, unlike LIKE. */
const nextPrefix = (digits: string) => String(Number(digits) + 1).padStart(digits.length, '0');
