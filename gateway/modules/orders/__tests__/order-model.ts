import type { OrderStatus } from '../../../db/generated/client/enums.ts';

/**
 * The orders of a small shop with one variant, written a second time and as plainly as can be: what the real thing is
 * compared with. Every order has one line.
 */
export interface ModelOrder {
  status: OrderStatus;
  heldFrom: OrderStatus | null;
  units: number;
  reserved: number;
  withCourier: number;
  returning: number;
  delivered: number;
  damaged: number;
  lost: number;
  /** Something was paid for the goods. */
  sold: boolean;
  /** Its customer refused it and paid for the way. */
  feePaid: boolean;
  settledInPart: boolean;
  packed: boolean;
  /** Index of the order that it was exchanged for. */
  replacedBy: number | null;
  /** What was received since it left last, and the pieces of its loss. */
  receipts: { good: number; damaged: number; missing: number; from: OrderStatus }[];
  lostAtOnce: number;
}

export interface Model {
  onHand: number;
  orders: ModelOrder[];
}

export type Step =
  | { kind: 'take'; units: number }
  | { kind: 'exchange'; order: number; back: number; units: number }
  | { kind: 'giveBack'; order: number; units: number }
  | { kind: 'confirm' | 'pack' | 'hold' | 'resume' | 'ship' | 'deliver' | 'revert' | 'return' | 'lose' | 'reopen' | 'cancel' | 'keepAdvance' | 'refuse' | 'recall' | 'callOff' | 'undoReceipt' | 'undoLoss'; order: number }
  | { kind: 'edit'; order: number; units: number }
  | { kind: 'deliverPart'; order: number; accepted: number }
  | { kind: 'receive'; order: number; good: number; damaged: number; missing: number };

const PRE_SHIP: OrderStatus[] = ['PENDING', 'PREORDER', 'CONFIRMED', 'PACKED', 'HOLD'];

/** Takes the step in the model; false when it is not allowed, and nothing has changed then. */
export function play(model: Model, step: Step): boolean {
  const sum = (of: (order: ModelOrder) => number) => model.orders.reduce((total, order) => total + of(order), 0);
  const promised = sum(({ reserved }) => reserved);
  // What is missing may be preordered, behind those that wait already.
  const free = model.onHand - promised - sum(({ status, units }) => (status === 'PREORDER' ? units : 0));
  const take = (units: number) => model.orders.push({
    status: units > free ? 'PREORDER' : 'PENDING', heldFrom: null, units, reserved: 0, withCourier: 0, returning: 0, delivered: 0,
    damaged: 0, lost: 0, sold: false, feePaid: false, settledInPart: false, packed: false, replacedBy: null, receipts: [], lostAtOnce: 0,
  });
  if (step.kind === 'take') {
    take(step.units);
    return true;
  }
  const order = model.orders[step.order];
  if (!order) return false;
  const { status } = order;
  const is = (...statuses: OrderStatus[]) => statuses.includes(status);

  if (step.kind === 'confirm') {
    if (status === 'HOLD' && order.heldFrom === 'CONFIRMED') return resume(order);
    if (!is('PENDING', 'PREORDER', 'RETURNED') || order.sold || order.feePaid || model.onHand - promised < order.units) return false;
    order.reserved = order.units;
    order.settledInPart = false;
    order.packed = false;
    order.status = 'CONFIRMED';
  } else if (step.kind === 'pack') {
    if (!is('CONFIRMED')) return false;
    order.status = 'PACKED';
    order.packed = true;
  } else if (step.kind === 'hold') {
    if (!is('PENDING', 'CONFIRMED', 'PACKED', 'HOLD')) return false;
    if (status !== 'HOLD') order.heldFrom = status;
    order.status = 'HOLD';
  } else if (step.kind === 'resume') {
    return is('HOLD') && resume(order);
  } else if (step.kind === 'cancel' || step.kind === 'keepAdvance') {
    if (!PRE_SHIP.includes(status)) return false;
    order.reserved = 0;
    order.heldFrom = null;
    order.status = 'CANCELLED';
  } else if (step.kind === 'edit') {
    const more = order.reserved > 0 ? step.units - order.units : 0;
    if (!PRE_SHIP.includes(status) || step.units === order.units || (more > 0 && model.onHand - promised < more)) return false;
    order.reserved += more;
    order.units = step.units;
  } else if (step.kind === 'reopen') {
    if (!is('CANCELLED')) return false;
    order.status = order.units > free ? 'PREORDER' : 'PENDING';
  } else if (step.kind === 'ship') {
    if (!is('CONFIRMED', 'PACKED')) return false;
    model.onHand -= order.units;
    order.reserved = 0;
    order.withCourier = order.units;
    order.receipts = [];
    order.status = 'SHIPPED';
  } else if (step.kind === 'deliver') {
    if (!is('SHIPPED', 'RETURN_PENDING') || order.settledInPart || order.feePaid) return false;
    // Received in part already: the rest alone is not the order.
    if (order.withCourier + order.returning + order.delivered < order.units) return false;
    order.delivered = order.units;
    order.withCourier = 0;
    order.returning = 0;
    order.sold = true;
    order.status = 'DELIVERED';
  } else if (step.kind === 'revert') {
    // Received in part already: the whole parcel is not with its courier.
    if (!is('DELIVERED', 'PARTIAL', 'RETURN_PENDING') || order.delivered + order.returning < order.units) return false;
    order.withCourier = order.units;
    order.delivered = 0;
    order.returning = 0;
    order.sold = false;
    order.feePaid = false;
    order.settledInPart = false;
    order.status = 'SHIPPED';
  } else if (step.kind === 'deliverPart') {
    if (!is('SHIPPED') || step.accepted <= 0 || step.accepted >= order.units) return false;
    order.delivered = step.accepted;
    order.returning = order.units - step.accepted;
    order.withCourier = 0;
    order.sold = true;
    order.settledInPart = true;
    order.status = 'PARTIAL';
  } else if (step.kind === 'recall') {
    if (!is('SHIPPED')) return false;
    model.onHand += order.withCourier;
    order.reserved = order.withCourier;
    order.withCourier = 0;
    order.status = order.packed ? 'PACKED' : 'CONFIRMED';
  } else if (step.kind === 'exchange') {
    if (!is('DELIVERED') || step.back <= 0 || step.back > order.delivered) return false;
    order.delivered -= step.back;
    order.returning += step.back;
    order.status = 'EXCHANGED';
    order.replacedBy = model.orders.length;
    take(step.units);
  } else if (step.kind === 'callOff') {
    const next = order.replacedBy === null ? undefined : model.orders[order.replacedBy];
    if (!is('EXCHANGED') || !next || !PRE_SHIP.includes(next.status) || order.delivered + order.returning < order.units) return false;
    order.delivered = order.units;
    order.returning = 0;
    order.status = 'DELIVERED';
    order.replacedBy = null;
    next.reserved = 0;
    next.heldFrom = null;
    next.status = 'CANCELLED';
  } else if (step.kind === 'giveBack') {
    if (!is('DELIVERED', 'PARTIAL') || step.units <= 0 || step.units > order.delivered) return false;
    order.delivered -= step.units;
    order.returning += step.units;
    order.status = 'RETURN_PENDING';
  } else if (step.kind === 'return') {
    if (!is('SHIPPED', 'DELIVERED', 'PARTIAL')) return false;
    order.returning += order.withCourier + order.delivered;
    order.withCourier = 0;
    order.delivered = 0;
    order.status = 'RETURN_PENDING';
  } else if (step.kind === 'refuse') {
    if (!is('SHIPPED')) return false;
    order.returning += order.withCourier;
    order.withCourier = 0;
    order.feePaid = true;
    order.status = 'RETURN_PENDING';
  } else if (step.kind === 'receive') {
    const found = step.good + step.damaged + step.missing;
    if (!is('RETURN_PENDING', 'PARTIAL', 'EXCHANGED') || found === 0 || found > order.returning) return false;
    model.onHand += step.good;
    order.damaged += step.damaged;
    order.lost += step.missing;
    order.returning -= found;
    order.receipts.push({ good: step.good, damaged: step.damaged, missing: step.missing, from: status });
    if (status === 'RETURN_PENDING' && order.returning === 0) order.status = order.delivered > 0 ? 'PARTIAL' : 'RETURNED';
  } else if (step.kind === 'undoReceipt') {
    const last = order.receipts.at(-1);
    // Sold or promised to others by now: it is not there to be taken off the shelf.
    if (!is('RETURN_PENDING', 'PARTIAL', 'RETURNED', 'EXCHANGED') || !last || last.good > model.onHand - promised) return false;
    order.receipts.pop();
    model.onHand -= last.good;
    order.damaged -= last.damaged;
    order.lost -= last.missing;
    order.returning += last.good + last.damaged + last.missing;
    if (status === 'RETURNED' || (status === 'PARTIAL' && last.from === 'RETURN_PENDING')) order.status = 'RETURN_PENDING';
  } else if (step.kind === 'undoLoss') {
    if (!is('LOST')) return false;
    order.lost -= order.lostAtOnce;
    order.returning = order.lostAtOnce;
    order.status = 'RETURN_PENDING';
  } else {
    if (!is('SHIPPED', 'RETURN_PENDING') || order.delivered > 0) return false;
    order.lostAtOnce = order.withCourier + order.returning;
    order.lost += order.withCourier + order.returning;
    order.withCourier = 0;
    order.returning = 0;
    order.status = 'LOST';
  }
  return true;
}

function resume(order: ModelOrder): true {
  order.status = order.heldFrom!;
  order.heldFrom = null;
  return true;
}
