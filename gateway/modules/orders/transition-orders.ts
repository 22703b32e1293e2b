import { v7 as uuidv7 } from 'uuid';
import type { CommandContext } from '../../commands/command.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { ConflictError, DomainError, NotFoundError, PreconditionError } from '../../errors.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { orderSettings, type OrderSettings } from '../business/order-settings.ts';
import { countOrders } from '../customers/customer-counts.ts';
import { lockStock, type LockedStock } from '../inventory/stock-ledger.ts';
import { variantCosts } from '../inventory/variant-costs.ts';
import { lockOrders, type OrderFacts } from './order-facts.ts';
import { stepEntry } from './order-entries.ts';
import { shipOrders, activeCouriers } from './order-shipments.ts';
import { findTransition } from './order-state.ts';
import { beyondText, perUnitOf, stockMoves } from './order-stock.ts';
import { writeCosts, writeSteps, type OrderChange } from './write-steps.ts';

export interface TransitionRequest {
  orderId: string;
  /** The order's version as the client last saw it; left out by the system. */
  version?: number;
  /** Columns that the step fills in beside status and time. */
  change?: (order: OrderFacts) => OrderChange;
}

export interface TransitionStep {
  to: OrderStatus;
  summary: string;
  /** At a cancellation: the customer does not get the advance back. */
  keepsAdvance?: boolean;
}

/** A request that can be carried out, with all that it does. */
interface PlannedStep {
  id: string;
  order: OrderFacts;
  change: OrderChange;
  beyond: string;
}

/** Per order: what became of it. */
export type Outcome = { orderId: string; error?: DomainError };

/**
 * Moves one order on. Throws NotFoundError, ConflictError (stale version), PreconditionError WRONG_STATUS or
 * INSUFFICIENT_STOCK.
 */
export async function transitionOrder(
  context: CommandContext, step: TransitionStep, request: TransitionRequest,
): Promise<{ id: string }> {
  const [outcome] = await transitionOrders(context, step, [request]);
  if (outcome!.error) throw outcome!.error;
  return { id: request.orderId };
}

/**
 * The one way in which orders change status: moves stock, books money, writes the steps and their audit entries, all
 * in the caller's transaction and in as many statements for 500 orders as for one. An order that cannot follow is
 * left as it is and says why; what is there goes to the orders that are named first.
 * Locks in the order of docs/adr/0010-lock-order.md.
 */
export async function transitionOrders(
  context: CommandContext, step: TransitionStep, requests: TransitionRequest[],
): Promise<Outcome[]> {
  const { tx, session: { businessId, user } } = context;
  const settings = await orderSettings(tx, businessId);
  const orders = await lockOrders(tx, businessId, requests.map(({ orderId }) => orderId), settings.orderPrefix);
  const variantIds = [...orders.values()].flatMap(({ lines }) => lines.map(({ variantId }) => variantId));
  const stock = await lockStock(tx, businessId, variantIds);
  if (step.to === 'SHIPPED') await freezeCosts(context, [...orders.values()], variantIds);
  const planned: PlannedStep[] = [];
  const outcomes = requests.map((request): Outcome => {
    const { orderId } = request;
    try {
      planned.push(planStep(context, { step, request, settings, stock, order: orders.get(orderId) }));
      orders.delete(orderId);
      return { orderId };
    } catch (error) {
      if (error instanceof DomainError) return { orderId, error };
      throw error;
    }
  });
  if (planned.length === 0) return outcomes;
  await stock.write(tx, businessId, user?.id ?? null);
  if (step.to === 'SHIPPED') await writeCosts(tx, businessId, planned.flatMap(({ order }) => order.lines));
  await writePlanned(context, step, planned);
  return outcomes;
}

const words = (status: OrderStatus) => status.toLowerCase().replaceAll('_', ' ');

interface Planning {
  step: TransitionStep;
  request: TransitionRequest;
  settings: OrderSettings;
  stock: LockedStock;
  order: OrderFacts | undefined;
}

function planStep({ session }: CommandContext, { step, request, settings, stock, order }: Planning): PlannedStep {
  const { to } = step;
  if (!order) throw new NotFoundError('Order');
  if (request.version !== undefined && request.version !== order.version) {
    throw new ConflictError('Order was changed by someone else, please reload');
  }
  const transition = findTransition(order.status, to);
  if (!transition) {
    throw new PreconditionError('WRONG_STATUS', `An order that is ${words(order.status)} cannot become ${words(to)}`);
  }
  session.assertCan(transition.permission);
  const id = uuidv7();
  const { movements, allocations } = stockMoves({
    orderId: order.id, causeId: id, lines: order.lines,
    perUnit: perUnitOf(order, transition),
    reason: `Order ${order.code} ${words(to)}`,
    defaultLocationId: settings.defaultLocationId,
  });
  const shortages = stock.plan(movements, { allowsBackorder: settings.allowsBackorder, allocations });
  return { id, order, change: request.change?.(order) ?? {}, beyond: beyondText(shortages) };
}

/** From here on the cost of these goods is what they cost at this moment, whatever is bought later. */
async function freezeCosts({ tx, session }: CommandContext, orders: OrderFacts[], ids: string[]): Promise<void> {
  const costs = await variantCosts(tx, session.businessId, ids);
  for (const line of orders.flatMap(({ lines }) => lines)) line.unitCostPoisha = costs.get(line.variantId)!;
}

/** Rows that other orders wait for come last: status counts with the orders, then the balances of accounts. */
async function writePlanned(context: CommandContext, step: TransitionStep, planned: PlannedStep[]): Promise<void> {
  const { tx, session: { businessId, user }, audit } = context;
  const { to, keepsAdvance } = step;
  await countOrders(tx, businessId, planned.map(({ order }) => ({ ...order, from: order.status, to })));
  const couriers = to === 'SHIPPED'
    ? await shipOrders(tx, businessId, planned.map(({ order, change }) => ({ ...change, orderId: order.id })))
    : to === 'DELIVERED' ? await activeCouriers(tx, businessId, planned.map(({ order }) => order.id)) : undefined;
  await writeSteps(tx, businessId, { to, actorId: user?.id ?? null, steps: planned });
  await postEntries(tx, businessId, planned.flatMap(({ id: causeId, order }) =>
    stepEntry(order, { to, causeId, keepsAdvance, courierId: couriers?.get(order.id) }) ?? []));
  for (const { order, change: { searchText: _, ...change }, beyond } of planned) {
    await audit({
      entity: ['Order', order.id],
      summary: `${step.summary}${beyond}`,
      before: { status: order.status },
      after: { status: to, ...change },
    });
  }
}
