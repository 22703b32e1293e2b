import { USUAL_BAD_RETURNS, type BadReturns } from '../../../schema/rules/customer-risk.ts';
import type { db, Tx } from '../../db/client.ts';

/** From which returns on a business calls a customer risky, by the settings of its call desk. */
export async function badReturnsOf(client: Tx | typeof db, businessId: string): Promise<BadReturns> {
  return (await client.callDeskSetting.findUnique({ where: { businessId }, select: { badReturns: true, returnPercent: true } })) ?? USUAL_BAD_RETURNS;
}
