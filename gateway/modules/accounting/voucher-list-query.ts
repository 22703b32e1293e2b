import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { idOf, text, time } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { VoucherKind, VoucherStatus } from '../../db/generated/client/enums.ts';
import { inSearchText, isLikeSql } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { readForFilter } from '../../list-query/read-rows.ts';
import type { Session } from '../../session/session.ts';

export const voucherKind = z.enum(VoucherKind);
export const voucherStatus = z.enum(VoucherStatus);

/** What a supplier was owed at the beginning, and was paid of it, is for who may see costs, as what purchases cost is. */
export const visibleVouchers = ({ canSeeCost }: Pick<Session, 'canSeeCost'>): Prisma.VoucherWhereInput => (canSeeCost ? {} : {
  OR: [{ kind: { notIn: ['OPENING', 'PARTY_PAYMENT'] } }, { partyType: null }, { partyType: { not: 'SUPPLIER' } }],
});

const day = (date: Date) => new Date(dhakaDay(date));

export const voucherListQuery = defineListQuery({
  name: 'accounting.vouchers',
  table: 'Voucher',
  permission: 'expense',
  sorts: {
    NEWEST: { column: 'day', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'day', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
  filter: z.object({
    kind: z.array(voucherKind).max(5).optional().describe('Only these kinds.'),
    status: voucherStatus.optional().describe('Only those that stand, or only void ones.'),
    search: text(100).optional(),
    accountId: idOf('Account').optional().describe('Only with money of this account.'),
    counterId: idOf('Account').optional().describe('Only of this category.'),
    enteredBy: idOf('Member').optional().describe('Only what this person entered.'),
    adAccount: text(80).optional().describe('Only ads of this ad account.'),
    campaignId: idOf('Campaign').optional().describe('Only ads of this campaign.'),
    productId: idOf('Product').optional().describe('Only ads of this product.'),
    from: time().optional().describe('From this day in Dhaka on.'),
    to: time().optional().describe('Up to this day in Dhaka.'),
  }),
  where: (session, { kind, status, accountId, counterId, enteredBy, adAccount, campaignId, productId, from, to }): Prisma.VoucherWhereInput => ({
    businessId: session.businessId,
    AND: [visibleVouchers(session)],
    ...(kind && kind.length > 0 && { kind: kind.length === 1 ? kind[0]! : { in: kind } }),
    ...(status && { status }),
    ...(accountId && { accountId }),
    ...(counterId && { counterId }),
    ...(enteredBy && { createdById: enteredBy }),
    ...((adAccount || campaignId || productId) && {
      ads: { ...(adAccount && { adAccount }), ...(campaignId && { campaignId }), ...(productId && { products: { some: { productId } } }) },
    }),
    ...((from || to) && { day: { ...(from && { gte: day(from) }), ...(to && { lte: day(to) }) } }),
  }),
  storedWhere: async ({ businessId }, { search }, client) => (search ? found(client, businessId, search) : null),
});

/** By what stood on it when it was entered, and by what its accounts are called now: the list shows that. */
async function found(client: Tx | undefined, businessId: string, search: string): Promise<Prisma.VoucherWhereInput> {
  const accounts = await readForFilter<{ id: string }>(client, Prisma.sql`
    SELECT "id" FROM "Account" WHERE "businessId" = ${businessId}::uuid AND ${isLikeSql(search, Prisma.sql`"name"`)}`);
  const ids = accounts.map(({ id }) => id);
  const written = inSearchText(search.toLowerCase().replace(/^#/, ''));
  return ids.length === 0 ? written : { OR: [written, { accountId: { in: ids } }, { counterId: { in: ids } }] };
}
