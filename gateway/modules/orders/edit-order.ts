import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { day, idOf, money, phone, requiredText, text } from '../../commands/fields.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { draftFacts } from './draft-facts.ts';
import { MAX_LINES } from './create-order.ts';
import { moveDays } from './edit-dates.ts';
import { changeLines, type EditedLine } from './edit-lines.ts';
import { assertOpen, correctCollected, sumsFor, totals } from './edit-money.ts';
import { lineOutcome, stepTo } from './edit-status.ts';
import { changePhone, changeTrackingCode, editedSearchText } from './edit-recipient.ts';
import { explodeBundles } from './explode-bundles.ts';
import { target } from './order-commands.ts';
import { lockOrders, type OrderFacts } from './order-facts.ts';
import { deliveryAddress, orderedLine, orderTags } from './order-fields.ts';
import { orderStatus } from './order-list-query.ts';
import { itemSummary } from '../../list-query/record-text.ts';
import { findAssignee } from '../tasks/assignees.ts';

const line = z.object({
  lineId: idOf('OrderLine').optional().describe('A line that it has; a new one when left out.'),
  ...orderedLine.shape,
  details: text(500).optional().describe("What was chosen beside the variant of a new line: 'Text: Rahim'."),
});

/**
 * Changes an order after it was taken. Lines may change until the goods are with a courier: only the difference is
 * reserved or released. The phone number may change until the goods arrive, the amount to collect may change until delivery, the collected amount until the courier has
 * settled it, everything else always. `status` moves the order one step by the rules of that step. Throws
 * PreconditionError WRONG_STATUS, ALREADY_SETTLED, INSUFFICIENT_STOCK, BOOKS_CLOSED, EXCHANGED, NOT_SHIPPED or BOOKED, ValidationError for
 * inconsistent amounts and days, and what the step throws.
 */
export const editOrder = defineCommand({
  name: 'orders.edit',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    customerName: requiredText(100).optional().describe('Who receives it.'),
    phone: phone().optional().describe('Of the recipient; the order becomes one of the customer with this number.'),
    altPhone: phone().optional().describe('Another number to reach them by.'),
    address: deliveryAddress().optional().describe('House, road and area.'),
    district: text(50).optional().describe('Empty when not known.'),
    thana: text(50).optional().describe('Thana or upazila of the district; empty when not known.'),
    source: requiredText(50).optional().describe("Where it came from: 'Facebook'."),
    plannedCourier: text(100).optional().describe('Who is to carry it; empty for nobody yet.'),
    trackingCode: text(100).optional().describe("The courier's number of the parcel; empty without one."),
    shippingNote: text(300).optional().describe('For the courier, printed on the parcel.'),
    note: text(1_000).optional().describe('For the staff.'),
    tags: orderTags(),
    scheduledFor: day().optional().describe('The day in Dhaka that it is to be sent, as YYYY-MM-DD.'),
    discount: money().optional().describe('Off the whole order, in taka.'),
    deliveryFee: money().optional().describe('What the customer pays for delivery, in taka.'),
    collected: money().optional()
      .describe('What the courier collected, in taka, of an order that its customer has or has with this change. Less than was due is a discount.'),
    assigneeId: idOf('Member').optional().describe('Who is to look after it.'),
    isUnassigned: z.boolean().optional().describe('Nobody in particular is to look after it.'),
    status: orderStatus.optional().describe('Where it goes with this change; not EXCHANGED, which takes exchangeOrder.'),
    outcomes: z.array(lineOutcome).min(1).max(1_000).optional().describe('What became of each line, for a status that asks.'),
    holdUntil: day().optional().describe('The day in Dhaka to look at it again, as YYYY-MM-DD, for HOLD.'),
    orderedOn: day().optional().describe('The day in Dhaka on which it was taken, as YYYY-MM-DD.'),
    confirmedOn: day().optional().describe('The day in Dhaka on which it was confirmed, as YYYY-MM-DD.'),
    shippedOn: day().optional().describe('The day in Dhaka on which its parcel was handed over, as YYYY-MM-DD; the books follow.'),
    deliveredOn: day().optional().describe('The day in Dhaka on which the customer got it, as YYYY-MM-DD; the books follow.'),
    lines: z.array(line).min(1, 'An order has at least one line').max(MAX_LINES).optional()
      .describe('All lines as they are to be; those that it has stay as they are when left out.'),
  }),
  run: async (context, { orderId, version, reason, discount, deliveryFee, collected, lines, assigneeId, isUnassigned, status, outcomes, holdUntil, ...texts }) => {
    const { tx, session: { businessId }, audit } = context;
    const { settings, variants } = await draftFacts(tx, businessId, (lines ?? []).map(({ variantId }) => variantId));
    const order = (await lockOrders(tx, businessId, [orderId], settings.orderPrefix)).get(orderId);
    if (!order) throw new NotFoundError('Order');
    if (version !== undefined && version !== order.version) {
      throw new ConflictError('Order was changed by someone else, please reload');
    }
    assertOpen(order, { lines: lines !== undefined, money: discount !== undefined || deliveryFee !== undefined });
    const step = status === order.status ? undefined : status;
    const changed = lines && await changeStockAndLines(context, order, { lines, settings, variants });
    const itemsPoisha = changed?.itemsPoisha ?? order.itemsPoisha;
    const typed = { discountPoisha: discount ?? order.discountPoisha, deliveryFeePoisha: deliveryFee ?? order.deliveryFeePoisha };
    // When the order becomes delivered with this edit, the delivery books the collected amount; an amount that is
    // booked already needs a correction entry.
    const isCollectedNow = collected !== undefined && step === 'DELIVERED';
    const sums = isCollectedNow ? sumsFor(collected, order, itemsPoisha, typed) : typed;
    const isStepsOwn = isCollectedNow || step === 'PARTIAL';
    const corrected = collected !== undefined && !isStepsOwn && collected !== order.collectedPoisha
      ? await correctCollected(tx, businessId, order, collected) : undefined;
    const assignee = assigneeId || isUnassigned ? await findAssignee(context, isUnassigned ? undefined : assigneeId) : undefined;
    const before = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
    const { scheduledFor, plannedCourier, trackingCode, orderedOn, confirmedOn, shippedOn, deliveredOn, ...plain } = texts;
    // A parcel that leaves with this edit gets its code from the step.
    const newCode = step === 'SHIPPED' && order.status !== 'DELIVERED' ? undefined : trackingCode;
    const data = {
      ...plain,
      ...(scheduledFor !== undefined && { scheduledFor: new Date(scheduledFor) }),
      ...(plannedCourier !== undefined && { plannedCourier: plannedCourier || null }),
      ...(newCode !== undefined && { trackingCode: newCode || null }),
      ...await editedSearchText(tx, businessId, before, { ...texts, trackingCode: newCode }),
      ...(assignee && { assigneeId: assignee.id, assigneeName: assignee.name }),
      ...(changed && { itemSummary: itemSummary(changed.lines), itemCount: changed.units }),
      ...totals(order, itemsPoisha, sums),
      ...corrected?.columns,
    };
    const different = Object.entries(data).filter(([name, value]) => String(before[name as keyof typeof before]) !== String(value));
    const isDifferent = different.length > 0 || changed?.isDifferent === true;
    const isMovedTo = texts.phone !== undefined && texts.phone !== before.phone ? texts.phone : undefined;
    const movedAdvance = isMovedTo === undefined ? undefined
      : await changePhone(tx, businessId, order, { before, edited: { ...texts, phone: isMovedTo } });
    if (newCode !== undefined && newCode !== (before.trackingCode ?? '')) await changeTrackingCode(tx, businessId, orderId, newCode);
    if (isDifferent) {
      await tx.order.update({
        where: { businessId_id: { businessId, id: orderId } }, data: { ...data, version: { increment: 1 } }, select: { id: true },
      });
    }
    if (step) await stepTo(context, step, order, { reason, courierName: plannedCourier ?? before.plannedCourier, outcomes, collected, holdUntil, trackingCode });
    // Entries are posted last, after the stock and the counts (docs/adr/0010-lock-order.md).
    await postEntries(tx, businessId, [corrected?.entry, movedAdvance].filter((entry) => entry !== undefined));
    const days = orderedOn || confirmedOn || shippedOn || deliveredOn
      ? await moveDays(tx, businessId, orderId, { orderedOn, confirmedOn, shippedOn, deliveredOn }) : { before: {}, after: {} };
    const isMoved = Object.keys(days.after).length > 0;
    if (!isDifferent && !isMoved && !step) throw new ValidationError('Nothing is changed');
    if (!isDifferent && !isMoved) return { id: orderId };
    await audit({
      entity: ['Order', orderId],
      summary: msg('Edited: {{reason}}', { reason }),
      before: {
        ...Object.fromEntries(different.map(([name]) => [name, before[name as keyof typeof before]])), ...(changed && { lines: changed.before }), ...days.before,
      },
      after: { ...Object.fromEntries(different), ...(changed && { lines: changed.lines }), ...days.after },
    });
    return { id: orderId };
  },
});

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
  // If stock is reserved for the order, the reservation follows the new quantities.
  if (order.lines.some(({ allocations }) => allocations.some(({ reserved }) => reserved > 0))) {
    const { movements, allocations } = changed.reservation(uuidv7(), settings.defaultLocationId, stock);
    stock.plan(movements, { allowsBackorder: settings.allowsBackorder, allocations });
  }
  await stock.write(tx, businessId, user?.id ?? null);
  await changed.removeLines();
  return changed;
}
