import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import type { AccountCode } from '../../../gateway/modules/accounting/chart-of-accounts.ts';
import { createLiability, payLiability } from '../../../gateway/modules/accounting/liabilities/liability-commands.ts';
import { reconcileAccount } from '../../../gateway/modules/accounting/reconcile.ts';
import { setOpeningBalance } from '../../../gateway/modules/accounting/voucher-commands.ts';
import { Session } from '../../../gateway/session/session.ts';

export async function accountId({ id: businessId }: { id: string }, code: AccountCode): Promise<string> {
  const account = await db.account.findUniqueOrThrow({ where: { businessId_code: { businessId, code } }, select: { id: true } });
  return account.id;
}

/** Cash with 500 taka at the beginning, as its statement says too. */
export async function withVoucher(shop: { id: string }) {
  const session = Session.system(shop.id);
  const cash = await accountId(shop, 'cash');
  const { voucherId } = await execute(setOpeningBalance, session, { accountId: cash, amount: 500 });
  const line = await db.journalLine.findFirstOrThrow({
    where: { businessId: shop.id, accountId: cash, entry: { sourceId: voucherId } }, select: { id: true },
  });
  await execute(reconcileAccount, session, { accountId: cash, day: new Date(), statementBalance: 500, lineIds: [line.id] });
  const { id: reconciliationId } = await db.reconciliation.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  return { accountId: cash, voucherId, lineId: line.id, reconciliationId };
}

/** A bill of which something is paid. */
export async function withLiability(shop: { id: string }) {
  const session = Session.system(shop.id);
  const { id: liabilityId } = await execute(createLiability, session, { kind: 'BILL', party: 'DESCO', amount: 900, firstDue: new Date() });
  await execute(payLiability, session, { liabilityId, version: 1, amount: 100, accountId: await accountId(shop, 'cash') });
  const { id: paymentId } = await db.liabilityPayment.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  return { liabilityId, paymentId };
}
