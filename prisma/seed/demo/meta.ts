import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { db } from '../../../gateway/db/client.ts';
import type { MetaRow } from '../../../gateway/modules/marketing/meta/meta-client.ts';
import { sealMetaToken } from '../../../gateway/modules/marketing/meta/meta-secrets.ts';
import { storeFigures } from '../../../gateway/modules/marketing/meta/store-figures.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

/** An ad account that does not exist. */
const ACCOUNT = '100200300400500';
const DAYS = 14;

/** Campaigns with the cents that each of their ad sets spends a day, and the days ago on which they ran. */
const CAMPAIGNS: { name: string; from: number; to: number; adSets: [name: string, cents: number, ads: number][] }[] = [
  { name: 'Jamdani for Eid', from: 13, to: 0, adSets: [['Dhaka, women 22–40', 110, 2], ['Chattogram', 61, 1]] },
  { name: 'Eid retargeting', from: 9, to: 0, adSets: [['Visited the shop', 115, 2]] },
  { name: 'Menswear reels', from: 13, to: 1, adSets: [['Men 18–30', 92, 1]] },
  // Nobody has entered it yet.
  { name: 'Boishakh preview', from: 2, to: 0, adSets: [['Lookalike of buyers', 240, 2], ['Broad', 160, 1]] },
];

/**
 * What Meta counts for the ads of Nakshi Ghor; once. Nobody asks Meta by itself in the demo: the account is never due, and the
 * token is none.
 */
export async function seedMeta(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.metaAccess.findUnique({ where: { businessId }, select: { businessId: true } })) return;
  const now = new Date();
  const account = await db.metaAdAccount.create({
    data: { businessId, id: ACCOUNT, name: 'Nakshi Ghor ads', currency: 'USD', timezone: 'Asia/Dhaka', isRead: true, readAt: now },
  });
  const today = dhakaDay(now);
  const since = addDays(today, 1 - DAYS);
  const rows = { CAMPAIGN: new Map<string, MetaRow>(), AD_SET: new Map<string, MetaRow>(), AD: new Map<string, MetaRow>() };
  let number = 0;
  const idOf = () => `12020000000000${String((number += 1)).padStart(4, '0')}`;
  const add = (level: keyof typeof rows, { id, day, ...row }: MetaRow) => {
    const before = rows[level].get(`${id} ${day}`);
    rows[level].set(`${id} ${day}`, {
      ...row, id, day, spentCents: row.spentCents + (before?.spentCents ?? 0n), impressions: row.impressions + (before?.impressions ?? 0n),
      clicks: row.clicks + (before?.clicks ?? 0n), purchases: row.purchases + (before?.purchases ?? 0), conversations: row.conversations + (before?.conversations ?? 0),
    });
  };
  for (const { name, from, to, adSets } of CAMPAIGNS) {
    const campaign = idOf();
    for (const [setName, cents, ads] of adSets) {
      const adSet = idOf();
      for (let n = 1; n <= ads; n += 1) {
        const ad = idOf();
        for (let days = from; days >= to; days -= 1) {
          const spent = Math.round(cents / ads);
          const figures = {
            day: addDays(today, -days), spentCents: BigInt(spent), impressions: BigInt(spent * 14 + days * 3), clicks: BigInt(Math.floor(spent / 6)),
            purchases: days % 5 === 0 ? 1 : 0, conversations: 1 + (days % 3),
          };
          add('CAMPAIGN', { id: campaign, name, parentId: null, ...figures });
          add('AD_SET', { id: adSet, name: setName, parentId: campaign, ...figures });
          add('AD', { id: ad, name: `${setName}, picture ${n}`, parentId: adSet, ...figures });
        }
      }
    }
  }
  for (const level of ['CAMPAIGN', 'AD_SET', 'AD'] as const) await storeFigures(account, { level, since, until: today, rows: [...rows[level].values()] });
  await db.metaAccess.create({
    data: {
      businessId, token: sealMetaToken(businessId, 'demo'), tokenEnd: 'demo', personName: 'Farhana Akter', checkedAt: now,
      expiresAt: new Date(now.getTime() + 40 * 86_400_000),
    },
  });
}
