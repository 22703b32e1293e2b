import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { partFor } from '../../../schema/rules/spread.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { changeStock } from '../inventory/change-stock.ts';
import { chosenLines, holdPurchase, type HeldPurchase, type LineQuantity } from './held-purchase.ts';
import { billPostings } from './receive-goods.ts';

/**
 * Entered by mistake: all that it did to stock and books is taken back, its costs out of the averages and its payments
 * too. Throws PreconditionError INSUFFICIENT_STOCK when the goods are no longer there.
 */
export const voidPurchase = defineCommand({
  name: 'purchases.void',
  permission: 'purchase',
  input: z.object({ purchaseId: idOf('Purchase'), version: version(), reason: requiredText(200).describe('Why.') }),
  run: async (context, { purchaseId: id, version: expected, reason }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const purchase = await holdPurchase(tx, businessId, { id, version: expected, step: 'VOID' });
    const here = chosenLines(purchase, undefined, ({ received, returned }) => received - returned);
    await takeGoodsBack(context, purchase, { here, reason });
    await takePaymentsBack(context, purchase);
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'VOID', voidReason: reason, paidPoisha: 0n, version: { increment: 1 } },
      select: { id: true },
    });
    await audit({ entity: ['Purchase', id], summary: msg('Void: {{reason}}', { reason }), before: { status: purchase.status } });
    return { id };
  },
});

async function takeGoodsBack(
  { tx, session }: CommandContext, purchase: HeldPurchase, { here, reason }: { here: LineQuantity[]; reason: string },
): Promise<void> {
  const parts = here.map(({ line, quantity }) => {
    const partOf = (amount: Poisha) => partFor(amount, line.quantity, line.received - quantity, line.received);
    return { line, quantity, goods: partOf(line.goodsPoisha), extra: partOf(line.extraPoisha) };
  });
  const sumOf = (part: 'goods' | 'extra') => parts.reduce((sum, { [part]: amount }) => sum + amount, 0n);
  await changeStock(tx, session.businessId, {
    source: ['Purchase', purchase.id], causeId: uuidv7(), kind: 'void', actorId: session.user?.id ?? null,
    reason: `Purchase ${purchase.number} void: ${reason}`,
    lines: parts.map(({ line, quantity, goods, extra }) => ({
      lineId: line.id, variantId: line.variantId, locationId: purchase.locationId, quantity: -quantity, value: goods + extra,
    })),
    against: () => billPostings(purchase, -sumOf('goods'), -sumOf('extra')),
  });
}

/** Back into the accounts that they came from. */
async function takePaymentsBack({ tx, session }: CommandContext, purchase: HeldPurchase): Promise<void> {
  const { id, number, supplierId, paidPoisha } = purchase;
  if (paidPoisha === 0n) return;
  const paid = await tx.$queryRaw<{ account: AccountCode; amount: Poisha }[]>`
    SELECT a."code" AS "account", sum(l."creditPoisha")::bigint AS "amount"
    FROM "JournalEntry" e
    JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id" AND l."creditPoisha" > 0
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE e."businessId" = ${session.businessId}::uuid AND e."sourceId" = ${id}::uuid AND e."kind" = 'payment'
    GROUP BY 1 ORDER BY 1`;
  await postEntries(tx, session.businessId, [{
    description: `Payments for purchase ${number} taken back`, source: ['Purchase', id], causeId: uuidv7(), kind: 'payment-void',
    postings: [
      ...paid.map(({ account, amount }) => ({ account, debit: amount })),
      { account: 'supplier-payable' as const, credit: paidPoisha, party: ['SUPPLIER', supplierId] as ['SUPPLIER', string] },
    ],
  }]);
}
