import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createAdExpense } from '../../../gateway/modules/accounting/ad-expense.ts';
import type { AccountCode } from '../../../gateway/modules/accounting/chart-of-accounts.ts';
import { createExpense, createIncome } from '../../../gateway/modules/accounting/expense-commands.ts';
import { repeatExpense } from '../../../gateway/modules/accounting/recurring/recurring-expenses.ts';
import { createLiability, payLiability } from '../../../gateway/modules/accounting/liabilities/liability-commands.ts';
import { setOpeningBalance, transferMoney } from '../../../gateway/modules/accounting/voucher-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

const OPENING: [account: AccountCode, taka: number][] = [['cash', 45_000], ['bank', 320_000], ['bkash', 18_500]];
const TRANSFERS: [from: AccountCode, to: AccountCode, taka: number, fee: number, daysAgo: number][] = [
  ['bkash', 'bank', 12_000, 120, 9], ['cash', 'bank', 20_000, 0, 4],
];
const EXPENSES: [category: AccountCode, from: AccountCode, taka: number, party: string, daysAgo: number][] = [
  ['rent', 'bank', 18_000, 'Rahim Mansion', 20], ['salaries', 'bank', 32_000, 'Shirin and Jamal', 16],
  ['packaging-material', 'cash', 3_450, 'Babubazar Polymer', 11], ['packaging-material', 'cash', 1_150, 'Chawkbazar Wholesale', 5],
  ['utilities', 'bkash', 2_180, 'DESCO', 8], ['transport', 'cash', 900, 'Sundarban Courier', 7],
  ['transport', 'cash', 640, 'রিকশা ভাড়া', 3],
];

/** What Nakshi Ghor began with, what it spent and earned beside orders, and money that was carried to the bank; once. */
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
  const named = { where: { businessId }, select: { id: true, name: true } };
  const [couriers, suppliers] = await Promise.all([db.courier.findMany(named), db.supplier.findMany(named)]);
  for (const [category, from, amount, party, days] of EXPENSES) {
    const isIt = ({ name }: { name: string }) => name === party;
    const { id: voucherId } = await execute(createExpense, session, {
      counterId: idOf(category), accountId: idOf(from), amount, party, day: ago(days), courierId: couriers.find(isIt)?.id, supplierId: suppliers.find(isIt)?.id,
    });
    if (category === 'rent') await execute(repeatExpense, session, { voucherId, every: 'MONTH' });
  }
  await execute(createIncome, session, {
    counterId: idOf('other-income'), accountId: idOf('cash'), amount: 1_200, party: 'Old cartons sold', day: ago(6),
  });
  await execute(createAdExpense, session, {
    accountId: idOf('bank'), platform: 'Facebook', campaign: 'Winter shawls', usd: 85, rate: 124.5, agencyFee: 350,
    day: ago(12), from: ago(12), to: ago(6),
  });
  const { id: loan } = await execute(createLiability, session, {
    kind: 'LOAN', party: 'BRAC Bank', amount: 240_000, accountId: idOf('bank'), installments: 12, day: ago(70), firstDue: ago(40), note: 'For the winter stock',
  });
  await execute(payLiability, session, { liabilityId: loan, version: 1, amount: 20_000, interest: 1_900, accountId: idOf('bank'), day: ago(38) });
  await execute(createLiability, session, { kind: 'SALARY', party: 'Shirin', amount: 16_000, day: ago(2), firstDue: ago(-8) });
  await execute(createLiability, session, { kind: 'BILL', party: 'Babubazar Polymer', amount: 5_200, accountId: idOf('packaging-material'), day: ago(15), firstDue: ago(-3) });
  for (const [from, to, amount, fee, days] of TRANSFERS) {
    await execute(transferMoney, session, { fromId: idOf(from), toId: idOf(to), amount, fee, day: ago(days) });
  }
}
