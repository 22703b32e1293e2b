import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createShippingNote } from '../../../gateway/modules/order-options/shipping-notes.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

const NOTES: [name: string, text: string][] = [
  ['Call first', 'Please call before you come.'],
  ['Fragile', 'Fragile: clay and glass inside. Do not put anything on it.'],
  ['বিকেলে ডেলিভারি', 'বিকেল ৪টার পর ডেলিভারি দিন।'],
  ['Collect exactly', 'Order {order}: please collect exactly {due}.'],
  ['Let them look', 'The customer may open the parcel and look before paying.'],
];

/** What the staff of Nakshi Ghor write for couriers again and again; once. */
export async function seedShippingNotes(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.shippingNote.findFirst({ where: { businessId }, select: { id: true } })) return;
  for (const [name, text] of NOTES) await execute(createShippingNote, Session.system(businessId), { name, text });
}
