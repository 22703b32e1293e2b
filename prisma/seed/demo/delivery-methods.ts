import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { saveDeliveryMethod } from '../../../gateway/modules/couriers/save-delivery-method.ts';
import { Session } from '../../../gateway/session/session.ts';
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
