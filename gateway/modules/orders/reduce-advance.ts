import { v7 as uuidv7 } from 'uuid';
import type { Poisha } from '../../../schema/rules/money.ts';
import { orderCode } from '../../../schema/rules/order-code.ts';
import type { CommandContext } from '../../commands/command.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { orderSettings } from '../business/order-settings.ts';
import { reducedAdvanceEntry } from './advance-entries.ts';

interface PaidOrder {
  id: string;
  number: number;
  customerId: string;
  advancePoisha: Poisha;
}

/**
 * Lowers the advance of an order to its new total, and owes the rest back to the customer. Returns that rest, 0 when the
 * advance is not above the total; the caller books it at its end by `postReducedAdvance`. The caller has locked the order.
 */
export async function reduceAdvance(
  { tx, session: { businessId } }: CommandContext, { id, advancePoisha }: PaidOrder, totalPoisha: Poisha,
): Promise<Poisha> {
  const rest = advancePoisha - totalPoisha;
  if (rest <= 0n) return 0n;
  await tx.order.update({
    where: { businessId_id: { businessId, id } },
    data: { advancePoisha: totalPoisha, refundDuePoisha: { increment: rest } },
    select: { id: true },
  });
  return rest;
}

/** Books what `reduceAdvance` has returned. */
export async function postReducedAdvance(
  { tx, session: { businessId } }: CommandContext, { id, number, customerId }: PaidOrder, rest: Poisha,
): Promise<void> {
  const { orderPrefix } = await orderSettings(tx, businessId);
  await postEntries(tx, businessId, [reducedAdvanceEntry({ id, code: orderCode(orderPrefix, number), customerId }, rest, uuidv7())]);
}
