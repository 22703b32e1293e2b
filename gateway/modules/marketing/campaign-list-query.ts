import { z } from 'zod';
import type { Poisha } from '../../../schema/rules/money.ts';
import { text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { Campaign, Prisma } from '../../db/generated/client/client.ts';
import { byCreation } from '../../list-query/common-filters.ts';
import { likeText, spellings } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

/** What the ad expenses of a campaign come to. */
export interface CampaignSpend {
  usdCents: bigint;
  poisha: Poisha;
  lastDay: Date;
}

export interface CampaignRow extends Campaign {
  /** Null without an ad expense; not read for a campaign outside of the list. */
  spent?: CampaignSpend | null;
}

export const campaignListQuery = defineListQuery({
  name: 'marketing.campaigns',
  table: 'Campaign',
  permission: 'expense',
  filter: z.object({
    search: text(100).optional().describe('Part of its name or of the platform.'),
    isMapped: z.boolean().optional().describe('Only those that orders can be found for, or only the others.'),
  }),
  ...byCreation,
  where: ({ businessId }, { search, isMapped }): Prisma.CampaignWhereInput => ({
    businessId,
    ...(isMapped !== undefined && { isMapped }),
    ...(search && { OR: spellings(search.toLowerCase()).map((one) => ({ key: { contains: likeText(one) } })) }),
  }),
  complete: withSpend,
});

/** Adds to each campaign what its ad expenses come to. One statement. */
export async function withSpend(rows: Campaign[]): Promise<CampaignRow[]> {
  const [first] = rows;
  if (!first) return [];
  const spends = await db.$queryRaw<(CampaignSpend & { campaignId: string })[]>`
    SELECT s."campaignId", sum(s."usdCents")::bigint AS "usdCents", sum(v."amountPoisha")::bigint AS "poisha", max(s."toDay") AS "lastDay"
    FROM "AdSpend" s JOIN "Voucher" v ON v."businessId" = s."businessId" AND v."id" = s."voucherId" AND v."status" = 'POSTED'
    WHERE s."businessId" = ${first.businessId}::uuid AND s."campaignId" = ANY(${rows.map(({ id }) => id)}::uuid[]) GROUP BY 1`;
  const byId = new Map(spends.map((spend) => [spend.campaignId, spend]));
  return rows.map((row) => ({ ...row, spent: byId.get(row.id) ?? null }));
}
