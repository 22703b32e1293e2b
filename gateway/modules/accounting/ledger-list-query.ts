import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { PROFIT_PARTS } from '../../../schema/rules/profit-parts.ts';
import { idOf, text, time } from '../../commands/fields.ts';
import { db, type Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { UUID } from '../../db/uuid.ts';
import { containsText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { msg } from '../../../schema/rules/message.ts';
import { ValidationError } from '../../errors.ts';
import { hiddenAccounts } from './chart-of-accounts.ts';
import { LEDGER_RELATIONS, withBalances } from './ledger-rows.ts';
import { IS_OF_STAYED_ORDER, linesOfNoOrder } from './lines-of-no-order.ts';
import { accountsOf, accountsOfNoOrder, MAX_PROFIT_DAYS } from './profit-parts.ts';

export const ledgerPart = z.enum([...PROFIT_PARTS, 'NET']);

const day = (date: Date) => new Date(dhakaDay(date));

/** Throws ValidationError: entries of many accounts are sorted for each page, so their days are few. */
function assertFewDays(from: Date | undefined, to = new Date()): void {
  if (from && (to.getTime() - from.getTime()) / 86_400_000 <= MAX_PROFIT_DAYS) return;
  throw new ValidationError(msg('At most {{most}} days', { most: MAX_PROFIT_DAYS }), [{ field: 'from', message: 'Required' }]);
}

/** The ledger of one account, of one party within it, or of all accounts behind a figure of the profit report. */
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
    accountId: idOf('Account').optional().describe('The account; without one, and without `part`, there are no rows.'),
    part: ledgerPart.optional().describe('In place of an account: the entries behind a figure of the profit report, for 366 days at most.'),
    campaignId: idOf('Campaign').optional().describe('With the part ADS: only what was spent on this campaign.'),
    withoutCampaign: z.boolean().optional().describe('True, with the part ADS: only what was spent without naming a campaign.'),
    withoutOrders: z.boolean().optional()
      .describe('True, with a part: only what no order that has left and no statement has caused, as the profit report has it on another basis than the delivery. The losses of stock are with COSTS then.'),
    partyKey: z.string().regex(UUID, 'Invalid key').optional().describe('Only what concerns this party: its key in `Account.parties`.'),
    search: text(100).optional().describe('Part of what was booked.'),
    from: time().optional().describe('From this day in Dhaka on.'),
    to: time().optional().describe('Up to this day in Dhaka.'),
    isReconciled: z.boolean().optional().describe('Only what stands on a reconciled statement, or only what does not.'),
  }),
  where: (session, { accountId, part, withoutOrders, partyKey, from, to, isReconciled, search }): Prisma.JournalLineWhereInput => {
    if (part && !accountId) assertFewDays(from, to);
    const behind = part && !accountId ? (withoutOrders ? accountsOfNoOrder : accountsOf)(part === 'NET' ? null : part) : null;
    const hidden = hiddenAccounts(session);
    const accounts = [...(behind ? [behind] : []), ...(hidden.length > 0 ? [{ code: { notIn: hidden } }] : [])];
    return {
      businessId: session.businessId,
      ...(accountId ? { accountId } : behind ? {} : { id: { in: [] } }),
      ...(partyKey && { partyId: partyKey }),
      ...((from || to) && { day: { ...(from && { gte: day(from) }), ...(to && { lte: day(to) }) } }),
      ...(isReconciled !== undefined && { mark: isReconciled ? { isNot: null } : { is: null } }),
      ...(search && { entry: { OR: containsText(search).map((description) => ({ description })) } }),
      ...(accounts.length > 0 && { account: { AND: accounts } }),
    };
  },
  storedWhere: async ({ businessId }, { part, campaignId, withoutCampaign, withoutOrders, from, to = new Date() }, client = db) => {
    if (part && part !== 'ADS' && withoutOrders && from) return causedByNoOrder(client, businessId, { from: dhakaDay(from), to: dhakaDay(to) });
    if (part !== 'ADS' || !from || (!campaignId && !withoutCampaign)) return null;
    return { entry: { sourceId: { in: await adSources(client, businessId, { campaignId, from: dhakaDay(from), to: dhakaDay(to) }) } } };
  },
});

/** As `linesOfNoOrder` has them; only the lines of orders are looked up. No order causes ads. */
async function causedByNoOrder(client: Tx, businessId: string, days: { from: string; to: string }): Promise<Prisma.JournalLineWhereInput> {
  const stayed = await client.$queryRaw<{ id: string }[]>`SELECT l."id" FROM ${linesOfNoOrder(businessId, days)} ${IS_OF_STAYED_ORDER}`;
  return {
    OR: [
      { account: { code: 'stock-rounding' } }, { entry: { sourceType: { notIn: ['Order', 'CourierStatement'] } } },
      { id: { in: stayed.map(({ id }) => id) } },
    ],
  };
}

/** The records that booked ads of a campaign on some days; for none, those that name no campaign. */
async function adSources(client: Tx, businessId: string, { campaignId, from, to }: { campaignId?: string; from: string; to: string }): Promise<string[]> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT e."sourceId" AS "id"
    FROM "Account" a JOIN "JournalLine" l ON l."businessId" = a."businessId" AND l."accountId" = a."id" AND l."day" BETWEEN ${from}::date AND ${to}::date
    JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
    LEFT JOIN "AdSpend" s ON s."businessId" = e."businessId" AND s."voucherId" = e."sourceId"
    WHERE a."businessId" = ${businessId}::uuid AND a."code" = 'ad-spend' AND s."campaignId" IS NOT DISTINCT FROM ${campaignId ?? null}::uuid`;
  return rows.map(({ id }) => id);
}
