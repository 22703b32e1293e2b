import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';
import { orderCode } from '../../../schema/rules/order-code.ts';
import type { CommandContext } from '../../commands/command.ts';
import { PreconditionError } from '../../errors.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { orderSettings } from '../business/order-settings.ts';
import { advanceEntry } from '../orders/advance-entries.ts';
import { readAgreed } from './agreed-state.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { claimedInShop, paidInShop } from './paid-in-shop.ts';

/** A payment that the shop has got after its order was approved. */
interface ShopPayment {
  /** All that was paid by now. */
  paidPoisha: Poisha;
  transactionId: string;
}

/**
 * What the shop was paid since the approval, beyond the advance; null for nothing. Throws PreconditionError
 * PAYMENT_UNKNOWN for a way to pay by which the money need not have come.
 */
export function paymentSince(webOrder: WebOrderWithLines, { advancePoisha }: { advancePoisha: Poisha }): ShopPayment | null {
  if (readAgreed(webOrder.agreedState)?.paid !== '0' || claimedInShop(webOrder) <= advancePoisha) return null;
  const paidPoisha = paidInShop(webOrder, webOrder.site);
  if (paidPoisha !== null) return { paidPoisha, transactionId: webOrder.transactionId };
  const { paymentTitle, paymentMethod } = webOrder;
  throw new PreconditionError(
    'PAYMENT_UNKNOWN',
    msg('{{method}} may be a prepayment: record what was paid as an advance, then keep the order', { method: paymentTitle || paymentMethod }),
  );
}

/** Books the payment as an advance: the courier collects the rest only. The caller has locked the order. */
export async function bookPayment(
  { tx, session: { businessId }, audit }: CommandContext, id: string, { paidPoisha, transactionId }: ShopPayment,
): Promise<void> {
  const where = { businessId_id: { businessId, id } };
  const { number, customerId, totalPoisha, advancePoisha } = await tx.order.findUniqueOrThrow({ where });
  const all = paidPoisha < totalPoisha ? paidPoisha : totalPoisha;
  const amount = all - advancePoisha;
  if (amount <= 0n) return;
  await tx.order.update({ where, data: { advancePoisha: all, version: { increment: 1 } }, select: { id: true } });
  const { orderPrefix } = await orderSettings(tx, businessId);
  const booked = { id, code: orderCode(orderPrefix, number), customerId, advancePoisha: amount };
  await postEntries(tx, businessId, [advanceEntry(booked, uuidv7(), 'web-payments', transactionId)]);
  await audit({
    entity: ['Order', id],
    summary: msg('{{amount, taka}} was paid in the web shop', { amount: poishaToTaka(amount) }),
    before: { advancePoisha },
    after: { advancePoisha: all, reference: transactionId },
  });
}
