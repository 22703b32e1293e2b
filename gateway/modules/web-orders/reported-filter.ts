import { z } from 'zod';
import { addDays, dhakaDayStart } from '../../../schema/rules/format.ts';
import { day, idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { CallOutcome } from '../../db/generated/client/enums.ts';
import { callOutcome } from './call-outcome.ts';

/** The groups of the report's figures: the list behind each figure is filtered by the same conditions. */
export const reportedFields = {
  source: text(50).optional().describe('Only leads that came from there; what shops sent has none.'),
  orderedHour: z.int().min(0).max(23).optional().describe('Only orders of this hour of the day in Dhaka, 0 to 23.'),
  cancelReason: text(300).optional().describe('Only orders that were cancelled, or put aside, for this reason; empty: for none.'),
  calledBy: idOf('Member').optional().describe('Only orders that this person has called about.'),
  outcome: callOutcome.optional().describe('Only orders with a call that ended so; with `calledBy`, a call of theirs.'),
  calledFrom: day().optional().meta({ sample: '2026-01-01' }).describe('Only orders with a call on this day in Dhaka or later, as YYYY-MM-DD; with `calledBy` and `outcome`, such a call.'),
  calledTo: day().optional().meta({ sample: '2026-01-31' }).describe('As `calledFrom`: on this day or earlier.'),
  product: idOf('Product').optional().describe('Only orders of this product.'),
  isOrder: z.boolean().optional().describe('True: without checkouts that were never finished; false: only those.'),
  isCalled: z.boolean().optional().describe('True: only orders that somebody has called about; false: only the others.'),
  isUnmatched: z.boolean().optional().describe('True: only orders with a line that stands for no product.'),
};

export interface ReportedFilter {
  source?: string;
  orderedHour?: number;
  cancelReason?: string;
  calledBy?: string;
  outcome?: CallOutcome;
  calledFrom?: string;
  calledTo?: string;
  product?: string;
  isOrder?: boolean;
  isCalled?: boolean;
  isUnmatched?: boolean;
}

const IS_ORDER: Prisma.WebOrderWhereInput = {
  status: { not: 'INCOMPLETE' }, OR: [{ wooOrderId: { not: null } }, { siteId: null }, { status: 'APPROVED' }],
};
const IS_UNFINISHED: Prisma.WebOrderWhereInput = {
  OR: [{ status: 'INCOMPLETE' }, { wooOrderId: null, siteId: { not: null }, status: { not: 'APPROVED' } }],
};

export function reportedWhere(
  { source, orderedHour, cancelReason, calledBy, outcome, calledFrom, calledTo, product, isOrder, isCalled, isUnmatched }: ReportedFilter,
): Prisma.WebOrderWhereInput {
  const also: Prisma.WebOrderWhereInput[] = [
    ...(cancelReason === '' ? [{ OR: [{ cancelReason: null }, { cancelReason: '' }] }] : []),
    ...(product ? [{ lines: { some: { variant: { productId: product } } } }] : []),
    ...(isOrder === undefined ? [] : [isOrder ? IS_ORDER : IS_UNFINISHED]),
    ...(isUnmatched ? [{ lines: { some: { variantId: null, sendsNothing: false } } }] : []),
  ];
  const call: Prisma.WebOrderCallWhereInput = {
    ...(calledBy && { userId: calledBy }), ...(outcome && { outcome }),
    ...((calledFrom || calledTo) && {
      createdAt: { ...(calledFrom && { gte: dhakaDayStart(calledFrom) }), ...(calledTo && { lt: dhakaDayStart(addDays(calledTo, 1)) }) },
    }),
  };
  return {
    ...(source !== undefined && { siteId: null, source }),
    ...(orderedHour !== undefined && { orderedHour }),
    ...(cancelReason && { cancelReason }),
    ...(isCalled !== undefined && { firstCallAt: isCalled ? { not: null } : null }),
    ...(Object.keys(call).length > 0 && { calls: { some: call } }),
    ...(also.length > 0 && { AND: also }),
  };
}
