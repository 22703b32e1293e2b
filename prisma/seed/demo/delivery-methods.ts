import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createStatement } from '../../../gateway/modules/couriers/settlement/create-statement.ts';
import { decideStatementLine } from '../../../gateway/modules/couriers/settlement/decide-line.ts';
import { postStatement } from '../../../gateway/modules/couriers/settlement/post-statement.ts';
import { saveDeliveryMethod } from '../../../gateway/modules/couriers/save-delivery-method.ts';
import { Session } from '../../../gateway/session/session.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

/** Entered by hand: the demo calls no courier. */
const METHODS = [
  {
    name: 'Steadfast', insideCharge: 60, suburbCharge: 100, outsideCharge: 120, extraKgCharge: 15, codPercent: 1, payoutDays: 3,
    trackingUrl: 'https://steadfast.com.bd/t/{code}', districts: ['Dhaka', 'Gazipur', 'Narayanganj'],
  },
  {
    name: 'Pathao', insideCharge: 70, suburbCharge: 100, outsideCharge: 130, extraKgCharge: 20, codPercent: 1, returnPercent: 50,
    payoutDays: 5, trackingUrl: 'https://merchant.pathao.com/tracking?consignment_id={code}', districts: ['Chattogram', 'Sylhet'],
  },
  { name: 'RedX', insideCharge: 60, suburbCharge: 90, outsideCharge: 120, codPercent: 1, returnPercent: 100, payoutDays: 7 },
  { name: 'Sundarban Courier', outsideCharge: 150, insideCharge: 100, suburbCharge: 120, payoutDays: 14, districts: ['Bhola'] },
  { name: 'Shop pickup', kind: 'PICKUP', payoutDays: 0, graceDays: 0 },
];

/** The delivery methods of Nakshi Ghor, once. */
export async function seedDeliveryMethods(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.courier.findFirst({ where: { businessId }, select: { id: true } })) return;
  const session = Session.system(businessId);
  for (const method of METHODS) await execute(saveDeliveryMethod, session, { kind: 'MANUAL', ...method });
}

/** What Steadfast has paid lately: one statement that is posted, and one to look at with a line of each kind. */
export async function seedCourierStatements(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.courierStatement.findFirst({ where: { businessId }, select: { id: true } })) return;
  const courier = await db.courier.findFirst({ where: { businessId, name: 'Steadfast' }, select: { id: true } });
  if (!courier) return;
  const session = Session.system(businessId);
  const parcels = await db.shipment.findMany({
    where: { businessId, courierId: courier.id, active: true, trackingCode: { not: null }, order: { status: 'DELIVERED', settlementStatus: 'UNSETTLED' } },
    orderBy: { createdAt: 'asc' }, take: 19, select: { trackingCode: true, orderId: true, order: { select: { collectedPoisha: true } } },
  });
  // The oldest one stands on no statement: it is missing.
  const paid = parcels.slice(1);
  const lines = paid.map(({ trackingCode, order }) => {
    const collected = poishaToTaka(order.collectedPoisha);
    return { consignment: trackingCode!, collected, deliveryCharge: 60, codFee: Math.round(collected) / 100 };
  });
  if (lines.length < 5) return;
  const enter = (reference: string, part: object[]) => execute(createStatement, session, { courierId: courier.id, account: 'BANK', reference, lines: part });
  const half = Math.max(Math.floor(lines.length / 3), 2);
  const { id: statementId } = await enter('SF-PAY-2010', lines.slice(0, half).map((line, index) => (index === 1 ? { ...line, adjustment: -45 } : line)));
  await execute(postStatement, session, { statementId, version: 1 });
  const [short, over, dear, ...right] = lines.slice(half);
  const told = Math.max(short!.collected - 200, 0);
  const { orderId } = paid[half]!;
  // The amount was raised after it was booked.
  const invoice = `NG-${short!.consignment}`;
  await db.courierBooking.create({
    data: { businessId, orderId, courierId: courier.id, invoice, status: 'BOOKED', parcel: { collect: told } }, select: { id: true },
  });
  await db.shipment.updateMany({ where: { businessId, orderId, active: true }, data: { invoice } });
  const { id: draftId } = await enter('SF-PAY-2011', [
    { ...short!, collected: told }, { ...over!, collected: over!.collected + 150 }, { ...dear!, codFee: dear!.codFee * 2 }, ...right,
    lines[0]!, { consignment: 'SFR61207', collected: 1200, deliveryCharge: 130, codFee: 12 },
  ]);
  const twice = await db.statementLine.findFirst({ where: { businessId, statementId: draftId, result: 'DUPLICATE' }, select: { id: true } });
  if (twice) await execute(decideStatementLine, session, { lineId: twice.id, decision: 'DISPUTE', note: 'Paid before, with SF-PAY-2010' });
}
