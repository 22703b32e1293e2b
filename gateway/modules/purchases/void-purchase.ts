import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { partFor } from '../../../schema/rules/spread.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import { PreconditionError } from '../../errors.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { refuseArchivedMoney } from '../accounting/money-account.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { changeStock } from '../inventory/change-stock.ts';
import { chosenLines, goodsFor, holdPurchase, type HeldPurchase, type LineQuantity } from './held-purchase.ts';
import { billPostings, sideOf } from './receive-goods.ts';

/**
 * Voids a purchase entered by mistake: reverses its stock movements, journal entries, effect on the average costs, and
 * payments. Throws PreconditionError GOODS_NOT_HERE when some of its goods are sold, moved or promised: those that are
 * still here are returned instead; ACCOUNT_ARCHIVED where money would come to an archived account.
 */
export const voidPurchase = defineCommand({
  name: 'purchases.void',
  permission: 'purchase',
  input: z.object({ purchaseId: idOf('Purchase'), version: version(), reason: requiredText(200).describe('Why.') }),
  run: async (context, { purchaseId: id, version: expected, reason }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const purchase = await holdPurchase(tx, businessId, { id, version: expected, step: 'VOID' });
    const paid = await paymentsOf(context, purchase);
    const extra = purchase.extraAccount && purchase.receivedCount > 0 && purchase.extraPoisha > 0n ? [purchase.extraAccount] : [];
    const here = chosenLines(purchase, undefined, ({ received, returned }) => received - returned);
    const writeRecord = () => tx.purchase.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'VOID', voidReason: reason, paidPoisha: 0n, version: { increment: 1 } },
      select: { id: true },
    });
    await takeGoodsBack(context, purchase, { here, reason, writeRecord }).catch((error: unknown) => {
      throw isShort(error) ? new PreconditionError('GOODS_NOT_HERE', returnInstead(error)) : error;
    });
    await takePaymentsBack(context, purchase, paid);
    await refuseArchivedMoney(tx, businessId, [...paid.map(({ account }) => account), ...extra]);
    await audit({ entity: ['Purchase', id], summary: msg('Void: {{reason}}', { reason }), before: { status: purchase.status } });
    return { id };
  },
});

const isShort = (error: unknown): error is PreconditionError =>
  error instanceof PreconditionError && error.reason === 'INSUFFICIENT_STOCK';

const returnInstead = ({ text }: PreconditionError) =>
  msg('{{why}}. Goods of a purchase that are sold, moved or promised cannot be void: return those that are still here to the supplier instead.', { why: text });

interface GoodsBack {
  here: LineQuantity[];
  reason: string;
  /** Sets the purchase to void. */
  writeRecord: () => Promise<unknown>;
}

async function takeGoodsBack(
  { tx, session }: CommandContext, purchase: HeldPurchase, { here, reason, writeRecord }: GoodsBack,
): Promise<void> {
  const parts = here.map(({ line, quantity }) => {
    const partOf = (amount: Poisha) => partFor(amount, line.quantity, line.received - quantity, line.received);
    return { line, quantity, goods: partOf(line.goodsPoisha), extra: partOf(line.extraPoisha) };
  });
  const goods = goodsFor(purchase.lines, ({ received }) => received) - purchase.returnedPoisha;
  // For all pieces that arrived, also those returned since: a return does not refund extra costs, a void does.
  const extra = purchase.lines.filter(({ received }) => received > 0)
    .reduce((sum, line) => sum + partFor(line.extraPoisha, line.quantity, 0, line.received), 0n);
  const entry = { source: ['Purchase', purchase.id] as [string, string], causeId: uuidv7(), kind: 'void' };
  const text = msg('Purchase {{number}} void: {{reason}}', { number: purchase.number, reason });
  if (parts.length === 0) {
    await writeRecord();
    if (extra + goods === 0n) return;
    const postings = [...billPostings(purchase, -goods, -extra), { account: 'stock-revaluation' as const, ...sideOf(extra + goods) }];
    return postEntries(tx, session.businessId, [{ ...entry, description: text, postings }]);
  }
  await changeStock(tx, session.businessId, {
    ...entry, reason: text, actorId: session.user?.id ?? null,
    lines: parts.map(({ line, quantity, ...part }) => ({
      lineId: line.id, variantId: line.variantId, locationId: purchase.locationId, quantity: -quantity,
      value: part.goods + part.extra,
    })),
    against: () => billPostings(purchase, -goods, -extra),
    writeRecord,
  });
}

interface Payment {
  account: AccountCode;
  amount: Poisha;
}

/** What was paid from each account, less the money that came back of it. */
const paymentsOf = ({ tx, session }: CommandContext, { id }: HeldPurchase): Promise<Payment[]> =>
  tx.$queryRaw<Payment[]>`
    SELECT a."code" AS "account", sum(l."creditPoisha" - l."debitPoisha")::bigint AS "amount"
    FROM "JournalEntry" e
    JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" <> 'supplier-payable'
    WHERE e."businessId" = ${session.businessId}::uuid AND e."sourceId" = ${id}::uuid AND e."kind" IN ('payment', 'refund')
    GROUP BY 1 HAVING sum(l."creditPoisha" - l."debitPoisha") <> 0 ORDER BY 1`;

/** Reverses the payments into the accounts that they came from. */
async function takePaymentsBack({ tx, session }: CommandContext, purchase: HeldPurchase, paid: readonly Payment[]): Promise<void> {
  const { id, number, supplierId, paidPoisha } = purchase;
  if (paid.length === 0) return;
  await postEntries(tx, session.businessId, [{
    description: msg('Payments for purchase {{number}} taken back', { number }), source: ['Purchase', id], causeId: uuidv7(), kind: 'payment-void',
    postings: [
      ...paid.map(({ account, amount }) => ({ account, ...sideOf(-amount) })),
      ...(paidPoisha > 0n ? [{ account: 'supplier-payable' as const, credit: paidPoisha, party: ['SUPPLIER', supplierId] as ['SUPPLIER', string] }] : []),
    ],
  }]);
}
