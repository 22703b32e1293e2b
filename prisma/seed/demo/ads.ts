import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createAdExpense } from '../../../gateway/modules/accounting/ad-expense.ts';
import { mapCampaign } from '../../../gateway/modules/marketing/campaign-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

interface DemoAds {
  campaign: string;
  usd: number;
  /** The first and the last day, as days ago. */
  from: number;
  to: number;
  /** By SKU, with their weights. */
  products?: [sku: string, weight: number][];
  tags?: string[];
}

const ADS: DemoAds[] = [
  { campaign: 'Jamdani for Eid', usd: 24, from: 13, to: 0, products: [['JAM-RED', 3]], tags: ['jamdani_eid'] },
  { campaign: 'Eid retargeting', usd: 11.5, from: 9, to: 0, products: [['JAM-RED', 1], ['PNJ-RED-M', 2], ['KURTI-COT', 1]] },
  { campaign: 'Home and kitchen', usd: 16, from: 13, to: 2, products: [['MUG-01', 1], ['HON-500', 1], ['CUSHION-NK', 1], ['DIYA-SET', 1], ['OIL-MUS-1L', 1]] },
  { campaign: 'Menswear reels', usd: 12, from: 13, to: 1, products: [['TS-BLK', 1], ['SND-41', 1], ['PNJ-BLUE-L', 1]] },
  { campaign: '', usd: 5, from: 4, to: 3 },
];

/** Ads of Nakshi Ghor beside that of its winter shawls, to which nothing is mapped; once. */
export async function seedAds(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.campaign.findFirst({ where: { businessId, name: ADS[0]!.campaign }, select: { id: true } })) return;
  const session = Session.system(businessId);
  const bank = await db.account.findUniqueOrThrow({ where: { businessId_code: { businessId, code: 'bank' } }, select: { id: true } });
  const ago = (days: number) => new Date(addDays(dhakaDay(new Date()), -days));
  for (const { campaign, usd, from, to, products = [], tags = [] } of ADS) {
    const mapped = await Promise.all(products.map(async ([sku, weight]) => {
      const { id: variantId } = await db.variant.findFirstOrThrow({ where: { businessId, sku }, select: { id: true } });
      return { variantId, weight };
    }));
    await execute(createAdExpense, session, {
      accountId: bank.id, platform: 'Facebook', adAccount: 'Nakshi Ghor', campaign, usd, rate: 124.5, day: ago(from), from: ago(from), to: ago(to),
      variants: mapped.map(({ variantId }) => variantId),
    });
    if (!campaign) continue;
    const { id: campaignId, version } = await db.campaign.findFirstOrThrow({ where: { businessId, name: campaign }, select: { id: true, version: true } });
    await execute(mapCampaign, session, { campaignId, version, products: mapped, tags });
  }
}
