import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

export interface CategoryTotal {
  accountId: string;
  name: string;
  count: number;
  amount: Poisha;
}

/** Totals of vouchers, in poisha, without void ones. */
export interface VoucherTotals {
  count: number;
  amount: Poisha;
  fee: Poisha;
  /** The largest first. */
  categories: CategoryTotal[];
}

/** Totals of all vouchers that match a condition; two statements for any number of vouchers. */
export async function voucherTotals(businessId: string, where: Prisma.VoucherWhereInput): Promise<VoucherTotals> {
  const sums = await db.voucher.groupBy({
    by: ['counterId'], where: { AND: [where, { status: 'POSTED' }] }, _count: true, _sum: { amountPoisha: true, feePoisha: true },
  });
  const accounts = await db.account.findMany({
    where: { businessId, id: { in: sums.map(({ counterId }) => counterId) } }, select: { id: true, name: true },
  });
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const categories = sums
    .map(({ counterId: accountId, _count: count, _sum }): CategoryTotal =>
      ({ accountId, name: names.get(accountId) ?? '', count, amount: _sum.amountPoisha ?? 0n }))
    .sort((one, other) => Number(other.amount - one.amount) || one.name.localeCompare(other.name));
  return {
    categories,
    count: categories.reduce((total, { count }) => total + count, 0),
    amount: categories.reduce((total, { amount }) => total + amount, 0n),
    fee: sums.reduce((total, { _sum }) => total + (_sum.feePoisha ?? 0n), 0n),
  };
}
