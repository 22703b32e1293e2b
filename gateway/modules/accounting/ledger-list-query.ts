import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { idOf, text, time } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { COST_ACCOUNTS } from './chart-of-accounts.ts';
import { LEDGER_RELATIONS, withBalances } from './ledger-rows.ts';

const UUID_ARG = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const day = (date: Date) => new Date(dhakaDay(date));

/** The ledger of one account, or of one party within it. */
export const ledgerListQuery = defineListQuery({
  name: 'accounting.ledger',
  table: 'JournalLine',
  include: LEDGER_RELATIONS,
  complete: withBalances,
  permission: 'expense',
  sorts: {
    NEWEST: { column: 'day', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'day', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
  filter: z.object({
    accountId: idOf('Account').optional().describe('The account; without one there are no rows.'),
    partyKey: z.string().regex(UUID_ARG, 'Invalid key').optional().describe('Only what concerns this party: its key in `Account.parties`.'),
    search: text(100).optional().describe('Part of what was booked.'),
    from: time().optional().describe('From this day in Dhaka on.'),
    to: time().optional().describe('Up to this day in Dhaka.'),
    isReconciled: z.boolean().optional().describe('Only what stands on a reconciled statement, or only what does not.'),
  }),
  where: ({ businessId, canSeeCost }, { accountId, partyKey, from, to, isReconciled, search }): Prisma.JournalLineWhereInput => ({
    businessId,
    ...(accountId ? { accountId } : { id: { in: [] } }),
    ...(partyKey && { partyId: partyKey }),
    ...((from || to) && { day: { ...(from && { gte: day(from) }), ...(to && { lte: day(to) }) } }),
    ...(isReconciled !== undefined && { mark: isReconciled ? { isNot: null } : { is: null } }),
    ...(search && { entry: { description: { contains: likeText(search), mode: 'insensitive' as const } } }),
    ...(!canSeeCost && { account: { code: { notIn: [...COST_ACCOUNTS] } } }),
  }),
});
