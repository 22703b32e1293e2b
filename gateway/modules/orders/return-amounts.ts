import { msg } from '../../../schema/rules/message.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';
import { mistakeIn } from '../../errors.ts';
import type { OrderFacts } from './order-facts.ts';
import { answersByLine, type Accepted, type GivenBack } from './return-answers.ts';

/** What goods are worth that are taken in part, given back or lost. */

/** What the customer pays for the accepted pieces: with delivery fee, less the discount of the order, which may be more than a few of them cost. */
export function acceptedValue(order: OrderFacts, answers: Accepted[]): bigint {
  const goods = [...answersByLine(order, answers)].reduce(
    (sum, [line, { accepted }]) => sum + line.totalPoisha * BigInt(accepted) / BigInt(line.quantity), 0n);
  const value = goods - order.discountPoisha + order.deliveryFeePoisha;
  return value > 0n ? value : 0n;
}

/**
 * What the customer has paid for these goods, in poisha, the discount of the order deducted; for all goods:
 * everything but the delivery fee. Never more than was paid.
 */
export function paidFor(order: OrderFacts, answers?: GivenBack): bigint {
  const { revenuePoisha, deliveryFeePoisha, itemsPoisha, discountPoisha } = order;
  const forGoods = revenuePoisha > deliveryFeePoisha ? revenuePoisha - deliveryFeePoisha : 0n;
  if (!answers || itemsPoisha === 0n) return forGoods;
  const goods = [...answersByLine(order, answers)].reduce(
    (sum, [line, { quantity }]) => sum + line.totalPoisha * BigInt(quantity) / BigInt(line.quantity), 0n);
  const worth = goods - goods * discountPoisha / itemsPoisha;
  return worth < forGoods ? worth : forGoods;
}

/** A courier pays for goods at most what they are sold for, or what they cost where that is more: the rest would be invented profit. */
export function assertCanBeClaimed({ itemsPoisha, lines }: OrderFacts, claim: Poisha): void {
  const cost = lines.reduce((sum, { unitCostPoisha, quantity }) => sum + (unitCostPoisha ?? 0n) * BigInt(quantity), 0n);
  const most = itemsPoisha > cost ? itemsPoisha : cost;
  if (claim <= most) return;
  throw mistakeIn('claim', msg('At most {{amount, taka}}: what the goods are worth', { amount: poishaToTaka(most) }));
}
