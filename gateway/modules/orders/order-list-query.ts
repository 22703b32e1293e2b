import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { shippedDaysAgo } from '../../../schema/rules/late-parcel.ts';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import { idOf, money, text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { OrderStatus, SettlementStatus } from '../../db/generated/client/enums.ts';
import {
  byCreation, byUpdate, createdFields, statusWhere, updatedFields, updatedWhere,
} from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { likeText } from '../../list-query/like-text.ts';
import { MORE_THAN_ZERO, planConstants } from '../../list-query/plan-constants.ts';
import { GIVEN_BACK, NOT_SHIPPED } from './order-state.ts';
import { searchWhere, withNumber } from './order-search.ts';
import { orderWork, workWhere } from './order-work.ts';
import { ofNames, withRareTag } from './rare-orders.ts';

/** Settlement statuses in which the courier still owes money. */
const UNSETTLED = planConstants('UNSETTLED', 'PARTIAL', 'DISPUTED');
/** An index has the orders of some of them only. */
const SETTLEMENTS = {
  NA: planConstants('NA'), UNSETTLED: planConstants('UNSETTLED'), PARTIAL: planConstants('PARTIAL'),
  SETTLED: planConstants('SETTLED'), DISPUTED: planConstants('DISPUTED'), WRITTEN_OFF: planConstants('WRITTEN_OFF'),
} satisfies Record<SettlementStatus, SettlementStatus[]>;

export const orderStatus = z.enum(OrderStatus);
export const settlementStatus = z.enum(SettlementStatus);

/** Cancelled without a reason, or with goods that come or came back without one. */
export const unsaidReason = z.enum(['CANCELLED', 'RETURNED']);
export type UnsaidReason = z.output<typeof unsaidReason>;

/** Times of an order. */
const TIMES = { CREATED: 'createdAt', CONFIRMED: 'confirmedAt', SHIPPED: 'shippedAt', DELIVERED: 'deliveredAt', RETURNED: 'returnedAt' } as const;
/** Days of an order, as the calendar has them. */
const DAYS = { HOLD_UNTIL: 'holdUntil', SEND_ON: 'scheduledFor' } as const;
export type OrderDateValue = keyof typeof TIMES | keyof typeof DAYS;
export const orderDate = z.enum(['CREATED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'RETURNED', 'HOLD_UNTIL', 'SEND_ON']);

export const orderListQuery = defineListQuery({
  name: 'orders.list',
  table: 'Order',
  permission: 'readOrders',
  sorts: { ...byCreation.sorts, ...byUpdate },
  defaultSort: byCreation.defaultSort,
  filter: z.object({
    /** One of these statuses; all when empty or left out. */
    status: z.array(orderStatus).max(20).optional(),
    /** Name, order number with or without prefix, tracking code, the number in the web shop, or the phone number of a customer. */
    search: text(100).optional(),
    shippedDays: z.number().int().min(0).max(3650).optional()
      .describe('Handed to a courier this many days ago or earlier; with the status SHIPPED, those that are still there.'),
    returning: z.boolean().optional().describe('True: only orders with goods on their way back, not in hand.'),
    returnLate: z.boolean().optional().describe('True: only orders with goods on their way back for longer than Business.returnGraceDays.'),
    unsettled: z.boolean().optional().describe('True: only orders that a courier holds money for.'),
    shopChanged: z.boolean().optional().describe('True: only orders that their web shop has changed since the approval.'),
    holdDue: z.boolean().optional().describe('True: only orders on hold until today or an earlier day.'),
    kept: z.boolean().optional().describe('True: only orders that have not come back.'),
    sendLater: z.boolean().optional().describe('True: only orders that have not left and are to be sent on a later day than today.'),
    dateOf: orderDate.optional().describe('Which of its times createdFrom and createdBefore look at; CREATED when left out.'),
    settlement: settlementStatus.optional().describe('How far the courier has paid over what it collected.'),
    customer: idOf('Customer').optional().describe('Only orders of this customer.'),
    courier: text(100).optional().describe('Name of the courier that has it, or that is to carry it.'),
    district: text(50).optional().describe('Name of the district that it goes to.'),
    source: text(50).optional().describe("Where it came from: 'Facebook'."),
    person: idOf('Member').optional().describe('Only orders with which this person did `step`.'),
    step: orderWork.optional().describe('What `person` did; TAKEN when left out.'),
    takenBy: text(100).optional().describe('A part of the name of who took it.'),
    tag: text(30).optional().describe('One of its tags.'),
    sku: text(64).optional().describe('SKU of something that was ordered, or how it begins.'),
    variant: idOf('Variant').optional().describe('Only orders of this variant.'),
    hasNote: z.boolean().optional().describe('True: only orders with a note for the staff; false: only those without.'),
    cancelReason: text(300).optional().describe('Only cancelled orders with this reason, as it was typed.'),
    returnReason: text(300).optional().describe('Only orders of which goods come or came back for this reason, as it was typed.'),
    unsaid: unsaidReason.optional().describe('Only orders without the reason that they should have.'),
    printed: z.boolean().optional().describe('True: only orders whose sticker or invoice was printed; false: only the others.'),
    assignee: text(100).optional().describe('A part of the name of who looks after it.'),
    fromWeb: z.boolean().optional().describe('True: only orders that came from a web shop; false: only the others.'),
    site: idOf('WebSite').optional().describe('Only orders of this web shop.'),
    totalFrom: money().optional().describe('Total in taka, at least.'),
    totalTo: money().optional().describe('Total in taka, at most.'),
    ...createdFields,
    ...updatedFields,
  }),
  where: (
    { businessId, business, rules },
    { status, search, shippedDays, returning, returnLate, unsettled, shopChanged, holdDue, sendLater, kept, updatedAfter, createdFrom, createdBefore, dateOf = 'CREATED',
      courier, sku, variant, customer, person, step, cancelReason, returnReason, unsaid, ...more },
  ): Prisma.OrderWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...(customer && { customerId: customer }),
    ...(courier && { carrierName: courier }),
    ...moreWhere(more),
    AND: [
      holdDue ? holdDueWhere() : {},
      person ? workWhere(person, step) : {},
      sendLater ? sendLaterWhere() : {},
      returnLate ? { returningUnits: MORE_THAN_ZERO, returningSince: { lt: new Date(Date.now() - rules.returnGraceDays * DAY_MS) } } : {},
      cancelReason || unsaid === 'CANCELLED' ? { status: { in: CANCELLED }, cancelReason: cancelReason || null } : {},
      returnReason || unsaid === 'RETURNED' ? { status: { in: [...GIVEN_BACK] }, returnReason: returnReason || null } : {},
      variant ? { lines: { some: { variantId: variant } } } : {},
      sku ? { lines: { some: { OR: skuWords(sku).map((word) => ({ sku: { startsWith: likeText(word) } })) } } } : {},
    ],
    ...datesWhere(dateOf, createdFrom, createdBefore),
    ...updatedWhere({ updatedAfter }),
    ...(shippedDays !== undefined && { shippedAt: { lte: shippedDaysAgo(shippedDays) } }),
    ...(kept && { returnedAt: null }),
    ...(returning && { returningUnits: MORE_THAN_ZERO }),
    ...(unsettled && { settlementStatus: { in: UNSETTLED } }),
    ...(shopChanged && { shopChange: { not: null } }),
    ...(search && searchWhere(search, business?.orderPrefix)),
  }),
  // For what few or only old orders have, and for all orders of whoever has a number.
  storedWhere: async ({ businessId }, { tag, assignee, takenBy, search }, client): Promise<Prisma.OrderWhereInput | null> => {
    const phone = search && normalisePhone(search);
    const narrowed = [
      phone ? await withNumber(client, businessId, phone) : null,
      tag ? await withRareTag(client ?? db, businessId, tag) : null,
      assignee ? await ofNames(client, businessId, 'assigneeName', assignee) : null,
      takenBy ? await ofNames(client, businessId, 'createdByName', takenBy) : null,
    ].filter((one) => one !== null);
    return narrowed.length > 0 ? { AND: narrowed } : null;
  },
});

/** The same list under the report permission. */
export const allOrdersQuery = { ...orderListQuery, name: 'orders.all', permission: 'report' as const };

/** Orders whose hold is over: somebody has to look at them today. */
export const holdDueWhere = (): Prisma.OrderWhereInput => ({ status: { in: HELD }, holdUntil: { lte: calendarDay(new Date()) } });

/** Orders that have not left and are not to be sent today. */
export const sendLaterWhere = (): Prisma.OrderWhereInput =>
  ({ status: { in: [...NOT_SHIPPED] }, scheduledFor: { gt: calendarDay(new Date()) } });

const HELD = planConstants('HOLD');
const CANCELLED = planConstants('CANCELLED');

/** The day in Dhaka as a column of type date holds it. */
const calendarDay = (time: Date): Date => new Date(dhakaDay(time));

function datesWhere(dateOf: OrderDateValue, from?: Date, before?: Date): Prisma.OrderWhereInput {
  if (!from && !before) return {};
  if (dateOf !== 'HOLD_UNTIL' && dateOf !== 'SEND_ON') return { [TIMES[dateOf]]: { gte: from, lt: before } };
  return { [DAYS[dateOf]]: { gte: from && calendarDay(from), lte: before && calendarDay(new Date(before.getTime() - 1)) } };
}

/** As it was typed, and in capitals: SKUs usually are. */
const skuWords = (sku: string): string[] => [...new Set([sku, sku.toUpperCase()])];

interface More {
  settlement?: SettlementStatus;
  district?: string;
  source?: string;
  tag?: string;
  hasNote?: boolean;
  printed?: boolean;
  fromWeb?: boolean;
  site?: string;
  totalFrom?: bigint;
  totalTo?: bigint;
}

/** Rarely used filters. District, source and web shop have indexes of their own; of tags, `storedWhere` finds what the list would be read down for. */
function moreWhere(more: More): Prisma.OrderWhereInput {
  const { settlement, district, source, tag, hasNote, printed, fromWeb, site, totalFrom, totalTo } = more;
  return {
    ...(settlement && { settlementStatus: { in: SETTLEMENTS[settlement] } }),
    ...(district && { district }),
    ...(source && { source }),
    ...(printed !== undefined && { printedAt: printed ? { not: null } : null }),
    ...(tag && { tags: { has: tag } }),
    ...(hasNote !== undefined && { note: hasNote ? { not: '' } : '' }),
    ...(fromWeb !== undefined && { webOrderId: fromWeb ? { not: null } : null }),
    ...(site && { siteId: site }),
    ...((totalFrom !== undefined || totalTo !== undefined) && { totalPoisha: { gte: totalFrom, lte: totalTo } }),
  };
}
