import { DAY_MS } from '../../../schema/rules/durations.ts';
import { flagsOf } from '../../../schema/rules/permission-presets.ts';
import { db, type Tx } from '../../../gateway/db/client.ts';
import type { MemberRole } from '../../../gateway/db/generated/client/enums.ts';
import { sealSiteSecret } from '../../../gateway/modules/web-orders/site-secrets.ts';
import { env } from '../../../gateway/env.ts';
import { openBusiness, type NewBusiness } from '../../../gateway/modules/business/open-business.ts';
import { changeSmsBalance } from '../../../gateway/modules/messaging/sms-balance.ts';
import { PERMISSION_FLAGS, type PermissionFlag } from '../../../schema/rules/permissions.ts';
import { DEMO_BUSINESS, DEMO_SITE, demoAccount } from '../demo-accounts.ts';
import { PATIENT } from '../patient.ts';

/** What shops of their size charge and pay. */
const FEES = {
  deliveryFeeInsidePoisha: 60_00n, deliveryFeeSuburbPoisha: 100_00n, deliveryFeeOutsidePoisha: 130_00n,
  packagingCostPoisha: 12_00n, codFeePercent: 1,
};
/** Days until ordered goods come to Nakshi Ghor. */
const RESTOCK_DAYS = 14;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const founderOf = (email: `${string}@karbar.test`) => demoAccount(email).userId;

interface DemoBusiness extends NewBusiness {
  id: string;
  packageExpiresAt: Date;
  sms: number;
}

const businesses = (): DemoBusiness[] => [
  {
    id: DEMO_BUSINESS.nakshiGhor, name: 'Nakshi Ghor', founderId: founderOf('founder@karbar.test'),
    tier: 'PRO', packageExpiresAt: inDays(90), address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
    hotline: '01711000001',
    orderPrefix: 'NG-', sms: 480,
  },
  {
    id: DEMO_BUSINESS.dhakaGadgets, name: 'Dhaka Gadgets', founderId: founderOf('founder@karbar.test'),
    tier: 'SME', packageExpiresAt: inDays(60), address: 'Multiplan Centre, Elephant Road, Dhaka 1205',
    hotline: '01711000002', orderPrefix: 'DG-', sms: 120,
  },
  {
    id: DEMO_BUSINESS.rivalShop, name: 'Rival Shop', founderId: founderOf('rival@karbar.test'), tier: 'SME',
    packageExpiresAt: inDays(60), address: 'GEC Circle, Chattogram 4000', hotline: '01811000003',
    orderPrefix: 'RS-', sms: 50,
  },
  {
    id: DEMO_BUSINESS.expired, name: 'Purano Bazar', founderId: founderOf('expired@karbar.test'),
    tier: 'BASIC', packageExpiresAt: inDays(-12), address: 'Zindabazar, Sylhet 3100', hotline: '01911000004',
    sms: 5,
  },
  {
    id: DEMO_BUSINESS.soon, name: 'Shesh Bela Store', founderId: founderOf('soon@karbar.test'), tier: 'BASIC',
    packageExpiresAt: inDays(5), address: 'Boyra, Khulna 9000', hotline: '01511000005', sms: 40,
  },
];

/** What Nakshi Ghor lets happen by itself: web orders of known customers are confirmed, and new orders find their courier. */
const RULES = {
  confirmsWeb: true, confirmsKnownOnly: true, confirmsUpToPoisha: 200_000n, takesDistrictCourier: true, returnGraceDays: 5,
};

/** The demo's businesses with their members; dates that the demo is about are moved along at every start. */
export async function seedBusinesses(): Promise<void> {
  for (const business of businesses()) {
    const known = await db.business.findUnique({ where: { id: business.id }, select: { id: true } });
    if (known) await moveExpiry(business);
    else await db.$transaction((tx) => open(tx, business), PATIENT);
  }
  await moveShop();
  await select('founder@karbar.test', DEMO_BUSINESS.nakshiGhor);
  await select('super@karbar.test', DEMO_BUSINESS.nakshiGhor);
}

/** Two businesses show an expired and a nearly expired package; the others keep what was paid for meanwhile. */
async function moveExpiry({ id, packageExpiresAt }: DemoBusiness): Promise<void> {
  const always = id === DEMO_BUSINESS.soon || id === DEMO_BUSINESS.expired;
  const earlier = { packageExpiresAt: { lt: packageExpiresAt } };
  await db.business.updateMany({ where: { id, ...(!always && earlier) }, data: { packageExpiresAt } });
}

async function open(tx: Tx, { sms, ...business }: DemoBusiness): Promise<void> {
  await openBusiness(tx, business);
  await tx.business.update({ where: { id: business.id }, data: FEES, select: { id: true } });
  await changeSmsBalance(tx, business.id, { delta: sms, key: 'demo', reason: 'Demo balance', actorId: null });
  if (business.id !== DEMO_BUSINESS.nakshiGhor) return;
  await tx.business.update({ where: { id: business.id }, data: { restockDays: RESTOCK_DAYS, ...RULES }, select: { id: true } });
  await addMember(tx, 'admin@karbar.test', 'ADMIN', [...PERMISSION_FLAGS]);
  const staffFlags = ['search', 'order', 'newOrder', 'orderList', 'webOrderList'] as const;
  await addMember(tx, 'staff@karbar.test', 'MEMBER', staffFlags);
  // The report of employees counts working days from when somebody joined.
  await tx.membership.updateMany({ where: { businessId: business.id }, data: { joinedAt: inDays(-200) } });
  await connectShop(tx);
}

async function addMember(
  tx: Tx,
  email: `${string}@karbar.test`,
  role: MemberRole,
  flags: readonly PermissionFlag[],
): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const { userId } = demoAccount(email);
  await tx.membership.createMany({ data: [{ businessId, userId, role }] });
  await tx.userPermission.createMany({ data: [{ businessId, userId, ...flagsOf(flags) }] });
  const data = { userUsage: { increment: 1 } };
  await tx.business.update({ where: { id: businessId }, data, select: { id: true } });
}

/** An address without a server, for a demo without a shop. */
const NOWHERE = 'https://nakshighor.test';

/** The web shop whose recorded deliveries can be posted to the webhook. */
async function connectShop(tx: Tx): Promise<void> {
  const site = { businessId: DEMO_BUSINESS.nakshiGhor, id: DEMO_SITE.id };
  await tx.webSite.createMany({
    data: [{
      ...site,
      name: 'nakshighor.test',
      url: env.DEMO_SHOP_URL ?? NOWHERE,
      consumerKey: sealSiteSecret(site, 'consumerKey', 'ck_fixture_rw'),
      consumerSecret: sealSiteSecret(site, 'consumerSecret', 'cs_fixture_rw'),
      webhookSecret: sealSiteSecret(site, 'webhookSecret', DEMO_SITE.webhookSecret),
    }],
  });
}

/**
 * The demo's own shop has another port at every start; a site that a person has pointed elsewhere stays
 * there.
 */
async function moveShop(): Promise<void> {
  const url = env.DEMO_SHOP_URL;
  if (!url) return;
  const its = [{ url: NOWHERE }, { url: { startsWith: 'http://127.0.0.1:' } }];
  await db.webSite.updateMany({
    where: { businessId: DEMO_BUSINESS.nakshiGhor, id: DEMO_SITE.id, OR: its, NOT: { url } },
    data: { url, consecutiveErrors: 0, lastError: null },
  });
}

/** Only where nothing is chosen yet: a person's own choice outlives a restart. */
async function select(email: `${string}@karbar.test`, selectedBusinessId: string): Promise<void> {
  await db.user.updateMany({
    where: { id: demoAccount(email).userId, selectedBusinessId: null },
    data: { selectedBusinessId },
  });
}
