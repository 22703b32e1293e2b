import { orderCode, orderReference } from '../../../../schema/rules/order-code.ts';
import { chargeByTerms } from '../../../../schema/rules/terms-charge.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { ARRIVED, CAME_BACK, isCashOpen, owesNothing } from './owed-order.ts';
import type { PaidLine } from './paid-line.ts';
import { findOrders, matcher, type FoundOrder } from './find-orders.ts';

/** A line as it is entered. */
export type EnteredLine = PaidLine & {
  /** Scanned, without amounts: the courier has paid what it owes, less what was agreed. */
  isPaidAsOwed?: true;
};

export interface AsOwed<Line extends EnteredLine = EnteredLine> {
  line: Line;
  /** What people call the order; null where the number is none of this courier. */
  order: string | null;
  /** The courier owes something for it, or charges for it, and it stands on the list once. */
  isOwed: boolean;
  amounts: PaidLine;
}

const NOTHING = { collectedPoisha: 0n, deliveryPoisha: 0n, codFeePoisha: 0n, returnPoisha: 0n, adjustPoisha: 0n };

/** The amounts of lines that are only numbers: what is owed for their parcels by the books, less the charges by the terms. */
export async function payAsOwed<Line extends EnteredLine>(tx: Tx, courier: Courier, lines: readonly Line[]): Promise<AsOwed<Line>[]> {
  if (lines.length === 0) return [];
  const { businessId, id: courierId } = courier;
  const { orderPrefix } = await orderSettings(tx, businessId);
  const orders = await findOrders(tx, businessId, { courierId, lines });
  const match = matcher(orders, (number) => orderCode(orderPrefix, number));
  const seen = new Set<string>();
  return lines.map((line) => {
    const order = match.named(line);
    const isOwed = order !== null && !order.isEarlier && !seen.has(order.id) && isOpen(order);
    if (order) seen.add(order.id);
    return {
      line, isOwed, order: order && orderReference(orderPrefix, order.number),
      amounts: { ...withoutFlag(line), ...NOTHING, ...(isOwed && amountsOf(order, courier)) },
    };
  });
}

function withoutFlag({ isPaidAsOwed: _flag, ...line }: EnteredLine): PaidLine {
  return line;
}

const isOpen = (order: FoundOrder) => isCashOpen(order) || (owesNothing(order) && ARRIVED.has(order.status) && order.deliveries < order.parcels);

function amountsOf(order: FoundOrder, courier: Courier): Partial<PaidLine> {
  const collectedPoisha = isCashOpen(order) ? order.leftPoisha : 0n;
  const { delivery, codFee } = chargeByTerms(courier, { ...order, cash: collectedPoisha, codPercent: 0 });
  return {
    collectedPoisha,
    deliveryPoisha: order.deliveries < order.parcels ? (delivery ?? 0n) : 0n,
    codFeePoisha: codFee,
    returnPoisha: CAME_BACK.has(order.status) && order.returns < order.parcels ? order.accruedPoisha : 0n,
  };
}
