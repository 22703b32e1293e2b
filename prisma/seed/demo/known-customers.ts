import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { editCustomer } from '../../../gateway/modules/customers/edit-customer.ts';
import { addBuyerBlock } from '../../../gateway/modules/web-orders/buyer-blocks.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

/** What staff of the demo know of its customers, by phone. */
const KNOWN: Record<string, { tags?: string[]; note?: string; smsOptOut?: boolean }> = {
  '01711204466': { tags: ['VIP'], note: 'Buys for Eid and for Pohela Boishakh. Call after four.' },
  '01812345670': { tags: ['VIP', 'Wholesale'] },
  '01913557788': { smsOptOut: true },
  '01521334455': { tags: ['Wholesale'], note: 'Pays by bKash before the parcel leaves.' },
  '01934112233': { tags: ['Boutique'] },
};

/** Their tags and notes, those who want no SMS, and one who pays in advance. */
export async function seedKnownCustomers(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.customer.count({ where: { businessId, version: { gt: 1 } } }) > 0) return;
  const system = Session.system(businessId);
  const customers = await db.customer.findMany({ where: { businessId, phone: { in: Object.keys(KNOWN) } }, select: { id: true, phone: true } });
  for (const { id: customerId, phone } of customers) await execute(editCustomer, system, { customerId, ...KNOWN[phone] });
  await execute(addBuyerBlock, system, { kind: 'PHONE', value: '01555667711', action: 'PREPAY', reason: 'Two parcels were refused at the door' });
}
