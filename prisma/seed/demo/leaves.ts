import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { recordLeave } from '../../../gateway/modules/identity/leave.ts';
import { Session } from '../../../gateway/session/session.ts';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { DEMO_BUSINESS, demoAccount } from '../demo-accounts.ts';

const businessId = DEMO_BUSINESS.nakshiGhor;

/** Days from today. */
const LEAVES: [whose: `${string}@karbar.test`, from: number, to: number, note: string][] = [
  ['staff@karbar.test', -34, -31, 'Home in Rangpur'],
  ['admin@karbar.test', -11, -10, 'Wedding of her sister'],
  ['staff@karbar.test', -5, -4, 'Fever'],
  ['founder@karbar.test', -1, -1, ''],
  ['admin@karbar.test', 6, 9, 'Visit to the weavers in Tangail'],
];

/** Who of Nakshi Ghor was on leave lately, and will be. */
export async function seedLeaves(): Promise<void> {
  if (await db.memberLeave.findFirst({ where: { businessId }, select: { id: true } })) return;
  const session = Session.system(businessId);
  const today = dhakaDay(new Date());
  for (const [whose, from, to, note] of LEAVES) {
    await execute(recordLeave, session, { memberId: demoAccount(whose).userId, from: addDays(today, from), to: addDays(today, to), note });
  }
}
