import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Permission } from '../../../schema/rules/permissions.ts';
import type { Session } from '../../session/session.ts';
import { ORDER_BUCKETS } from '../inventory/stock-movement.ts';

/**
 * The places that a unit of an order line can be in: a stock bucket, with the customer, or lost by the courier. A
 * step takes units from one place and adds them to another; `reserved` marks units that are still on hand.
 */
export const PLACES = [...ORDER_BUCKETS, 'delivered', 'lost'] as const;
export type Place = (typeof PLACES)[number];

/** Which units of a line a step moves: all that are in this place. `free` units are not reserved yet. */
export type UnitSource = Extract<Place, 'reserved' | 'withCourier' | 'returning' | 'delivered'> | 'free';

export interface UnitMove {
  units: UnitSource;
  perUnit: Partial<Record<Place, number>>;
}

export interface Transition {
  to: OrderStatus;
  permission: Permission;
  /** Left out: no units move. */
  move?: UnitMove;
}

/** Every movement of units. */
export const MOVES = {
  reserve: { units: 'free', perUnit: { reserved: 1 } },
  release: { units: 'reserved', perUnit: { reserved: -1 } },
  handOver: { units: 'reserved', perUnit: { reserved: -1, onHand: -1, withCourier: 1 } },
  deliver: { units: 'withCourier', perUnit: { withCourier: -1, delivered: 1 } },
  turnBack: { units: 'withCourier', perUnit: { withCourier: -1, returning: 1 } },
  deliverAfterAll: { units: 'returning', perUnit: { returning: -1, delivered: 1 } },
  giveBack: { units: 'delivered', perUnit: { delivered: -1, returning: 1 } },
  revertDelivery: { units: 'delivered', perUnit: { delivered: -1, withCourier: 1 } },
  revertReturn: { units: 'returning', perUnit: { returning: -1, withCourier: 1 } },
  takeBack: { units: 'withCourier', perUnit: { withCourier: -1, onHand: 1, reserved: 1 } },
  loseOnTheWay: { units: 'withCourier', perUnit: { withCourier: -1, lost: 1 } },
  loseReturning: { units: 'returning', perUnit: { returning: -1, lost: 1 } },
  restock: { units: 'returning', perUnit: { returning: -1, onHand: 1 } },
  setAside: { units: 'returning', perUnit: { returning: -1, damaged: 1 } },
} as const satisfies Record<string, UnitMove>;

/** What takes a receipt or a loss back. Which units, and at which location, its movements say. */
export const TAKEN_BACK = {
  offTheShelf: { onHand: -1, returning: 1 },
  fromDamaged: { damaged: -1, returning: 1 },
  found: { lost: -1, returning: 1 },
} as const satisfies Record<string, UnitMove['perUnit']>;

/** Statuses in which no goods have been handed to a courier. */
export const NOT_SHIPPED: readonly OrderStatus[] = ['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED'];

/** Statuses of orders of which goods come or came back. */
export const GIVEN_BACK: readonly OrderStatus[] = ['PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED'];

/** Statuses of orders that ended without a lasting delivery. */
export const UNDELIVERED: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'RETURNED', 'LOST']);

/** Whether the parcel leaves with this step: other ways to SHIPPED take back what was recorded of it by mistake. */
export const isLeaving = (from: OrderStatus, to: OrderStatus): boolean => to === 'SHIPPED' && NOT_SHIPPED.includes(from);

const { reserve, release, handOver, deliver, turnBack, deliverAfterAll, giveBack, revertDelivery, revertReturn } = MOVES;
const { loseOnTheWay, loseReturning, restock, takeBack } = MOVES;

const hold: Transition = { to: 'HOLD', permission: 'orderUpdate' };
const cancel: Transition = { to: 'CANCELLED', permission: 'orderUpdate', move: release };
const confirm: Transition = { to: 'CONFIRMED', permission: 'confirmOrder', move: reserve };
const ship: Transition = { to: 'SHIPPED', permission: 'orderUpdate', move: handOver };

/**
 * All transitions, as data only: stock, money and audit follow from it in transition-orders.ts. Where a command
 * decides per line (partial delivery, receiving a return), `move` applies to the units that it does not name.
 */
export const TRANSITIONS: Record<OrderStatus, Transition[]> = {
  PENDING: [confirm, hold, cancel],
  PREORDER: [confirm, cancel],
  HOLD: [
    { to: 'PENDING', permission: 'orderUpdate' },
    { to: 'CONFIRMED', permission: 'orderUpdate' },
    { to: 'PACKED', permission: 'orderUpdate' },
    // Until another day; or nobody has decided for days, and `releaseForgottenHolds` gives its stock back.
    hold,
    cancel,
  ],
  // CONFIRMED to PENDING is only for undoing a bulk confirmation; `nextStatuses` leaves it out.
  CONFIRMED: [{ to: 'PACKED', permission: 'orderUpdate' }, ship, hold, cancel, { to: 'PENDING', permission: 'confirmOrder' }],
  // PACKED to CONFIRMED is only for undoing a mistaken scan; `nextStatuses` leaves it out.
  PACKED: [{ to: 'CONFIRMED', permission: 'orderUpdate' }, ship, hold, cancel],
  SHIPPED: [
    { to: 'DELIVERED', permission: 'orderUpdate', move: deliver },
    { to: 'PARTIAL', permission: 'orderUpdate', move: turnBack },
    { to: 'RETURN_PENDING', permission: 'orderUpdate', move: turnBack },
    { to: 'LOST', permission: 'orderUpdate', move: loseOnTheWay },
    // These two undo a mistaken hand-over; `nextStatuses` leaves them out.
    { to: 'PACKED', permission: 'orderUpdate', move: takeBack },
    { to: 'CONFIRMED', permission: 'orderUpdate', move: takeBack },
  ],
  DELIVERED: [
    { to: 'RETURN_PENDING', permission: 'orderUpdate', move: giveBack },
    { to: 'SHIPPED', permission: 'orderUpdate', move: revertDelivery },
    { to: 'EXCHANGED', permission: 'orderUpdate', move: giveBack },
  ],
  // Receiving the refused pieces does not change the status.
  PARTIAL: [
    { to: 'PARTIAL', permission: 'orderUpdate' },
    { to: 'RETURN_PENDING', permission: 'orderUpdate', move: giveBack },
    { to: 'SHIPPED', permission: 'orderUpdate', move: revertReturn },
  ],
  RETURN_PENDING: [
    { to: 'RETURNED', permission: 'orderUpdate', move: restock },
    { to: 'RETURN_PENDING', permission: 'orderUpdate' },
    { to: 'PARTIAL', permission: 'orderUpdate' },
    { to: 'DELIVERED', permission: 'orderUpdate', move: deliverAfterAll },
    { to: 'LOST', permission: 'orderUpdate', move: loseReturning },
    { to: 'SHIPPED', permission: 'orderUpdate', move: revertReturn },
  ],
  // The order can be sent again; or it was received by mistake.
  RETURNED: [confirm, { to: 'RETURN_PENDING', permission: 'orderUpdate' }],
  // Receiving the old goods does not change the status; DELIVERED is reached by calling the exchange off.
  EXCHANGED: [{ to: 'EXCHANGED', permission: 'orderUpdate' }, { to: 'DELIVERED', permission: 'orderUpdate', move: deliverAfterAll }],
  // It has been found, or was not lost.
  LOST: [{ to: 'RETURN_PENDING', permission: 'orderUpdate' }],
  // CANCELLED to PREORDER is what reopening comes to where goods are missing; `nextStatuses` leaves it out.
  CANCELLED: [{ to: 'PENDING', permission: 'orderUpdate' }, { to: 'PREORDER', permission: 'orderUpdate' }],
};

/** The fields that decide which transitions are possible. */
export interface CurrentStatus {
  status: OrderStatus;
  heldFrom: OrderStatus | null;
}

/** A held order can only stay, return to its earlier status or be cancelled. */
const isOpen = ({ status, heldFrom }: CurrentStatus, { to }: Transition) =>
  status !== 'HOLD' || to === 'CANCELLED' || to === 'HOLD' || to === heldFrom;

export function findTransition(from: CurrentStatus, to: OrderStatus): Transition | undefined {
  return TRANSITIONS[from.status].find((transition) => transition.to === to && isOpen(from, transition));
}

/** The statuses that this session may choose for the order. */
export function nextStatuses(from: CurrentStatus, session: Session): OrderStatus[] {
  return TRANSITIONS[from.status]
    .filter((transition) => transition.to !== from.status && isOpen(from, transition) && session.can(transition.permission))
    // These transitions happen inside other commands and cannot be chosen.
    .filter(({ to }) => !(from.status === 'RETURN_PENDING' && to === 'PARTIAL'))
    .filter(({ to }) => !(from.status === 'EXCHANGED' && to === 'DELIVERED'))
    .filter(({ to }) => !(from.status === 'CONFIRMED' && to === 'PENDING'))
    .filter(({ to }) => !(from.status === 'PACKED' && to === 'CONFIRMED'))
    .filter(({ to }) => !(from.status === 'CANCELLED' && to === 'PREORDER'))
    .filter(({ to }) => !(from.status === 'SHIPPED' && (to === 'PACKED' || to === 'CONFIRMED')))
    .map(({ to }) => to);
}
