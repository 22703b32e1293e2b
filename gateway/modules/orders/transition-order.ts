import { orderCode } from '../../../schema/rules/order-code.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { orderSettings, type OrderSettings } from '../business/order-settings.ts';
import { lockVariants } from '../inventory/lock-variants.ts';
import { bookDelivery, bookShipping } from './order-entries.ts';
import { findTransition } from './order-state.ts';
import { moveLines, perUnitOf, beyondText } from './order-stock.ts';

export interface TransitionRequest {
  orderId: string;
  to: OrderStatus;
  /** The order's version as the client last saw it; left out by the system. */
  version?: number;
  /** The same event told twice changes nothing the second time. */
  eventKey?: string;
  summary: string;
  /** Columns that this step fills in beside status and time. */
  data?: Prisma.OrderUncheckedUpdateInput;
}

export interface OrderFacts {
  id: string;
  /** Its number behind the prefix of the business. */
  code: string;
  status: OrderStatus;
  reservedAtOrder: boolean;
  itemsPoisha: bigint;
  discountPoisha: bigint;
  deliveryFeePoisha: bigint;
  advancePoisha: bigint;
  totalPoisha: bigint;
  lines: { id: string; variantId: string; quantity: number; unitCostPoisha: bigint | null }[];
}

const TIME_COLUMN: Partial<Record<OrderStatus, string>> = {
  CONFIRMED: 'confirmedAt',
  SHIPPED: 'shippedAt',
  DELIVERED: 'deliveredAt',
  CANCELLED: 'cancelledAt',
};

/**
 * The one way an order changes status: locks the order, moves stock, books money, writes the step and its
 * audit entry, all in the caller's transaction. Throws NotFoundError, ConflictError (stale version),
 * PreconditionError WRONG_STATUS or INSUFFICIENT_STOCK.
 */
export async function transitionOrder(context: CommandContext, request: TransitionRequest): Promise<{ id: string }> {
  const { tx, session, audit } = context;
  const { businessId } = session;
  const { orderId, to, summary } = request;
  const id = { businessId_id: { businessId, id: orderId } };
  await lockRow(tx, 'Order', businessId, orderId);
  if (request.eventKey && (await alreadyHappened(context, orderId, request.eventKey))) return { id: orderId };
  await lockRow(tx, 'Order', businessId, orderId, request.version);
  const settings = await orderSettings(tx, businessId);
  const order = await readFacts(context, orderId, settings);
  const step = findTransition(order.status, to);
  if (!step) {
    throw new PreconditionError('WRONG_STATUS', `An order that is ${words(order.status)} cannot become ${words(to)}`);
  }
  session.assertCan(step.permission);
  if (to === 'SHIPPED') await freezeCosts(context, order);
  const moves = { perUnit: perUnitOf(order, step), word: words(to) };
  const shortages = await moveLines(context, order, moves, settings);
  if (to === 'SHIPPED') await bookShipping(tx, businessId, order);
  if (to === 'DELIVERED') await bookDelivery(tx, businessId, order);
  const time = TIME_COLUMN[to];
  await tx.order.update({
    where: id,
    data: { ...request.data, status: to, version: { increment: 1 }, ...(time && { [time]: new Date() }) },
    select: { id: true },
  });
  await tx.orderTransition.createMany({
    data: [{
      businessId, orderId, to,
      from: order.status,
      eventKey: request.eventKey ?? `${order.status}>${to}`,
      actorId: session.user?.id ?? null,
    }],
  });
  await audit({
    entity: ['Order', orderId],
    summary: `${summary}${beyondText(shortages)}`,
    before: { status: order.status },
    after: { status: to, ...request.data },
  });
  return { id: orderId };
}

const words = (status: OrderStatus) => status.toLowerCase().replaceAll('_', ' ');

async function alreadyHappened({ tx, session }: CommandContext, orderId: string, eventKey: string): Promise<boolean> {
  const key = { businessId: session.businessId, orderId, eventKey };
  const seen = await tx.orderTransition.findUnique({
    where: { businessId_orderId_eventKey: key },
    select: { to: true },
  });
  return seen !== null;
}

async function readFacts(
  { tx, session }: CommandContext,
  orderId: string,
  { orderPrefix }: OrderSettings,
): Promise<OrderFacts> {
  const { number, ...order } = await tx.order.findUniqueOrThrow({
    where: { businessId_id: { businessId: session.businessId, id: orderId } },
    select: {
      id: true, number: true, status: true, reservedAtOrder: true, itemsPoisha: true, discountPoisha: true,
      deliveryFeePoisha: true, advancePoisha: true, totalPoisha: true,
      lines: { select: { id: true, variantId: true, quantity: true, unitCostPoisha: true }, orderBy: { position: 'asc' } },
    },
  });
  return { ...order, code: orderCode(orderPrefix, number) };
}

/** From here on the cost of these goods is what they cost at this moment, whatever is bought later. */
async function freezeCosts({ tx, session }: CommandContext, order: OrderFacts): Promise<void> {
  const { businessId } = session;
  const variants = await lockVariants(tx, businessId, order.lines.map(({ variantId }) => variantId));
  for (const line of order.lines) {
    line.unitCostPoisha = variants.get(line.variantId)!.avgCostPoisha;
    await tx.orderLine.update({
      where: { businessId_id: { businessId, id: line.id } },
      data: { unitCostPoisha: line.unitCostPoisha },
      select: { id: true },
    });
  }
}
