import { z } from 'zod';
import { asciiDigits, normalisePhone } from '../../../schema/rules/phone.ts';
import { CUSTOMER_RISKS, type BadReturns, type CustomerRisk } from '../../../schema/rules/customer-risk.ts';
import { phone, text, time } from '../../commands/fields.ts';
import { db, type Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { inName, isLikeSql } from '../../list-query/like-text.ts';
import { DEFAULT_PAGE, defineListQuery } from '../../list-query/list-query.ts';
import { readForFilter } from '../../list-query/read-rows.ts';
import { badReturnsOf } from './bad-returns.ts';

export const customerRiskField = z.enum(CUSTOMER_RISKS);

const count = () => z.int().min(0).max(1_000_000).optional();

export const customerListQuery = defineListQuery({
  name: 'customers.list',
  table: 'Customer',
  permission: 'ADMIN',
  filter: z.object({
    phone: phone().optional().describe('The customer of this phone number.'),
    search: text(100).optional().describe('A phone number or how it begins, or a part of a name.'),
    district: text(50).optional().describe('Where their last order went.'),
    tag: text(30).optional().describe('One of their tags.'),
    risk: customerRiskField.optional().describe('What their parcels say about the next one.'),
    optedOut: z.boolean().optional().describe('True: only those who want no SMS; false: only the others.'),
    blocked: z.boolean().optional().describe('True: only those of whose phone numbers a rule stops one; false: only the others.'),
    lastOrderFrom: time().optional().describe('Their last order was taken at this moment or later.'),
    lastOrderBefore: time().optional().describe('Their last order was taken before this moment.'),
    firstOrderFrom: time().optional().describe('Their first order was taken at this moment or later.'),
    firstOrderBefore: time().optional().describe('Their first order was taken before this moment.'),
    firstSource: text(50).optional().describe("Where their first order came from: 'Facebook'."),
    ordersFrom: count().describe('So many orders at least.'),
    ordersTo: count().describe('So many orders at most.'),
    ...updatedFields,
  }),
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    LAST_ORDER: { column: 'lastOrderAt', direction: 'desc', kind: 'date' },
    ORDERS: { column: 'orderCount', direction: 'desc', kind: 'number' },
    SPENT: { column: 'spentPoisha', direction: 'desc', kind: 'amount' },
    ...byUpdate,
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, {
    search, district, tag, optedOut, lastOrderFrom, lastOrderBefore, firstOrderFrom, firstOrderBefore, firstSource,
    ordersFrom, ordersTo, ...updated
  }) => ({
    businessId,
    mergedIntoId: null,
    ...(district && { district }),
    ...(tag && { tags: { has: tag } }),
    ...(optedOut !== undefined && { smsOptOut: optedOut }),
    ...((lastOrderFrom ?? lastOrderBefore) && { lastOrderAt: { gte: lastOrderFrom, lt: lastOrderBefore }, orderCount: { gt: 0 } }),
    ...((firstOrderFrom ?? firstOrderBefore) && { firstOrderAt: { gte: firstOrderFrom, lt: firstOrderBefore } }),
    ...(firstSource !== undefined && { firstSource }),
    AND: [search && !digitsOf(search) ? inName(search) : {}, { orderCount: { gte: ordersFrom, lte: ordersTo } }],
    ...updatedWhere(updated),
  }),
  storedWhere: async ({ businessId }, { phone: number, search, tag, blocked, risk }, client): Promise<Prisma.CustomerWhereInput | null> => {
    const digits = search ? digitsOf(search) : '';
    const name = search && !digits ? search : undefined;
    const narrowed = [
      number ? await withNumber(client, businessId, number) : null,
      digits ? await withNumber(client, businessId, digits) : null,
      name ? await withName(client, businessId, name) : null,
      tag ? await withTag(client, businessId, tag) : null,
      blocked === undefined ? null : await blockedWhere(client, businessId, blocked),
      risk ? await riskWhere(client, businessId, risk) : null,
    ].filter((one) => one !== null);
    return narrowed.length > 0 ? { AND: narrowed } : null;
  },
});

/** As `customerRisk` says: the kept share is rounded down, which makes no difference to a whole number. */
const RISKS: Record<CustomerRisk, (bad: BadReturns) => Prisma.CustomerWhereInput> = {
  NEW: () => ({ deliveredCount: 0, returnedCount: 0 }),
  GOOD: () => ({ deliveredCount: { gt: 0 }, returnedCount: 0 }),
  MIXED: ({ badReturns, returnPercent }) =>
    ({ returnedCount: { gt: 0 }, OR: [{ returnedCount: { lt: badReturns } }, { returnedPercent: { lt: returnPercent } }] }),
  BAD: ({ badReturns, returnPercent }) => ({ returnedCount: { gte: badReturns }, returnedPercent: { gte: returnPercent } }),
};

const riskWhere = async (client: Tx | undefined, businessId: string, risk: CustomerRisk) =>
  RISKS[risk](await badReturnsOf(client ?? db, businessId));

/** The digits of a text that may be the beginning of a phone number; empty for anything else. */
function digitsOf(search: string): string {
  const whole = normalisePhone(search);
  if (whole) return whole;
  const digits = asciiDigits(search).replace(/[\s\-().]/g, '').replace(/^\+?88(?=0)/, '');
  return /^\d{3,11}$/.test(digits) ? digits : '';
}

/** So many customers are found by their ids; of more, a page of the list is found soonest in its own order. */
const FEW = 1_000;

/** Whoever has a number that begins so, be it one that was merged into them: few are, and they are looked up first. */
async function withNumber(client: Tx | undefined, businessId: string, digits: string): Promise<Prisma.CustomerWhereInput> {
  // A range, which the index of whole numbers serves in any language of the database.
  const [first, last] = [digits, digits.padEnd(11, '9')];
  const leading = await readForFilter<{ id: string }>(client, Prisma.sql`
    SELECT DISTINCT "mergedIntoId" AS "id" FROM "Customer"
    WHERE "businessId" = ${businessId}::uuid AND "phone" BETWEEN ${first} AND ${last} AND "mergedIntoId" IS NOT NULL LIMIT ${FEW}::int`);
  const number = { phone: digits.length === 11 ? digits : { gte: first, lte: last } };
  return leading.length === 0 ? number : { OR: [number, { id: { in: leading.map(({ id }) => id) } }] };
}

/** Where more than a page is among so many of the newest, a page of the list is found as soon in its own order. */
const NEWEST = 500;

/**
 * The ids of those whom `isWanted` finds by its index, which the planner would rather not use. Null for many: their ids would
 * take longer to come than a page of the list does.
 */
async function fewOf(client: Tx | undefined, businessId: string, isWanted: Prisma.Sql): Promise<Prisma.CustomerWhereInput | null> {
  const ofBusiness = Prisma.sql`"businessId" = ${businessId}::uuid`;
  const [found] = await readForFilter<{ ids: string[] | null }>(client, Prisma.sql`
    SELECT CASE WHEN (
      SELECT count(*) FROM (
        SELECT "name", "tags" FROM "Customer" WHERE ${ofBusiness} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${NEWEST}::int) newest
      WHERE ${isWanted}
    ) <= ${DEFAULT_PAGE}::int THEN (
      SELECT CASE WHEN count(*) <= ${FEW}::int THEN coalesce(array_agg("id"), '{}') END
      FROM (SELECT "id" FROM "Customer" WHERE ${ofBusiness} AND ${isWanted} LIMIT ${FEW + 1}::int) few
    ) END AS "ids"`);
  return found!.ids && { id: { in: found!.ids } };
}

/** By the trigram index. Null for many, and for fewer than three letters. */
async function withName(client: Tx | undefined, businessId: string, name: string): Promise<Prisma.CustomerWhereInput | null> {
  return [...name.normalize('NFC')].length < 3 ? null : fewOf(client, businessId, isLikeSql(name, Prisma.sql`"name"`));
}

const withTag = (client: Tx | undefined, businessId: string, tag: string) =>
  fewOf(client, businessId, Prisma.sql`"tags" <> '{}' AND "tags" @> ARRAY[${tag}]::text[]`);

/** A business has 10,000 rules at most. One that allows a number stops nobody; one about a merged number stops whom it leads to. */
async function blockedWhere(client: Tx | undefined, businessId: string, blocked: boolean): Promise<Prisma.CustomerWhereInput> {
  const rules = await readForFilter<{ phone: string }>(client, Prisma.sql`
    SELECT DISTINCT coalesce(c."phone", r."value") AS "phone" FROM "BuyerBlock" r
    LEFT JOIN "Customer" n ON n."businessId" = r."businessId" AND n."phone" = r."value"
    LEFT JOIN "Customer" c ON c."businessId" = n."businessId" AND c."id" = n."mergedIntoId"
    WHERE r."businessId" = ${businessId}::uuid AND r."kind" = 'PHONE' AND r."action" <> 'ALLOW' AND (r."expiresAt" IS NULL OR r."expiresAt" > now())`);
  const phones = rules.map((rule) => rule.phone);
  return { phone: blocked ? { in: phones } : { notIn: phones } };
}
