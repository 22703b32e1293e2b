import { v7 as uuidv7 } from 'uuid';
import { msg, type Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { statusWord } from '../../../schema/rules/status-word.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { ConflictError, NotFoundError, PreconditionError } from '../../errors.ts';
import type { Entry } from '../accounting/post-entries.ts';
import type { OrderSettings } from '../business/order-settings.ts';
import type { LockedStock, Shortage } from '../inventory/stock-ledger.ts';
import type { OrderFacts } from './order-facts.ts';
import { moneyAfter, moneyBefore } from './order-money.ts';
import { findTransition, GIVEN_BACK, isLeaving, NOT_SHIPPED } from './order-state.ts';
import type { TakenBack } from './past-steps.ts';
import { moveAll, placeReservations, placeTotals, stockMoves, type MovedUnits } from './order-stock.ts';
import { assertReachable } from './reachable.ts';
import { SHOP_CHANGES } from './shop-change.ts';
import type { OrderChange, WrittenStep } from './write-steps.ts';

export interface TransitionRequest {
  orderId: string;
  /** The version that the client last saw; left out by background jobs. */
  version?: number;
  /** Columns to write besides status and time. May throw a DomainError: then the order is left unchanged. */
  change?: (order: OrderFacts) => OrderChange;
}

export interface TransitionStep {
  /** The new status, or a function where it depends on the order. */
  to: OrderStatus | ((order: OrderFacts) => OrderStatus);
  /** Allowed earlier statuses, where several lead to the new one but only some are meant. */
  from?: readonly OrderStatus[];
  summary: Message | ((order: OrderFacts) => Message);
  /** No customer is told by SMS: whoever changes many orders at once did not want that. */
  isQuiet?: boolean;
  /** Refuses what is not in stock, also where the business allows backorder. */
  needsStock?: boolean;
  /** The business keeps the advance for goods that were never delivered. */
  keepsAdvance?: boolean;
  /** The units that move, where the command decides by line. Default: those of the transition's `move`. */
  moves?: (order: OrderFacts) => MovedUnits[];
  /** What the courier owes for lost units; default: their cost. */
  claimPoisha?: Poisha;
  /** Delivery fee that the customer paid although the goods were refused. */
  feePoisha?: Poisha;
  /** What the earlier step booked that this one takes back, in place of what follows from the status. */
  takesBack?: TakenBack;
  /** It takes back what never was: nobody has the credit of either step, and no customer is told. */
  isCorrection?: boolean;
  /** Writes other records of the step where the lock order (docs/adr/0010-lock-order.md) allows it; returns entries to post. */
  alsoWrite?: () => Promise<Entry[]>;
  /** Receives the entries instead of posting them: for a step inside another one's `alsoWrite`, which posts them. */
  takeEntries?: (entries: Entry[]) => void;
}

/** A request that passed its checks, with everything that it will write. */
export interface PlannedStep extends WrittenStep {
  shortages: readonly Shortage[];
}

/** Texts of the stock movements of each step. */
const STEPS: Record<OrderStatus, (code: string) => Message> = {
  PENDING: (code) => msg('Order {{code}} pending', { code }),
  PREORDER: (code) => msg('Order {{code}} preordered', { code }),
  CONFIRMED: (code) => msg('Order {{code}} confirmed', { code }),
  HOLD: (code) => msg('Order {{code}} on hold', { code }),
  PACKED: (code) => msg('Order {{code}} packed', { code }),
  SHIPPED: (code) => msg('Order {{code}} shipped', { code }),
  DELIVERED: (code) => msg('Order {{code}} delivered', { code }),
  PARTIAL: (code) => msg('Order {{code}} delivered in part', { code }),
  RETURN_PENDING: (code) => msg('Order {{code}} on its way back', { code }),
  RETURNED: (code) => msg('Order {{code}} returned', { code }),
  EXCHANGED: (code) => msg('Order {{code}} exchanged', { code }),
  LOST: (code) => msg('Order {{code}} lost', { code }),
  CANCELLED: (code) => msg('Order {{code}} cancelled', { code }),
};

/** What the stock says of a step: pieces of which an order keeps its status once they are here are received, not delivered or exchanged again. */
function wordsOf(code: string, to: OrderStatus, { returning, isTakenBack }: { returning: number; isTakenBack: boolean }): Message {
  if (to === 'PARTIAL' || to === 'EXCHANGED') {
    if (returning < 0) return msg('Order {{order}} received back', { order: code });
    if (isTakenBack) return msg('Order {{order}} was not received back', { order: code });
  }
  return STEPS[to](code);
}

interface Planning {
  step: TransitionStep;
  request: TransitionRequest;
  settings: OrderSettings;
  stock: LockedStock;
  order: OrderFacts | undefined;
}

/**
 * Checks one request and plans in `stock` what it moves; nothing is written yet. Throws what `transitionOrder` throws, and
 * then has planned nothing.
 */
export function planStep({ session }: CommandContext, { step, request, settings, stock, order }: Planning): PlannedStep {
  if (!order) throw new NotFoundError('Order');
  if (request.version !== undefined && request.version !== order.version) {
    throw new ConflictError('Order was changed by someone else, please reload');
  }
  const to = typeof step.to === 'function' ? step.to(order) : step.to;
  const transition = findTransition(order, to);
  if (!transition || step.from?.includes(order.status) === false) {
    throw new PreconditionError('WRONG_STATUS', msg('An order with the status {{from}} cannot become {{to}}', {
      from: statusWord(order.status), to: statusWord(to),
    }));
  }
  session.assertCan(transition.permission);
  // Not for what has its stock already: it was confirmed before it was held or packed.
  if (to === 'CONFIRMED' && transition.permission === 'confirmOrder') assertReachable(order);
  if (isLeaving(order.status, to) && order.shopChange) {
    throw new PreconditionError('SHOP_CHANGED', SHOP_CHANGES[order.shopChange](order.code));
  }
  const { move } = transition;
  const moved = placeReservations(step.moves?.(order) ?? (move ? moveAll(order.lines, move, settings.defaultLocationId) : []), stock);
  const { returning } = placeTotals(moved);
  const returningUnits = order.returningUnits + returning;
  const change = {
    ...(step.takesBack ? moneyBefore(order, step.takesBack) : moneyAfter(order, to, { keepsAdvance: step.keepsAdvance, returningUnits })),
    // Nothing is left to decide once it has arrived or ended.
    ...(to !== 'SHIPPED' && !NOT_SHIPPED.includes(to) && { shopChange: null }),
    ...(!GIVEN_BACK.includes(to) && { returnReason: null, returnReasonBy: null }),
    ...(order.status === 'HOLD' && { heldFrom: null, holdReason: null, holdUntil: null }),
    returningUnits,
    ...request.change?.(order),
  };
  const id = uuidv7();
  const { movements, allocations } = stockMoves({
    orderId: order.id, causeId: id, moved, reason: wordsOf(order.code, to, { returning, isTakenBack: step.takesBack !== undefined }),
  });
  const shortages = stock.plan(movements, { allowsBackorder: settings.allowsBackorder && !step.needsStock, keepsPromises: step.takesBack !== undefined, allocations });
  return {
    id, to, order, change, moved, shortages, isCredited: !step.isCorrection, isShort: shortages.length > 0,
    turnedBackAt: step.takesBack?.turnedBackAt ?? null,
  };
}
