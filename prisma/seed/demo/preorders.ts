import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { takeOrder } from '../../../gateway/modules/orders/take-order.ts';
import { planPreorder } from '../../../gateway/modules/preorders/plan-preorder.ts';
import { createPurchase } from '../../../gateway/modules/purchases/save-purchase.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';
import { DEMO_CUSTOMERS } from './customers.ts';

const businessId = DEMO_BUSINESS.nakshiGhor;

/** Who waits for what: the index of the customer, what was paid in advance, how many days ago. */
const WAITING: [sku: string, customer: number, quantity: number, advance: number, daysAgo: number][] = [
  ['JAM-EID', 3, 1, 3_000, 13], ['EID-PNJ-M', 8, 2, 1_000, 9], ['EID-PNJ-L', 12, 1, 500, 9], ['EID-PNJ-M', 17, 1, 500, 7],
  ['JAM-EID', 21, 1, 2_000, 6], ['EID-PNJ-L', 2, 3, 2_000, 5], ['EID-PNJ-XL', 14, 1, 0, 4], ['EID-PNJ-M', 6, 1, 1_000, 3],
  ['EID-PNJ-L', 19, 1, 0, 2], ['JAM-EID', 9, 2, 5_000, 1],
];

/** When it is expected, in days from today; nobody knows of the others. */
const EXPECTED: [sku: string, inDays: number][] = [['EID-PNJ-M', 12], ['EID-PNJ-L', 12], ['JAM-EID', 26]];

/** What the tailor was asked for. */
const ORDERED: [sku: string, quantity: number, unitCost: number][] = [['EID-PNJ-M', 20, 1_480], ['EID-PNJ-L', 15, 1_480]];

/** Customers of Nakshi Ghor who wait for goods that are being made for Eid. */
export async function seedPreorders(): Promise<void> {
  if (await db.preorderPlan.findFirst({ where: { businessId }, select: { variantId: true } })) return;
  const session = Session.system(businessId);
  const variants = await db.variant.findMany({
    where: { businessId, sku: { in: WAITING.map(([sku]) => sku) } }, select: { id: true, sku: true, pricePoisha: true },
  });
  const variantOf = new Map(variants.map((variant) => [variant.sku, variant]));
  // The goods are of the catalogue; a demo that was begun without them goes on without them.
  if (!WAITING.every(([sku]) => variantOf.has(sku))) return;
  for (const [sku, index, quantity, advance, daysAgo] of WAITING) {
    const { id: variantId, pricePoisha } = variantOf.get(sku)!;
    const [customerName, phone, address] = DEMO_CUSTOMERS[index % DEMO_CUSTOMERS.length]!;
    const { id } = await execute(takeOrder, session, {
      customerName, phone, address, source: 'Facebook', advance, deliveryFee: /Dhaka|ঢাকা/.test(address) ? 60 : 130,
      lines: [{ variantId, quantity, unitPrice: Number(pricePoisha) / 100 }],
    });
    await db.order.updateMany({ where: { businessId, id }, data: { createdAt: new Date(Date.now() - daysAgo * DAY_MS) } });
  }
  for (const [sku, inDays] of EXPECTED) {
    await execute(planPreorder, session, { variantId: variantOf.get(sku)!.id, expectedOn: addDays(dhakaDay(new Date()), inDays) });
  }
  const supplier = await db.supplier.findFirst({ where: { businessId }, orderBy: { createdAt: 'asc' }, select: { id: true } });
  await execute(createPurchase, session, {
    supplierId: supplier!.id, start: 'ORDER', billNumber: '', paid: 12_000, paidFrom: 'BANK',
    lines: ORDERED.map(([sku, quantity, unitCost]) => ({ variantId: variantOf.get(sku)!.id, quantity, unitCost })),
  });
}
