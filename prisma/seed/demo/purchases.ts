import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { decreaseStock } from '../../../gateway/modules/inventory/adjust-stock.ts';
import { postStockCount, saveStockCount } from '../../../gateway/modules/inventory/count-stock.ts';
import { createLocation } from '../../../gateway/modules/inventory/locations.ts';
import { receiveTransfer, sendTransfer } from '../../../gateway/modules/inventory/transfer-stock.ts';
import { returnPurchase } from '../../../gateway/modules/purchases/purchase-commands.ts';
import { createPurchase } from '../../../gateway/modules/purchases/save-purchase.ts';
import { createSupplier } from '../../../gateway/modules/purchases/supplier-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';
import { earlierStock } from '../factories/earlier.ts';

const SUPPLIERS: [name: string, phone: string, address: string][] = [
  ['Islampur Cloth House', '01711000101', 'Islampur, Dhaka'],
  ['মিরপুর বেনারসি পল্লী', '01811000102', 'Mirpur 10, Dhaka'],
  ['Chawkbazar Wholesale', '01911000103', 'Chawkbazar, Dhaka'],
];

type Line = [sku: string, quantity: number, unitCost: number];

/**
 * Purchases in every state. What has come, came at what the goods cost already: costs and profits of the demo's orders
 * stay as they are.
 */
const PURCHASES: [supplier: number, start: 'DRAFT' | 'ORDER' | 'RECEIVE', billNumber: string, paid: number, lines: Line[]][] = [
  [0, 'RECEIVE', 'ICH-2207', 15_000, [['PNJ-GRN-M', 10, 980], ['PNJ-GRN-L', 10, 1010]]],
  [2, 'RECEIVE', '4471', 4_050, [['BAG-JUTE', 15, 190], ['BAG-JUTE-BLK', 6, 200]]],
  [1, 'ORDER', '', 10_000, [['TANT-SREE', 12, 870], ['KANTHA-DBL', 8, 1_900]]],
  [2, 'DRAFT', '', 0, [['EAR-TERRA', 40, 82], ['DIYA-SET', 60, 68]]],
];

/** Earlier ones of the same goods, dearer and cheaper in turn, so that their averages stay. The last ones came with a fault. */
const EARLIER: [daysAgo: number, supplier: number, billNumber: string, lines: Line[]][] = [
  [84, 2, '4102', [['BAG-JUTE', 10, 180], ['BAG-JUTE-BLK', 5, 190], ['DIYA-SET', 20, 66]]],
  [57, 0, 'ICH-1984', [['BAG-JUTE', 6, 186]]],
  [41, 2, '4266', [['BAG-JUTE', 10, 200], ['DIYA-SET', 20, 74]]],
  [20, 0, 'ICH-2120', [['BAG-JUTE', 6, 194], ['BAG-JUTE-BLK', 5, 210]]],
];
const FAULTY = { billNumber: 'ICH-2120', sku: 'BAG-JUTE-BLK', quantity: 2, reason: 'The seams came open' };

/** Of goods whose stock no test counts. */
const DECREASES: [reason: 'DAMAGED' | 'SAMPLE' | 'PERSONAL_USE', sku: string, quantity: number, note: string][] = [
  ['DAMAGED', 'DIYA-SET', 4, 'Broken on the way from the store'],
  ['SAMPLE', 'BAG-JUTE', 2, 'For the photographer'],
  ['PERSONAL_USE', 'DIYA-SET', 1, ''],
];

/** To the stall at the fair: what was received, and what is still on its way. */
const TRANSFERS: [isReceived: boolean, sku: string, quantity: number, note: string][] = [
  [true, 'DIYA-SET', 12, 'For the weekend'],
  [false, 'BAG-JUTE', 4, 'With Rahim on the van'],
];

/** What was found beside what the ledger says: a count that was posted, and one whose differences wait. */
const COUNTS: [isPosted: boolean, note: string, differences: [sku: string, difference: number][]][] = [
  [true, 'Shelf by the door', [['DIYA-SET', -1], ['BAG-JUTE', 0], ['BAG-JUTE-BLK', 1]]],
  [false, 'Store room, top row', [['BAG-JUTE', -2], ['BAG-JUTE-BLK', 0], ['DIYA-SET', 3]]],
];

/** Suppliers, purchases, decreases, transfers and stock counts of Nakshi Ghor, once. */
export async function seedPurchases(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.supplier.findFirst({ where: { businessId }, select: { id: true } })) return;
  const session = Session.system(businessId);
  const suppliers: string[] = [];
  for (const [name, phone, address] of SUPPLIERS) {
    suppliers.push((await execute(createSupplier, session, { name, phone, address })).id);
  }
  const skus = [...PURCHASES.flatMap(([, , , , lines]) => lines), ...EARLIER.flatMap(([, , , lines]) => lines)].map(([sku]) => sku);
  const variants = await db.variant.findMany({ where: { businessId, sku: { in: skus } }, select: { id: true, sku: true } });
  const idOf = new Map(variants.map(({ id, sku }) => [sku, id]));
  const order = (supplier: number, lines: Line[]) => ({
    supplierId: suppliers[supplier], lines: lines.map(([sku, quantity, unitCost]) => ({ variantId: idOf.get(sku), quantity, unitCost })),
  });
  for (const [daysAgo, supplier, billNumber, lines] of EARLIER) {
    const { id: purchaseId } = await execute(createPurchase, session, { ...order(supplier, lines), start: 'RECEIVE', billNumber });
    if (billNumber === FAULTY.billNumber) await sendFaultyBack(purchaseId);
    await backdate(purchaseId, daysAgo);
  }
  for (const [supplier, start, billNumber, paid, lines] of PURCHASES) {
    await execute(createPurchase, session, {
      ...order(supplier, lines), start, billNumber, paid, paidFrom: 'BANK',
    });
  }
  for (const [reason, sku, quantity, note] of DECREASES) {
    await execute(decreaseStock, session, { reason, note, lines: [{ variantId: idOf.get(sku), quantity }] });
  }
  const { id: stall } = await execute(createLocation, session, { name: 'Mirpur stall' });
  const { id: store } = await db.location.findFirstOrThrow({ where: { businessId, isDefault: true }, select: { id: true } });
  for (const [isReceived, sku, quantity, note] of TRANSFERS) {
    const { id: transferId } = await execute(sendTransfer, session, {
      fromLocationId: store, toLocationId: stall, note, lines: [{ variantId: idOf.get(sku), quantity }],
    });
    if (isReceived) await execute(receiveTransfer, session, { transferId, version: 1 });
  }
  for (const [isPosted, note, differences] of COUNTS) {
    const lines = [];
    for (const [sku, difference] of differences) {
      const variantId = idOf.get(sku)!;
      const { onHand } = await db.stockBalance.findUniqueOrThrow({
        where: { businessId_variantId_locationId: { businessId, variantId, locationId: store } }, select: { onHand: true },
      });
      lines.push({ variantId, counted: onHand + difference });
    }
    const { id: countId } = await execute(saveStockCount, session, { note, lines });
    if (isPosted) await execute(postStockCount, session, { countId, version: 1 });
  }
}

async function sendFaultyBack(purchaseId: string): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const { id: lineId, purchase: { version } } = await db.purchaseLine.findFirstOrThrow({
    where: { businessId, purchaseId, sku: FAULTY.sku }, select: { id: true, purchase: { select: { version: true } } },
  });
  const { quantity, reason } = FAULTY;
  await execute(returnPurchase, Session.system(businessId), { purchaseId, version, lines: [{ lineId, quantity }], reason });
}

/** Moves a purchase that has come into the past, with what it moved in stock. */
async function backdate(id: string, days: number): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const at = new Date(Date.now() - days * 86_400_000);
  await db.purchase.update({ where: { businessId_id: { businessId, id } }, data: { createdAt: at, receivedAt: at, billDay: at } });
  await earlierStock({ id: businessId }, id, days);
}
