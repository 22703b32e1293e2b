import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { idOf, text, time } from '../../../commands/fields.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { LineResult, StatementStatus } from '../../../db/generated/client/enums.ts';
import { byCreation, statusWhere } from '../../../list-query/common-filters.ts';
import { containsText } from '../../../list-query/like-text.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';

export const statementStatus = z.enum(StatementStatus);
export const lineResult = z.enum(LineResult);

const day = (date: Date) => new Date(dhakaDay(date));

/** By what stands on it: a part of the courier's number of it, or its number here, whole. */
function namedWhere(search: string): Prisma.CourierStatementWhereInput {
  const number = /^#?\d{1,9}$/.test(search) ? [{ number: Number(search.replace('#', '')) }] : [];
  return { OR: [...number, ...containsText(search).map((reference) => ({ reference }))] };
}

export const statementListQuery = defineListQuery({
  name: 'couriers.statements',
  table: 'CourierStatement',
  permission: 'deliveryMethod',
  ...byCreation,
  filter: z.object({
    status: z.array(statementStatus).max(3).optional(),
    courierId: idOf('Courier').optional().describe('Only of this courier.'),
    search: text(100).optional().describe("Part of the courier's number of it, or its number here."),
    from: time().optional().describe('Only whose money came on this day in Dhaka or later.'),
    to: time().optional().describe('Only whose money came up to this day in Dhaka.'),
  }),
  where: ({ businessId }, { status, courierId, search, from, to }): Prisma.CourierStatementWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...(courierId && { courierId }),
    ...(search && namedWhere(search)),
    ...((from || to) && { day: { ...(from && { gte: day(from) }), ...(to && { lte: day(to) }) } }),
  }),
});
