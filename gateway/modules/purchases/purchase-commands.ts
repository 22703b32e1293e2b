import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, requiredText, version } from '../../commands/fields.ts';
import { toJson } from '../../db/json-rows.ts';
import { ForbiddenError, mistakeIn, ValidationError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { changeStock } from '../inventory/change-stock.ts';
import { allowsZeroCost } from '../inventory/free-goods.ts';
import { chosenLines, goodsFor, holdPurchase } from './held-purchase.ts';
import { paySupplier } from './pay-supplier.ts';
import { MAX_LINES, MAX_UNITS } from './purchase-input.ts';
import { billPostings, receiveGoods } from './receive-goods.ts';

const purchaseId = idOf('Purchase');

const lineQuantities = z.array(z.object({
  lineId: idOf('PurchaseLine'),
  quantity: z.int().min(0).max(MAX_UNITS).describe('Pieces.'),
})).max(MAX_LINES);

export const orderPurchase = defineCommand({
  name: 'purchases.order',
  permission: 'purchase',
  input: z.object({ purchaseId, version: version() }),
  run: async ({ tx, session, audit }, { purchaseId: id, version: expected }) => {
    const { businessId } = session;
    await holdPurchase(tx, businessId, { id, version: expected, step: 'ORDER' });
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } }, data: { status: 'ORDERED', version: { increment: 1 } }, select: { id: true },
    });
    await audit({ entity: ['Purchase', id], summary: msg('Ordered') });
    return { id };
  },
});

export const receivePurchase = defineCommand({
  name: 'purchases.receive',
  permission: 'purchase',
  input: z.object({
    purchaseId,
    version: version(),
    lines: lineQuantities.optional().describe('What has come; all that is still to come when left out.'),
    isLast: z.boolean().default(false).describe('Nothing more will come: what has not is taken off the bill.'),
    allowsZeroCost,
  }),
  run: async (context, { purchaseId: id, version: expected, lines, isLast, allowsZeroCost: allowsFree }) => {
    const purchase = await holdPurchase(context.tx, context.session.businessId, { id, version: expected, step: 'RECEIVE' });
    const arrived = chosenLines(purchase, lines, ({ quantity, received }) => quantity - received);
    await receiveGoods(context, { purchase, arrived, allowsZeroCost: allowsFree, isLast });
    return { id };
  },
});

/**
 * Pays the supplier. What is refused tells what is due, so it is for who may see that; whoever enters a purchase says what was
 * paid with it.
 */
export const payPurchase = defineCommand({
  name: 'purchases.pay',
  permission: 'purchase',
  input: z.object({
    purchaseId,
    version: version(),
    amount: money().refine((amount) => amount > 0n, 'Enter an amount').describe('What the supplier gets.'),
    account: moneyAccount.default('CASH').describe('The account that it is paid from.'),
    accountId: otherAccount('account'),
  }),
  run: async (context, { purchaseId: id, version: expected, amount, ...chosen }) => {
    const { tx, session: { businessId, canSeeCost } } = context;
    if (!canSeeCost) throw new ForbiddenError('Only who sees costs may pay for a purchase');
    const purchase = await holdPurchase(tx, businessId, { id, version: expected, step: 'PAY' });
    await paySupplier(context, purchase, { amount, account: await moneyAccountCode(tx, businessId, chosen) });
    return { id };
  },
});

export const returnPurchase = defineCommand({
  name: 'purchases.return',
  permission: 'purchase',
  input: z.object({
    purchaseId,
    version: version(),
    lines: lineQuantities.min(1).describe('What goes back to the supplier.'),
    reason: requiredText(200).describe('Why.'),
  }),
  run: async ({ tx, session, audit }, { purchaseId: id, version: expected, lines, reason }) => {
    const { businessId } = session;
    const purchase = await holdPurchase(tx, businessId, { id, version: expected, step: 'RETURN' });
    const back = chosenLines(purchase, lines, () => 0);
    if (back.length === 0) throw new ValidationError('Say what goes back');
    const tooMany = back.findIndex(({ line, quantity }) => line.returned + quantity > line.received);
    if (tooMany >= 0) {
      const { line } = back[tooMany]!;
      throw mistakeIn(`lines.${tooMany}.quantity`, msg('Only {{left}} of {{sku}} can go back', { left: line.received - line.returned, sku: line.sku }));
    }
    // A supplier does not refund extra costs, such as transport.
    const now = new Map(back.map(({ line, quantity }) => [line, quantity]));
    const goods = goodsFor(purchase.lines, (line) => line.returned + (now.get(line) ?? 0)) - purchase.returnedPoisha;
    await changeStock(tx, businessId, {
      source: ['Purchase', id], causeId: uuidv7(), kind: 'return', actorId: session.user?.id ?? null,
      reason: msg('Returned to {{supplier}}, purchase {{number}}: {{reason}}', { supplier: purchase.supplier.name, number: purchase.number, reason }),
      lines: back.map(({ line, quantity }) => ({
        lineId: line.id, variantId: line.variantId, locationId: purchase.locationId, quantity: -quantity,
      })),
      against: () => billPostings(purchase, -goods, 0n),
    });
    await tx.$executeRaw`
      UPDATE "PurchaseLine" l SET "returned" = l."returned" + b."quantity"
      FROM json_to_recordset(${toJson(back.map(({ line, quantity }) => ({ id: line.id, quantity })))}::json)
        AS b ("id" uuid, "quantity" int)
      WHERE l."businessId" = ${businessId}::uuid AND l."id" = b."id"`;
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } },
      data: { returnedPoisha: { increment: goods }, version: { increment: 1 } },
      select: { id: true },
    });
    const pieces = back.reduce((sum, { quantity }) => sum + quantity, 0);
    await audit({
      entity: ['Purchase', id], summary: msg('Returned {{pieces}} pieces: {{reason}}', { pieces, reason }),
      after: { returned: back.map(({ line, quantity }) => ({ sku: line.sku, quantity })) },
    });
    return { id };
  },
});
