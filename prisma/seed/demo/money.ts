import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import type { AccountCode } from '../../../gateway/modules/accounting/chart-of-accounts.ts';
import { setOpeningBalance, transferMoney } from '../../../gateway/modules/accounting/voucher-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

const OPENING: [account: AccountCode, taka: number][] = [['cash', 45_000], ['bank', 320_000], ['bkash', 18_500]];
const TRANSFERS: [from: AccountCode, to: AccountCode, taka: number, fee: number, daysAgo: number][] = [
  ['bkash', 'bank', 12_000, 120, 9], ['cash', 'bank', 20_000, 0, 4],
];

/** What Nakshi Ghor began with, and money that was carried to the bank; once. */
export async function seedMoney(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.voucher.findFirst({ where: { businessId }, select: { id: true } })) return;
  const session = Session.system(businessId);
  const accounts = await db.account.findMany({ where: { businessId }, select: { id: true, code: true } });
  const idOf = (wanted: AccountCode) => accounts.find(({ code }) => code === wanted)?.id;
  const ago = (days: number) => new Date(addDays(dhakaDay(new Date()), -days));
  for (const [account, amount] of OPENING) {
    await execute(setOpeningBalance, session, { accountId: idOf(account), amount, day: ago(60) });
  }
  for (const [from, to, amount, fee, days] of TRANSFERS) {
    await execute(transferMoney, session, { fromId: idOf(from), toId: idOf(to), amount, fee, day: ago(days) });
  }
}
