import { defineCommand } from '../../commands/command.ts';
import { idOf, money, text, version } from '../../commands/fields.ts';
import { moneyAccount } from '../accounting/money-account.ts';
import type { CreatedOrder } from '../orders/create-order.ts';
import { createTypedOrder, typedOrder } from '../orders/take-order.ts';
import { hasClaimed } from './claim-lock.ts';
import { lockOpenOrder } from './decide-web-order.ts';
import { recordCall } from './log-call.ts';
import { markApproved } from './mark-approved.ts';
import { assertRefundsRead, paymentUnknown } from './order-draft.ts';
import { paidInShop } from './paid-in-shop.ts';
import { assertPrepaid } from './prepaid.ts';
import { isTaka } from './sent-lines.ts';

/**
 * Makes an order of a web order from what a person typed: other goods, amounts or recipient. If the caller has claimed
 * it, the call is logged. Throws what `lockOpenOrder` and `createTypedOrder` throw, PreconditionError REFUNDS_NOT_READ,
 * PREPAY_ONLY, or PAYMENT_UNKNOWN where neither the shop nor the caller says what was paid.
 */
export const approveWebOrderAsTyped = defineCommand({
  name: 'web-orders.approveAsTyped',
  permission: 'newOrder',
  input: typedOrder.extend({
    webOrderId: idOf('WebOrder'),
    version: version().optional(),
    advance: money().optional().describe(
      'What the buyer has paid; worked out from the shop when left out, which fails where only a person can know.'),
    advanceAccount: moneyAccount.optional().describe('Where it went to; the payments of the web shop when left out.'),
    advanceReference: text(100).optional().describe("Of the payment; the shop's transaction id when left out."),
  }),
  run: async (context, { webOrderId, version: seen, advance: told, advanceReference, ...typed }): Promise<CreatedOrder> => {
    const webOrder = await lockOpenOrder(context, webOrderId, { version: seen });
    assertRefundsRead(webOrder);
    // Only a person can say what an amount in another currency is in taka.
    const inShop = paidInShop(webOrder, webOrder.site);
    const advance = told ?? (isTaka(webOrder) || inShop === 0n ? inShop : null);
    if (advance === null) throw paymentUnknown(webOrder);
    assertPrepaid(webOrder, advance);
    // Another address is no wish for a courier: nobody delivers what the buyer picks up, until somebody is chosen.
    const { plannedCourier = webOrder.isPickup ? '' : undefined } = typed;
    const order = await createTypedOrder(context, { ...typed, plannedCourier, advance }, {
      webOrderId, storeNumber: webOrder.number, advanceReference: advanceReference || webOrder.transactionId,
    });
    const hasCalled = await hasClaimed(context.tx, webOrder, context.session);
    if (hasCalled) await recordCall(context, webOrder, { outcome: 'CONFIRMED', note: '', nextCallAt: null });
    await markApproved(context, webOrder, order);
    return order;
  },
});
