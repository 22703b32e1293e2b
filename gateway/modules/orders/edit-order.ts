import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { day, dayOrNone, idOf, money, phone, phoneOrNone, requiredText, text } from '../../commands/fields.ts';
import { refuseNamedTwice } from '../../commands/refuse-named-twice.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { ConflictError, mistakeIn, NotFoundError, ValidationError } from '../../errors.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { draftFacts } from './draft-facts.ts';
import { MAX_LINES } from './create-order.ts';
import { moveDays, type EditedDays } from './edit-dates.ts';
import { changeLines, refuseDiscounts, type EditedLine } from './edit-lines.ts';
import { assertOpen, correctCollected, sumsFor, totals } from './edit-money.ts';
import { lineOutcome, stepTo, type StepInput } from './edit-status.ts';
import { changePhone, changeTrackingCode, editedSearchText } from './edit-recipient.ts';
import { explodeBundles } from './explode-bundles.ts';
import { target } from './order-commands.ts';
import { lockOrders, type OrderFacts } from './order-facts.ts';
import { deliveryAddress, orderedLine, orderTags, shippingNoteField } from './order-fields.ts';
import { orderStatus } from './order-list-query.ts';
import { GIVEN_BACK, isLeaving } from './order-state.ts';
import { withReason } from './return-reason.ts';
import { assertStillToCome } from './send-later.ts';
import { findAssignee } from '../tasks/assignees.ts';

const line = z.object({
  lineId: idOf('OrderLine').optional().describe('A line that it has; a new one when left out.'),
  ...orderedLine.shape,
  details: text(500).optional().describe("What was chosen beside the variant of a new line: 'Text: Rahim'."),
});

const input = z.object({
  ...target,
  reason: requiredText(300).describe('Why, in words.'),
  customerName: requiredText(100).optional().describe('Who receives it.'),
  phone: phone().optional().describe('Of the recipient; the order becomes one of the customer with this number.'),
  altPhone: phoneOrNone().optional().describe('Another number to reach them by; empty for none.'),
  address: deliveryAddress().optional().describe('House, road and area.'),
  district: text(50).optional().describe('Empty when not known.'),
  thana: text(50).optional().describe('Thana or upazila of the district; empty when not known.'),
  source: requiredText(50).optional().describe("Where it came from: 'Facebook'."),
  plannedCourier: text(100).optional().describe('Who is to carry it; empty for nobody yet.'),
  trackingCode: text(100).optional().describe("The courier's number of the parcel; empty without one."),
  shippingNote: shippingNoteField(),
  note: text(1_000).optional().describe('For the staff.'),
  tags: orderTags(),
  scheduledFor: dayOrNone().optional().describe('The day in Dhaka that it is to be sent, as YYYY-MM-DD: today, later, or as it is; empty for no day.'),
  discount: money().optional().describe('Off the whole order, in taka.'),
  deliveryFee: money().optional().describe('What the customer pays for delivery, in taka.'),
  collected: money().optional()
    .describe('What the courier collected, in taka, of an order that its customer has or has with this change. Less than was due is a discount.'),
  assigneeId: idOf('Member').optional().describe('Who is to look after it.'),
  isUnassigned: z.boolean().optional().describe('Nobody in particular is to look after it.'),
  status: orderStatus.optional().describe('Where it goes with this change; not EXCHANGED, which takes exchangeOrder.'),
  returnReason: text(300).optional().describe('Why goods of it come back; empty to take back what was said.'),
  outcomes: z.array(lineOutcome).min(1).max(1_000).optional().describe('What became of each line, for a status that asks.'),
  holdUntil: day().optional().describe('The day in Dhaka to look at it again, as YYYY-MM-DD, for HOLD.'),
  orderedOn: day().optional().describe('The day in Dhaka on which it was taken, as YYYY-MM-DD.'),
  confirmedOn: day().optional().describe('The day in Dhaka on which it was confirmed, as YYYY-MM-DD.'),
  shippedOn: day().optional().describe('The day in Dhaka on which its parcel was handed over, as YYYY-MM-DD; the books follow.'),
  deliveredOn: day().optional().describe('The day in Dhaka on which the customer got it, as YYYY-MM-DD; the books follow.'),
  lines: z.array(line).min(1, 'An order has at least one line').max(MAX_LINES).optional()
    .describe('All lines as they are to be; those that it has stay as they are when left out.'),
});

type EditInput = z.output<typeof input>;

/**
 * Changes an order after it was taken. Lines may change until the goods are with a courier: only the difference is
 * reserved or released. The phone number may change until the goods arrive, the amount to collect until delivery, the
 * collected amount until the courier has settled it, everything else always. `status` moves the order one step by the
 * rules of that step. Throws PreconditionError WRONG_STATUS, ALREADY_SETTLED, INSUFFICIENT_STOCK, BOOKS_CLOSED,
 * EXCHANGED, NOT_SHIPPED or BOOKED, ValidationError for inconsistent amounts and days, and what the step throws.
 */
export const editOrder = defineCommand({
  name: 'orders.edit',
  permission: 'editOrders',
  input,
  run: async (context, {
    orderId, version, reason, lines, discount, deliveryFee, collected, assigneeId, isUnassigned, status, outcomes, holdUntil, returnReason,
    orderedOn, confirmedOn, shippedOn, deliveredOn, ...texts
  }) => {
    const amounts = { discount, deliveryFee, collected };
    const locked = await lockForEdit(context, { orderId, version, lines, amounts });
    const step = status === locked.order.status ? undefined : status;
    const plan = await planEdit(context, locked, { lines, amounts, texts, step, returnReason, assignee: { assigneeId, isUnassigned } });
    const days = await writeEdit(context, plan, {
      stepInput: { reason, returnReason, outcomes, collected, holdUntil, courierName: texts.plannedCourier ?? plan.before.plannedCourier, trackingCode: texts.trackingCode },
      days: { orderedOn, confirmedOn, shippedOn, deliveredOn },
    });
    await auditEdit(context, plan, { reason, days });
    return { id: orderId };
  },
});

type Amounts = Pick<EditInput, 'discount' | 'deliveryFee' | 'collected'>;
type Texts = Pick<EditInput,
  'customerName' | 'phone' | 'altPhone' | 'address' | 'district' | 'thana' | 'source' | 'plannedCourier' | 'trackingCode' | 'shippingNote' | 'note' | 'tags' | 'scheduledFor'>;

type LockedOrder = Awaited<ReturnType<typeof lockForEdit>>;

/** Locks the order and checks that this edit is allowed for it. */
async function lockForEdit(
  { tx, session: { businessId } }: CommandContext,
  { orderId, version, lines, amounts }: Pick<EditInput, 'orderId' | 'version' | 'lines'> & { amounts: Amounts },
) {
  const { settings, variants } = await draftFacts(tx, businessId, (lines ?? []).map(({ variantId }) => variantId));
  const order = (await lockOrders(tx, businessId, [orderId], settings.orderPrefix)).get(orderId);
  if (!order) throw new NotFoundError('Order');
  if (version !== undefined && version !== order.version) {
    throw new ConflictError('Order was changed by someone else, please reload');
  }
  assertOpen(order, { lines: lines !== undefined, money: amounts.discount !== undefined || amounts.deliveryFee !== undefined });
  return { order, settings, variants };
}

interface Wanted {
  lines: EditInput['lines'];
  amounts: Amounts;
  texts: Texts;
  /** Another status than it has. */
  step?: OrderStatus;
  returnReason?: string;
  assignee: Pick<EditInput, 'assigneeId' | 'isUnassigned'>;
}

type EditPlan = Awaited<ReturnType<typeof planEdit>>;

/** Changes the lines with their stock, because the amounts follow from them, and works out the new columns of the order. */
async function planEdit(context: CommandContext, { order, settings, variants }: LockedOrder, { lines, amounts, texts, step, returnReason, assignee }: Wanted) {
  const { tx, session: { businessId } } = context;
  const changed = lines && await changeStockAndLines(context, order, { lines, settings, variants });
  const itemsPoisha = changed?.itemsPoisha ?? order.itemsPoisha;
  const { sums, corrected } = await planAmounts(context, order, { amounts, itemsPoisha, step });
  const { assigneeId, isUnassigned } = assignee;
  const assigned = assigneeId || isUnassigned ? await findAssignee(context, isUnassigned ? undefined : assigneeId) : undefined;
  const before = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: order.id } } });
  const { scheduledFor, plannedCourier, trackingCode, ...plain } = texts;
  if (scheduledFor !== before.scheduledFor?.toISOString().slice(0, 10)) assertStillToCome(scheduledFor);
  // A parcel that leaves with this edit gets its code from the step.
  const newCode = step && isLeaving(order.status, step) ? undefined : trackingCode;
  const columns = {
    ...plain,
    ...(plain.tags && { tags: [...new Set(plain.tags)] }),
    ...(scheduledFor !== undefined && { scheduledFor: scheduledFor ? new Date(scheduledFor) : null }),
    ...(plannedCourier !== undefined && { plannedCourier: plannedCourier || null }),
    ...(newCode !== undefined && { trackingCode: newCode || null }),
    ...await editedSearchText(tx, businessId, before, { ...texts, trackingCode: newCode }),
    ...(assigned && { assigneeId: assigned.id, assigneeName: assigned.name }),
    ...(changed && { itemSummary: itemSummary(changed.lines), itemCount: changed.units }),
    ...totals(order, itemsPoisha, sums),
    ...corrected?.columns,
    ...(!step && correctedReason(order, returnReason)),
  };
  const different = Object.entries(columns).filter(([name, value]) => String(before[name as keyof typeof before]) !== String(value));
  return { order, before, step, changed, columns, different, isDifferent: different.length > 0 || changed?.isDifferent === true, newCode, texts, entry: corrected?.entry };
}

/** A step writes the reason itself. Throws ValidationError where nothing comes back. */
function correctedReason(order: OrderFacts, reason: string | undefined) {
  if (reason === undefined) return {};
  if (!GIVEN_BACK.includes(order.status)) throw mistakeIn('returnReason', msg('Nothing of this order comes back'));
  return reason ? withReason(order, reason) : { returnReason: null, returnReasonBy: null };
}

/** The new sums of an order, and the correction of what the courier collected where that is booked already. */
async function planAmounts(
  { tx, session: { businessId } }: CommandContext, order: OrderFacts,
  { amounts: { discount, deliveryFee, collected }, itemsPoisha, step }: Pick<Wanted, 'amounts' | 'step'> & { itemsPoisha: Poisha },
) {
  const typed = { discountPoisha: discount ?? order.discountPoisha, deliveryFeePoisha: deliveryFee ?? order.deliveryFeePoisha };
  // When the order becomes delivered with this edit, the delivery books the collected amount; an amount that is
  // booked already needs a correction entry.
  const isCollectedNow = collected !== undefined && step === 'DELIVERED';
  const isStepsOwn = isCollectedNow || step === 'PARTIAL';
  const sums = isCollectedNow ? sumsFor(collected, order, itemsPoisha, typed) : typed;
  const corrected = collected !== undefined && !isStepsOwn && collected !== order.collectedPoisha
    ? await correctCollected(tx, businessId, order, collected) : undefined;
  return { sums, corrected };
}

/** Writes what is planned, takes the step, posts the entries and moves the days. Returns the days that have moved. */
async function writeEdit(
  context: CommandContext, { order, before, step, columns, isDifferent, newCode, texts, entry }: EditPlan, { stepInput, days }: { stepInput: StepInput; days: EditedDays },
) {
  const { tx, session: { businessId } } = context;
  const isMovedTo = texts.phone !== undefined && texts.phone !== before.phone ? texts.phone : undefined;
  const movedAdvance = isMovedTo === undefined ? undefined
    : await changePhone(tx, businessId, order, { before, edited: { ...texts, phone: isMovedTo } });
  if (newCode !== undefined && newCode !== (before.trackingCode ?? '')) await changeTrackingCode(tx, businessId, order.id, newCode);
  if (isDifferent) {
    await tx.order.update({
      where: { businessId_id: { businessId, id: order.id } }, data: { ...columns, version: { increment: 1 } }, select: { id: true },
    });
  }
  if (step) await stepTo(context, step, order, stepInput);
  // Entries are posted last, after the stock and the counts (docs/adr/0010-lock-order.md).
  await postEntries(tx, businessId, [entry, movedAdvance].filter((one) => one !== undefined));
  const isDated = Object.values(days).some(Boolean);
  return isDated ? moveDays(tx, businessId, order.id, days) : { before: {}, after: {} };
}

/** Throws ValidationError where nothing is changed. A step alone has its own entry in the audit trail. */
async function auditEdit(
  { audit }: CommandContext, { order, before, step, changed, different, isDifferent }: EditPlan,
  { reason, days }: { reason: string; days: Awaited<ReturnType<typeof moveDays>> },
): Promise<void> {
  const isMoved = Object.keys(days.after).length > 0;
  if (!isDifferent && !isMoved && !step) throw new ValidationError('Nothing is changed');
  if (!isDifferent && !isMoved) return;
  await audit({
    entity: ['Order', order.id],
    summary: msg('Edited: {{reason}}', { reason }),
    before: {
      ...Object.fromEntries(different.map(([name]) => [name, before[name as keyof typeof before]])), ...(changed && { lines: changed.before }), ...days.before,
    },
    after: { ...Object.fromEntries(different), ...(changed && { lines: changed.lines }), ...days.after },
  });
}

interface LineChange {
  lines: EditedLine[];
  settings: Awaited<ReturnType<typeof draftFacts>>['settings'];
  variants: Awaited<ReturnType<typeof draftFacts>>['variants'];
}

async function changeStockAndLines(context: CommandContext, order: OrderFacts, { lines, settings, variants }: LineChange) {
  const { tx, session: { businessId, user } } = context;
  refuseNamedTwice(lines);
  refuseDiscounts(lines);
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
