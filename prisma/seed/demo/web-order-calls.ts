import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import type { CallOutcome } from '../../../gateway/db/generated/client/enums.ts';
import { createWebOrder } from '../../../gateway/modules/web-orders/create-web-order.ts';
import { logWebOrderCall } from '../../../gateway/modules/web-orders/log-call.ts';
import { Session, USUAL_RULES } from '../../../gateway/session/session.ts';
import { MINUTE_MS } from '../../../schema/rules/durations.ts';
import { PERMISSION_FLAGS, type PermissionFlags } from '../../../schema/rules/permissions.ts';
import { DEMO_BUSINESS, DEMO_SITE, demoAccount } from '../demo-accounts.ts';
import { FIRST_PAST_ORDER } from './shop-orders.ts';

const businessId = DEMO_BUSINESS.nakshiGhor;

type Caller = 'founder@karbar.test' | 'staff@karbar.test';

/** What came of the calls about the orders of the last days, in the order of `shopOrders`. */
const CALLS: { caller: Caller; outcome: CallOutcome; note?: string; waitedMinutes: number; tookSeconds: number }[] = [
  { caller: 'staff@karbar.test', outcome: 'CONFIRMED', waitedMinutes: 18, tookSeconds: 95 },
  { caller: 'founder@karbar.test', outcome: 'CANCELLED', note: 'Too dear with the delivery', waitedMinutes: 42, tookSeconds: 130 },
  { caller: 'staff@karbar.test', outcome: 'CONFIRMED', waitedMinutes: 9, tookSeconds: 74 },
  { caller: 'staff@karbar.test', outcome: 'NO_ANSWER', note: 'Rang out', waitedMinutes: 66, tookSeconds: 40 },
  { caller: 'staff@karbar.test', outcome: 'CANCELLED', note: 'Ordered elsewhere', waitedMinutes: 180, tookSeconds: 61 },
  { caller: 'founder@karbar.test', outcome: 'CONFIRMED', waitedMinutes: 25, tookSeconds: 110 },
  { caller: 'staff@karbar.test', outcome: 'FAKE', note: 'Nobody there has ordered anything', waitedMinutes: 31, tookSeconds: 52 },
  { caller: 'staff@karbar.test', outcome: 'CANCELLED', note: 'Too dear with the delivery', waitedMinutes: 14, tookSeconds: 88 },
  { caller: 'staff@karbar.test', outcome: 'CALL_LATER', note: 'After the Friday prayer', waitedMinutes: 12, tookSeconds: 45 },
];

function sessionOf(caller: Caller): Session {
  const { userId, uid, email, name } = demoAccount(caller);
  const flags = Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, flag !== 'hideProductCostReportForAdmin'])) as PermissionFlags;
  const business = { id: businessId, name: '', packageExpiresAt: new Date(Date.now() + 24 * 60 * MINUTE_MS), orderPrefix: '', rules: USUAL_RULES };
  return new Session({ user: { id: userId, firebaseUid: uid, email, name }, business, role: 'MEMBER', flags });
}

/** Somebody wrote on Messenger and has not been called yet. */
async function seedLead(system: Session): Promise<void> {
  const mug = await db.variant.findFirst({ where: { businessId, sku: 'MUG-01' }, select: { id: true } });
  if (!mug) return;
  const { id } = await execute(createWebOrder, system, {
    customerName: 'Rehana Begum', phone: '01755112233', address: 'House 9, Lane 4, Shyamoli, Dhaka', district: 'Dhaka', source: 'Messenger',
    note: 'Asks whether the mugs can come by Thursday', deliveryFee: 60, lines: [{ variantId: mug.id, quantity: 4 }],
  });
  const asked = new Date(Date.now() - 170 * MINUTE_MS);
  await db.webOrder.update({ where: { businessId_id: { businessId, id } }, data: { dateCreated: asked, callAt: asked }, select: { id: true } });
}

/** Some days of the call desk: calls by two people with their outcomes, and a lead. */
export async function seedCalls(system: Session): Promise<void> {
  await seedLead(system);
  for (const [index, { caller, outcome, note, waitedMinutes, tookSeconds }] of CALLS.entries()) {
    const { id, dateCreated } = await db.webOrder.findFirstOrThrow({
      where: { businessId, siteId: DEMO_SITE.id, wooOrderId: FIRST_PAST_ORDER + index }, select: { id: true, dateCreated: true },
    });
    const nextCallAt = outcome === 'CALL_LATER' ? new Date(Date.now() + 20 * 60 * MINUTE_MS) : undefined;
    await execute(logWebOrderCall, sessionOf(caller), { webOrderId: id, outcome, note, nextCallAt });
    // The commands wrote the time of now.
    const calledAt = new Date(dateCreated.getTime() + waitedMinutes * MINUTE_MS);
    await db.webOrderCall.updateMany({
      where: { businessId, webOrderId: id }, data: { createdAt: calledAt, startedAt: new Date(calledAt.getTime() - tookSeconds * 1000) },
    });
    await db.webOrder.update({
      where: { businessId_id: { businessId, id } },
      data: { firstCallAt: calledAt, lastCallAt: calledAt, ...(outcome === 'NO_ANSWER' && { callAt: new Date(calledAt.getTime() + 60 * MINUTE_MS) }) },
      select: { id: true },
    });
    await db.order.updateMany({ where: { businessId, webOrderId: id }, data: { createdAt: calledAt } });
  }
}
