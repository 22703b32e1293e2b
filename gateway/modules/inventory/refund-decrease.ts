import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { StockAdjustment } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ForbiddenError, PreconditionError, ValidationError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { postEntries } from '../accounting/post-entries.ts';

/** The entries of money that came back for a decrease; reversed with it. */
export const SUPPLIER_REFUND = 'supplier-refund';

/** What a supplier still holds for goods that a decrease has sent back: what they were booked at, less the money that came for them. */
export async function heldBySupplier(tx: Tx, { businessId, id, status, reason, supplierId, valuePoisha }: StockAdjustment): Promise<Poisha> {
  if (status !== 'POSTED' || reason !== 'SUPPLIER_RETURN' || !supplierId) return 0n;
  const { _sum: { creditPoisha } } = await tx.journalLine.aggregate({
    where: { businessId, partyId: supplierId, entry: { sourceType: 'StockAdjustment', sourceId: id, kind: SUPPLIER_REFUND, reversal: null } },
    _sum: { creditPoisha: true },
  });
  return valuePoisha - (creditPoisha ?? 0n);
}

/**
 * Enters money that a supplier gives back for goods of a decrease. What they take off the next bill in place of it comes to
 * an account and pays that bill from there. Takes the rights to decreases, to purchases and to see costs. Throws ValidationError
 * for more than they hold, which tells how much that is.
 */
export const refundDecrease = defineCommand({
  name: 'inventory.refundDecrease',
  permission: 'adjustStock',
  input: z.object({
    adjustmentId: idOf('StockAdjustment').describe('A decrease that went back to a supplier.'),
    version: version(),
    amount: money().refine((amount) => amount > 0n, 'Enter an amount').describe('What the supplier gives back, in taka.'),
    account: moneyAccount.default('CASH').describe('The account that it comes to.'),
    accountId: otherAccount('account'),
  }),
  run: async ({ tx, session, audit }, { adjustmentId: id, version: expected, amount, ...chosen }) => {
    session.assertCan('purchase');
    if (!session.canSeeCost) throw new ForbiddenError('Only who sees costs may enter what a supplier pays back');
    const { businessId } = session;
    await lockRow(tx, 'StockAdjustment', businessId, id, expected);
    const where = { businessId_id: { businessId, id } };
    const adjustment = await tx.stockAdjustment.findUniqueOrThrow({ where });
    const { number, status, reason, supplierId } = adjustment;
    if (status !== 'POSTED' || reason !== 'SUPPLIER_RETURN' || !supplierId) {
      throw new PreconditionError('ADJUSTMENT_STATUS', 'No supplier has the goods of this decrease');
    }
    const account = await moneyAccountCode(tx, businessId, chosen);
    if (amount > await heldBySupplier(tx, adjustment)) {
      throw new ValidationError('That is more than the supplier holds', [{ field: 'amount', message: 'More than they hold' }]);
    }
    await tx.stockAdjustment.update({ where, data: { version: { increment: 1 } }, select: { id: true } });
    await postEntries(tx, businessId, [{
      description: msg('Money back for decrease {{number}}', { number }), source: ['StockAdjustment', id], causeId: uuidv7(), kind: SUPPLIER_REFUND,
      postings: [{ account, debit: amount }, { account: 'supplier-payable', credit: amount, party: ['SUPPLIER', supplierId] }],
    }]);
    await audit({ entity: ['StockAdjustment', id], summary: msg('The supplier gave money back'), after: { amount, account } });
    return { id };
  },
});
