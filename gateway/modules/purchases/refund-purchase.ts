import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, version } from '../../commands/fields.ts';
import { ForbiddenError, ValidationError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { holdPurchase } from './held-purchase.ts';

/**
 * Enters money that a supplier gives back of what was paid for a purchase, because goods went back or cost less. Throws
 * ValidationError for more than they hold, so it is for who may see how much that is.
 */
export const refundPurchase = defineCommand({
  name: 'purchases.refund',
  permission: 'purchase',
  input: z.object({
    purchaseId: idOf('Purchase'),
    version: version(),
    amount: money().refine((amount) => amount > 0n, 'Enter an amount').describe('What the supplier gives back.'),
    account: moneyAccount.default('CASH').describe('The account that it comes to.'),
    accountId: otherAccount('account'),
  }),
  run: async ({ tx, session: { businessId, canSeeCost }, audit }, { purchaseId: id, version: expected, amount, ...chosen }) => {
    if (!canSeeCost) throw new ForbiddenError('Only who sees costs may enter what a supplier pays back');
    const { number, supplierId, totalPoisha, returnedPoisha, paidPoisha } = await holdPurchase(tx, businessId, { id, version: expected, step: 'REFUND' });
    const account = await moneyAccountCode(tx, businessId, chosen);
    if (amount > paidPoisha + returnedPoisha - totalPoisha) {
      throw new ValidationError('That is more than the supplier holds', [{ field: 'amount', message: 'More than they hold' }]);
    }
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } },
      data: { paidPoisha: { decrement: amount }, version: { increment: 1 } },
      select: { id: true },
    });
    await postEntries(tx, businessId, [{
      description: msg('Money back for purchase {{number}}', { number }), source: ['Purchase', id], causeId: uuidv7(), kind: 'refund',
      postings: [
        { account, debit: amount },
        { account: 'supplier-payable', credit: amount, party: ['SUPPLIER', supplierId] },
      ],
    }]);
    await audit({ entity: ['Purchase', id], summary: msg('The supplier gave money back'), after: { amount, account } });
    return { id };
  },
});
