import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { CommandContext } from '../../commands/command.ts';
import { ValidationError } from '../../errors.ts';
import type { MoneyCode } from '../accounting/money-account.ts';
import { postEntries } from '../accounting/post-entries.ts';
import type { HeldPurchase } from './held-purchase.ts';

interface Payment {
  amount: Poisha;
  /** As returned by `moneyAccountCode`. */
  account: MoneyCode;
}

type PaidPurchase = Pick<HeldPurchase, 'id' | 'number' | 'supplierId' | 'totalPoisha' | 'returnedPoisha' | 'paidPoisha'>;

/**
 * Pays a purchase from an account; a payment before the goods arrive is an advance to the supplier. Throws
 * ValidationError for more than is due.
 */
export async function paySupplier(
  { tx, session, audit }: CommandContext, purchase: PaidPurchase, { amount, account }: Payment,
): Promise<void> {
  const { businessId } = session;
  const { id, number, supplierId, totalPoisha, returnedPoisha, paidPoisha } = purchase;
  const due = totalPoisha - returnedPoisha - paidPoisha;
  if (amount > due) throw new ValidationError('That is more than is due', [{ field: 'amount', message: 'More than is due' }]);
  await tx.$executeRaw`
    UPDATE "Purchase" SET "paidPoisha" = "paidPoisha" + ${amount}::bigint, "version" = "version" + 1, "updatedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid`;
  await postEntries(tx, businessId, [{
    description: msg('Paid for purchase {{number}}', { number }), source: ['Purchase', id], causeId: uuidv7(), kind: 'payment',
    postings: [
      { account: 'supplier-payable', debit: amount, party: ['SUPPLIER', supplierId] },
      { account, credit: amount },
    ],
  }]);
  await audit({ entity: ['Purchase', id], summary: msg('Paid the supplier'), after: { amount, account } });
}
