import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import { DomainError } from '../../errors.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { orderSettings, type OrderSettings } from '../business/order-settings.ts';
import { countOrders } from '../customers/customer-counts.ts';
import type { CostDifference } from '../inventory/change-stock.ts';
import { renewCosts } from '../inventory/receive-stock.ts';
import { lockStock, type LockedStock, type Shortage } from '../inventory/stock-ledger.ts';
import { wakePreorders } from '../inventory/wake-preorders.ts';
import { variantCosts } from '../inventory/variant-costs.ts';
import { eventsOf } from '../order-messages/message-events.ts';
import { planMessages } from '../order-messages/plan-messages.ts';
import { lockOrders, type OrderFacts } from './order-facts.ts';
import { stepEntry } from './order-entries.ts';
import { shipOrders, activeCouriers } from './order-shipments.ts';
import { isLeaving, TAKEN_BACK } from './order-state.ts';
import { shortageText, type MovedUnits } from './order-stock.ts';
import { planStep, type PlannedStep, type TransitionRequest, type TransitionStep } from './plan-step.ts';
import { expectReturnCharges } from './return-charges.ts';
import { shopNewsJob } from './shop-news.ts';
import { writeCosts, writeSteps, type OrderChange } from './write-steps.ts';

/** What the transaction has read and locked before the step, and nobody else can have changed since. */
export interface KnownOrders {
  settings: OrderSettings;
  orders: Map<string, OrderFacts>;
  /** With the balances of all their variants. */
  stock: LockedStock;
}

/** Result for one order; `error` is set if it was left unchanged. */
export interface Outcome {
  orderId: string;
  error?: DomainError;
  /** What the step promised beyond the stock. */
  shortages?: readonly Shortage[];
}

/**
 * Moves one order to another status. Throws NotFoundError, ConflictError (stale version), PreconditionError
 * WRONG_STATUS, NO_PHONE, NO_ADDRESS or INSUFFICIENT_STOCK.
 */
export async function transitionOrder(
  context: CommandContext, step: TransitionStep, request: TransitionRequest, known?: KnownOrders,
): Promise<{ id: string }> {
  const [outcome] = await transitionOrders(context, step, [request], known);
  if (outcome!.error) throw outcome!.error;
  return { id: request.orderId };
}

/**
 * The only function that changes the status of orders: moves stock, books money, writes the steps and their audit
 * entries, all in the caller's transaction and with as many statements for 500 orders as for one. An order that
 * cannot change is left unchanged and its outcome holds the error; stock goes to the orders that are named first.
 * Locks in the order of docs/adr/0010-lock-order.md. What is `known` is not read again.
 */
export async function transitionOrders(
  context: CommandContext, step: TransitionStep, requests: TransitionRequest[], known?: KnownOrders,
): Promise<Outcome[]> {
  const { tx, session: { businessId, user } } = context;
  const { settings, orders, stock } = known ?? await lockKnown(tx, businessId, requests.map(({ orderId }) => orderId));
  if (step.to === 'SHIPPED') {
    const variantIds = variantsOf(orders);
    const leaving = [...orders.values()].filter(({ status }) => isLeaving(status, 'SHIPPED'));
    await freezeCosts(context, leaving, variantIds);
  }
  const planned: PlannedStep[] = [];
  const outcomes = requests.map((request): Outcome => {
    const { orderId } = request;
    try {
      const plan = planStep(context, { step, request, settings, stock, order: orders.get(orderId) });
      planned.push(plan);
      orders.delete(orderId);
      return { orderId, shortages: plan.shortages };
    } catch (error) {
      if (error instanceof DomainError) return { orderId, error };
      throw error;
    }
  });
  if (planned.length === 0) return outcomes;
  const costDifference = await renewReturnedCosts(context, stock, planned);
  await stock.write(tx, businessId, user?.id ?? null);
  const left = planned.filter(leaves);
  if (left.length > 0) await writeCosts(tx, businessId, left.flatMap(({ order }) => order.lines));
  await writePlanned(context, step, planned, costDifference);
  if (!step.isQuiet) await planMessages(context, planned.map(toldOf), settings.toldEvents);
  await wakePreorders(tx, businessId, planned.flatMap(({ moved }) => moved).filter(isFreed).map(({ line }) => line.variantId));
  return outcomes;
}

const variantsOf = (orders: KnownOrders['orders']): string[] =>
  [...orders.values()].flatMap(({ lines }) => lines.map(({ variantId }) => variantId));

/** Locks the orders and the stock of their lines, for a step that depends on more than that. */
export async function lockKnown(tx: Tx, businessId: string, orderIds: readonly string[]): Promise<KnownOrders> {
  const settings = await orderSettings(tx, businessId);
  const orders = await lockOrders(tx, businessId, orderIds, settings.orderPrefix);
  return { settings, orders, stock: await lockStock(tx, businessId, variantsOf(orders)) };
}

const leaves = ({ order, to }: PlannedStep): boolean => isLeaving(order.status, to);

const toldOf = ({ to, order, isShort, isCredited }: PlannedStep) =>
  ({ orderId: order.id, events: eventsOf({ from: order.status, to, isShort, isCredited }) });

/** Units that become free stock by this move. */
const isFreed = ({ perUnit: { onHand = 0, reserved = 0 } }: MovedUnits) => onHand > reserved;

/** Freezes the current cost of the goods on their lines; later purchases do not change it. */
async function freezeCosts({ tx, session }: CommandContext, orders: OrderFacts[], ids: string[]): Promise<void> {
  const costs = await variantCosts(tx, session.businessId, ids);
  for (const line of orders.flatMap(({ lines }) => lines)) line.unitCostPoisha = costs.get(line.variantId)!;
}

const isRestocked = ({ perUnit }: MovedUnits) => (perUnit.onHand ?? 0) > 0;

const isOffTheShelf = ({ perUnit }: MovedUnits) => perUnit === TAKEN_BACK.offTheShelf;

/**
 * Updates the average costs by the restocked goods, at the cost that they were shipped with, and by those that were restocked
 * by mistake. Returns the rounding difference that the averages leave.
 */
async function renewReturnedCosts(
  { tx, session }: CommandContext, stock: LockedStock, planned: PlannedStep[],
): Promise<CostDifference> {
  const moved = planned.flatMap((one) => one.moved);
  const lines = moved.filter((one) => isRestocked(one) || isOffTheShelf(one)).map(({ line, units, perUnit }) =>
    ({ variantId: line.variantId, quantity: units * (perUnit.onHand ?? 0), unitCostPoisha: line.unitCostPoisha ?? 0n }));
  const unitsOf = (variantId: string, those: (one: MovedUnits) => boolean) =>
    moved.reduce((sum, one) => sum + (one.line.variantId === variantId && those(one) ? one.units : 0), 0);
  // The stock already includes the moved units. Damaged and lost ones are owned again once they are on their way back.
  const isOwnedAgain = ({ perUnit }: MovedUnits) => perUnit === TAKEN_BACK.fromDamaged || perUnit === TAKEN_BACK.found;
  return renewCosts(tx, session.businessId, lines, {
    onHand: (variantId) => stock.onHand(variantId) - unitsOf(variantId, isRestocked) + unitsOf(variantId, isOffTheShelf),
    owned: (variantId) => stock.owned(variantId) - unitsOf(variantId, isRestocked) - unitsOf(variantId, isOwnedAgain),
  });
}

/** Rows that other orders wait for are written last: status counts with the orders, then the balances of accounts. */
async function writePlanned(
  context: CommandContext, step: TransitionStep, planned: PlannedStep[], costDifference: CostDifference,
): Promise<void> {
  const { tx, session: { businessId, user }, audit, enqueue } = context;
  await countOrders(tx, businessId, planned.map(({ order, to }) => ({ ...order, from: order.status, to })));
  const couriers = await couriersOf(context, planned);
  const otherEntries = await step.alsoWrite?.() ?? [];
  await writeSteps(tx, businessId, { actorId: user?.id ?? null, steps: planned });
  const returnCharges = await expectReturnCharges(tx, businessId, planned);
  const { keepsAdvance, claimPoisha, feePoisha, takesBack, summary } = step;
  const entries = [...planned.flatMap(({ id: causeId, to, order, change, moved }, index) =>
    stepEntry(order, {
      to, causeId, moved, keepsAdvance, claimPoisha, feePoisha, takesBack,
      ...(index === 0 && { costDifference }),
      after: { ...order, ...change },
      courierId: couriers?.get(order.id),
      returnChargePoisha: returnCharges.get(order.id),
    }) ?? []), ...otherEntries];
  if (step.takeEntries) step.takeEntries(entries);
  else await postEntries(tx, businessId, entries);
  for (const { order, to, change: { searchText: _, ...change }, shortages } of planned) {
    const after = changed(order, change);
    await audit({
      entity: ['Order', order.id],
      summary: shortageText(typeof summary === 'function' ? summary(order) : summary, shortages),
      before: { status: order.status, ...('returnReason' in after && { returnReason: order.returnReason }) },
      after: { status: to, ...after },
    });
    const news = shopNewsJob(businessId, order, to);
    if (news) await enqueue(...news);
  }
}

/** The courier ids that the entries of these steps name as party. */
async function couriersOf({ tx, session }: CommandContext, planned: PlannedStep[]) {
  const leaving = planned.filter(leaves);
  if (leaving.length > 0) {
    return shipOrders(tx, session.businessId, leaving.map(({ order, change }) => ({ ...change, orderId: order.id })));
  }
  const onTheirWay = planned.filter(({ order, to }) => order.shippedAt !== null && to !== 'CANCELLED');
  if (onTheirWay.length === 0) return undefined;
  return activeCouriers(tx, session.businessId, onTheirWay.map(({ order }) => order.id));
}

/** The columns that the step has changed, for the audit trail. */
function changed(order: OrderFacts, change: OrderChange): object {
  return Object.fromEntries(Object.entries(change).filter(([name, value]) => order[name as keyof OrderFacts] !== value));
}
