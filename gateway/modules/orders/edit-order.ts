import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { MAX_TAKA, takaToPoisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, phone, requiredText, text } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { ConflictError, NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { draftFacts } from './draft-facts.ts';
import { MAX_LINES } from './create-order.ts';
import { target } from './order-commands.ts';
import { changeLines, type EditedLine } from './edit-lines.ts';
import { explodeBundles } from './explode-bundles.ts';
import { lockOrders, type OrderFacts } from './order-facts.ts';
import { day } from './order-fields.ts';
import { itemSummary, searchText } from '../../list-query/record-text.ts';

const line = z.object({
  lineId: idOf('OrderLine').optional().describe('A line that it has; a new one when left out.'),
  variantId: idOf('Variant'),
  quantity: z.int().min(1, 'At least 1').max(100_000, 'At most 100000').describe('Pieces.'),
  unitPrice: money().describe('Of one piece, before the discount, in taka.'),
  discount: money().default(0n).meta({ description: 'Off the line, not off each piece, in taka.', sample: 0 }),
});

/** Its goods are in the house: what is ordered may still change. */
const HERE = new Set<OrderStatus>(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);

/**
 * Changes an order after it was taken. Lines change while the goods are here: only the difference is reserved or freed.
 * What is to be collected changes until it is delivered; the rest always. Throws PreconditionError WRONG_STATUS,
 * ALREADY_SETTLED or INSUFFICIENT_STOCK, ValidationError for sums that make no sense.
 */
export const editOrder = defineCommand({
  name: 'orders.edit',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    customerName: requiredText(100).optional().describe('Who receives it.'),
    altPhone: phone().optional().describe('Another number to reach them by.'),
    address: text(250).refine((value) => value.length >= 10, 'At least 10 characters').optional().describe('House, road and area.'),
    district: text(50).optional().describe('Empty when not known.'),
    thana: text(50).optional().describe('Thana or upazila of the district; empty when not known.'),
    source: requiredText(50).optional().describe("Where it came from: 'Facebook'."),
    plannedCourier: text(100).optional().describe('Who is to carry it; empty for nobody yet.'),
    shippingNote: text(300).optional().describe('For the courier, printed on the parcel.'),
    note: text(1_000).optional().describe('For the staff.'),
    tags: z.array(requiredText(30)).max(10).optional().describe('Words that staff sort orders by.'),
    scheduledFor: day().optional().describe('The day in Dhaka that it is to be sent, as YYYY-MM-DD.'),
    discount: money().optional().describe('Off the whole order, in taka.'),
    deliveryFee: money().optional().describe('What the customer pays for delivery, in taka.'),
    lines: z.array(line).min(1, 'An order has at least one line').max(MAX_LINES).optional()
      .describe('All lines as they are to be; those that it has stay as they are when left out.'),
  }),
  run: async (context, { orderId, version, reason, discount, deliveryFee, lines, ...texts }) => {
    const { tx, session: { businessId }, audit } = context;
    const { settings, variants } = await draftFacts(tx, businessId, (lines ?? []).map(({ variantId }) => variantId));
    const order = (await lockOrders(tx, businessId, [orderId], settings.orderPrefix)).get(orderId);
    if (!order) throw new NotFoundError('Order');
    if (version !== undefined && version !== order.version) {
      throw new ConflictError('Order was changed by someone else, please reload');
    }
    assertOpen(order, { lines: lines !== undefined, money: discount !== undefined || deliveryFee !== undefined });
    const sums = { discountPoisha: discount ?? order.discountPoisha, deliveryFeePoisha: deliveryFee ?? order.deliveryFeePoisha };
    const changed = lines && await changeStockAndLines(context, order, { lines, settings, variants });
    const amounts = totals(order, changed?.itemsPoisha ?? order.itemsPoisha, sums);
    const before = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
    const { scheduledFor, plannedCourier, ...plain } = texts;
    const data = {
      ...plain,
      ...(scheduledFor !== undefined && { scheduledFor: new Date(scheduledFor) }),
      ...(plannedCourier !== undefined && { plannedCourier: plannedCourier || null }),
      ...(texts.customerName !== undefined && {
        searchText: searchText(texts.customerName, order.phone, order.number, order.trackingCode),
      }),
      ...(changed && { itemSummary: itemSummary(changed.lines), itemCount: changed.units }),
      ...amounts,
    };
    const different = Object.entries(data).filter(([name, value]) => String(before[name as keyof typeof before]) !== String(value));
    if (different.length === 0 && !changed?.isDifferent) throw new ValidationError('Nothing is changed');
    await tx.order.update({
      where: { businessId_id: { businessId, id: orderId } }, data: { ...data, version: { increment: 1 } }, select: { id: true },
    });
    await audit({
      entity: ['Order', orderId],
      summary: msg('Edited: {{reason}}', { reason }),
      before: { ...Object.fromEntries(different.map(([name]) => [name, before[name as keyof typeof before]])), ...(changed && { lines: changed.before }) },
      after: { ...Object.fromEntries(different), ...(changed && { lines: changed.lines }) },
    });
    return { id: orderId };
  },
});

/** Throws PreconditionError for what may not change any more. */
function assertOpen({ status, settlementStatus }: OrderFacts, changes: { lines: boolean; money: boolean }): void {
  if (!changes.lines && !changes.money) return;
  if (settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED') {
    throw new PreconditionError('ALREADY_SETTLED', 'The courier has settled this order: its amounts are fixed');
  }
  if (changes.lines && !HERE.has(status)) throw new PreconditionError('WRONG_STATUS', 'The goods have left: what was ordered is fixed');
  if (!HERE.has(status) && status !== 'SHIPPED') throw new PreconditionError('WRONG_STATUS', 'What was collected is booked: its amounts are fixed');
}

function totals({ advancePoisha }: OrderFacts, itemsPoisha: bigint, sums: { discountPoisha: bigint; deliveryFeePoisha: bigint }) {
  const totalPoisha = itemsPoisha - sums.discountPoisha + sums.deliveryFeePoisha;
  if (sums.discountPoisha > itemsPoisha) throw new ValidationError('The discount cannot exceed the items');
  if (totalPoisha > takaToPoisha(MAX_TAKA)) throw new ValidationError('The amount is too large');
  if (advancePoisha > totalPoisha) throw new ValidationError('The advance cannot exceed the total');
  return { itemsPoisha, ...sums, totalPoisha };
}

interface LineChange {
  lines: EditedLine[];
  settings: Awaited<ReturnType<typeof draftFacts>>['settings'];
  variants: Awaited<ReturnType<typeof draftFacts>>['variants'];
}

async function changeStockAndLines(context: CommandContext, order: OrderFacts, { lines, settings, variants }: LineChange) {
  const { tx, session: { businessId, user } } = context;
  const exploded = explodeBundles(lines, variants);
  const ids = [...order.lines.map(({ variantId }) => variantId), ...exploded.map(({ variantId }) => variantId)];
  const stock = await lockStock(tx, businessId, ids);
  const changed = await changeLines(tx, { businessId, order, lines: exploded, variants });
  // Whoever holds goods for it holds as many as are ordered now.
  if (order.lines.some(({ allocations }) => allocations.some(({ reserved }) => reserved > 0))) {
    const { movements, allocations } = changed.reservation(uuidv7(), settings.defaultLocationId, stock);
    stock.plan(movements, { allowsBackorder: settings.allowsBackorder, allocations });
  }
  await stock.write(tx, businessId, user?.id ?? null);
  await changed.removeLines();
  return changed;
}
