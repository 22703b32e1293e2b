import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Permission } from '../../../schema/rules/permissions.ts';
import type { Session } from '../../session/session.ts';
import { ORDER_BUCKETS } from '../inventory/stock-movement.ts';

/**
 * Where a unit of an order line can be: in a bucket of the stock, with the customer, or lost by the courier. What a
 * step takes from one place it puts into another; `reserved` is a promise beside it.
 */
export const PLACES = [...ORDER_BUCKETS, 'delivered', 'lost'] as const;
export type Place = (typeof PLACES)[number];

/** Units of a line that a step moves: all that stand there. `free` ones are promised to nobody yet. */
export type Standing = Extract<Place, 'reserved' | 'withCourier' | 'returning' | 'delivered'> | 'free';

export interface UnitMove {
  units: Standing;
  perUnit: Partial<Record<Place, number>>;
}

export interface Transition {
  to: OrderStatus;
  permission: Permission;
  /** Nothing moves without it. */
  move?: UnitMove;
}

/** Every way in which units move. */
export const MOVES = {
  reserve: { units: 'free', perUnit: { reserved: 1 } },
  release: { units: 'reserved', perUnit: { reserved: -1 } },
  handOver: { units: 'reserved', perUnit: { reserved: -1, onHand: -1, withCourier: 1 } },
  deliver: { units: 'withCourier', perUnit: { withCourier: -1, delivered: 1 } },
  turnBack: { units: 'withCourier', perUnit: { withCourier: -1, returning: 1 } },
  deliverAfterAll: { units: 'returning', perUnit: { returning: -1, delivered: 1 } },
  giveBack: { units: 'delivered', perUnit: { delivered: -1, returning: 1 } },
  revertDelivery: { units: 'delivered', perUnit: { delivered: -1, withCourier: 1 } },
  takeBack: { units: 'withCourier', perUnit: { withCourier: -1, onHand: 1, reserved: 1 } },
  loseOnTheWay: { units: 'withCourier', perUnit: { withCourier: -1, lost: 1 } },
  loseReturning: { units: 'returning', perUnit: { returning: -1, lost: 1 } },
  restock: { units: 'returning', perUnit: { returning: -1, onHand: 1 } },
  setAside: { units: 'returning', perUnit: { returning: -1, damaged: 1 } },
} as const satisfies Record<string, UnitMove>;

const { reserve, release, handOver, deliver, turnBack, deliverAfterAll, giveBack, revertDelivery } = MOVES;
const { loseOnTheWay, loseReturning, restock, takeBack } = MOVES;

const hold: Transition = { to: 'HOLD', permission: 'orderUpdate' };
const cancel: Transition = { to: 'CANCELLED', permission: 'orderUpdate', move: release };
const confirm: Transition = { to: 'CONFIRMED', permission: 'confirmOrder', move: reserve };
const ship: Transition = { to: 'SHIPPED', permission: 'orderUpdate', move: handOver };

/**
 * Every step that an order can take. Data only: stock, money and audit follow from it in transition-orders.ts. Where
 * a command decides per line (partial delivery, receiving a return), `move` is what happens to all that it leaves out.
 */
export const TRANSITIONS: Record<OrderStatus, Transition[]> = {
  PENDING: [confirm, hold, cancel],
  PREORDER: [confirm, cancel],
  HOLD: [
    { to: 'PENDING', permission: 'orderUpdate' },
    { to: 'CONFIRMED', permission: 'orderUpdate' },
    { to: 'PACKED', permission: 'orderUpdate' },
    cancel,
  ],
  CONFIRMED: [{ to: 'PACKED', permission: 'orderUpdate' }, ship, hold, cancel],
  // A packing by mistake is taken back by whoever scans, not chosen.
  PACKED: [{ to: 'CONFIRMED', permission: 'orderUpdate' }, ship, hold, cancel],
  SHIPPED: [
    { to: 'DELIVERED', permission: 'orderUpdate', move: deliver },
    { to: 'PARTIAL', permission: 'orderUpdate', move: turnBack },
    { to: 'RETURN_PENDING', permission: 'orderUpdate', move: turnBack },
    { to: 'LOST', permission: 'orderUpdate', move: loseOnTheWay },
    // A hand-over by mistake is taken back by whoever scans, not chosen.
    { to: 'PACKED', permission: 'orderUpdate', move: takeBack },
    { to: 'CONFIRMED', permission: 'orderUpdate', move: takeBack },
  ],
  DELIVERED: [
    { to: 'RETURN_PENDING', permission: 'orderUpdate', move: giveBack },
    { to: 'SHIPPED', permission: 'orderUpdate', move: revertDelivery },
    { to: 'EXCHANGED', permission: 'orderUpdate', move: giveBack },
  ],
  // What was refused is received by the same scan, and it stays what it is.
  PARTIAL: [
    { to: 'PARTIAL', permission: 'orderUpdate' },
    { to: 'RETURN_PENDING', permission: 'orderUpdate', move: giveBack },
  ],
  RETURN_PENDING: [
    { to: 'RETURNED', permission: 'orderUpdate', move: restock },
    { to: 'RETURN_PENDING', permission: 'orderUpdate' },
    { to: 'PARTIAL', permission: 'orderUpdate' },
    { to: 'DELIVERED', permission: 'orderUpdate', move: deliverAfterAll },
    { to: 'LOST', permission: 'orderUpdate', move: loseReturning },
  ],
  // Sent again.
  RETURNED: [confirm],
  // What it was exchanged for comes back by the same scan too; an exchange is called off with the order that replaces it.
  EXCHANGED: [{ to: 'EXCHANGED', permission: 'orderUpdate' }, { to: 'DELIVERED', permission: 'orderUpdate', move: deliverAfterAll }],
  LOST: [],
  CANCELLED: [{ to: 'PENDING', permission: 'orderUpdate' }],
};

/** What decides where an order may go. */
export interface Standpoint {
  status: OrderStatus;
  heldFrom: OrderStatus | null;
}

/** A held order goes back to where it was held, and nowhere else. */
const isOpen = ({ status, heldFrom }: Standpoint, { to }: Transition) =>
  status !== 'HOLD' || to === 'CANCELLED' || to === heldFrom;

export function findTransition(from: Standpoint, to: OrderStatus): Transition | undefined {
  return TRANSITIONS[from.status].find((transition) => transition.to === to && isOpen(from, transition));
}

/** Where this order can go from here, by this session. */
export function nextStatuses(from: Standpoint, session: Session): OrderStatus[] {
  return TRANSITIONS[from.status]
    .filter((transition) => transition.to !== from.status && isOpen(from, transition) && session.can(transition.permission))
    // A return becomes PARTIAL by receiving a part of it, not by choice.
    .filter(({ to }) => !(from.status === 'RETURN_PENDING' && to === 'PARTIAL'))
    .filter(({ to }) => !(from.status === 'EXCHANGED' && to === 'DELIVERED'))
    .filter(({ to }) => !(from.status === 'PACKED' && to === 'CONFIRMED'))
    .filter(({ to }) => !(from.status === 'SHIPPED' && (to === 'PACKED' || to === 'CONFIRMED')))
    .map(({ to }) => to);
}
