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

/** Where they live, by phone: the demo's orders name it in their addresses only. */
const DISTRICTS: Record<string, string> = {
  '01711204466': 'Dhaka', '01812345670': 'Dhaka', '01913557788': 'Chattogram', '01677812340': 'Rajshahi', '01521334455': 'Sylhet',
  '01315667788': 'Khulna', '01722998877': 'Bogura', '01816554433': 'Cumilla', '01934112233': 'Dhaka', '01555667711': 'Narayanganj',
  '01611223344': 'Barishal', '01719887766': 'Rangpur', '01412345678': 'Mymensingh', '01877665544': 'Gazipur', '01644332211': 'Chattogram',
  '01798123456': 'Dhaka',
};

/** Their tags and notes, those who want no SMS, and one who pays in advance. */
export async function seedKnownCustomers(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.customer.count({ where: { businessId, version: { gt: 1 } } }) > 0) return;
  const system = Session.system(businessId);
  const customers = await db.customer.findMany({ where: { businessId, phone: { in: Object.keys(KNOWN) } }, select: { id: true, phone: true } });
  for (const { id: customerId, phone } of customers) await execute(editCustomer, system, { customerId, ...KNOWN[phone] });
  for (const [phone, district] of Object.entries(DISTRICTS)) await db.customer.updateMany({ where: { businessId, phone }, data: { district } });
  await execute(addBuyerBlock, system, { kind: 'PHONE', value: '01555667711', action: 'PREPAY', reason: 'Two parcels were refused at the door' });
}
