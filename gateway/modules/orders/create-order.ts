import { v7 as uuidv7 } from 'uuid';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { msg } from '../../../schema/rules/message.ts';
import { orderCode } from '../../../schema/rules/order-code.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import type { CommandContext } from '../../commands/command.ts';
import { mistakeIn, NotFoundError, ValidationError } from '../../errors.ts';
import { moneyAccountCode, type MoneyAccount } from '../accounting/money-account.ts';
import { postEntries, type Entry } from '../accounting/post-entries.ts';
import type { OrderSettings } from '../business/order-settings.ts';
import { lockStock, type LockedStock, type Shortage } from '../inventory/stock-ledger.ts';
import { planMessages } from '../order-messages/plan-messages.ts';
import { confirmByRule, rulesMayConfirm } from './confirm-by-rule.ts';
import { draftFacts, draftLineName, waitsForGoods, type DraftVariant } from './draft-facts.ts';
import { explodeBundles } from './explode-bundles.ts';
import { insertOrder, type NewLine, type OrderRow } from './insert-order.ts';
import { newOrderFacts } from './new-order-facts.ts';
import { CONFIRM } from './order-commands.ts';
import { advanceEntry, exchangeEntry } from './advance-entries.ts';
import type { OrderFacts } from './order-facts.ts';
import { isAddress } from './reachable.ts';
import { shortageText, placeReservations, reserveAll, stockMoves } from './order-stock.ts';
import { transitionOrder, type KnownOrders } from './transition-orders.ts';
import { searchText } from '../../list-query/record-text.ts';

export const MAX_LINES = 1_000;

export interface OrderDraft {
  customerName: string;
  /** Normalised, 01XXXXXXXXX. */
  phone: string;
  /** Normalised, 01XXXXXXXXX. */
  altPhone?: string;
  address: string;
  district?: string;
  thana?: string;
  shippingNote?: string;
  note?: string;
  tags?: string[];
  /** 'YYYY-MM-DD'. */
  scheduledFor?: string;
  /** Left out, the one of the district where the business wants that; empty for nobody: the customer picks it up. */
  plannedCourier?: string;
  source: string;
  webOrderId?: string;
  /** Order number in the web shop. */
  storeNumber?: string;
  discountPoisha: Poisha;
  deliveryFeePoisha: Poisha;
  /** Paid already, the credit of an exchange included. */
  advancePoisha: Poisha;
  /** The order that it replaces, and the part of the advance that is credit for the goods given back. */
  exchange?: { orderId: string; creditPoisha: Poisha };
  /** The account that received the advance. Default: the web shop's payments for a web order, else cash. */
  advanceAccount?: MoneyAccount;
  /** Id of one of the business's own money accounts, in place of `advanceAccount`. */
  advanceAccountId?: string;
  /** Transaction id of the payment at the bank or wallet. */
  advanceReference?: string;
  lines: {
    variantId: string;
    quantity: number;
    unitPricePoisha: Poisha;
    discountPoisha: Poisha;
    /** Options that the customer chose besides the variant, 'Text: Rahim': appended to the name of the line. */
    details?: string;
  }[];
}

export interface CreatedOrder {
  id: string;
  number: number;
  /** The number with the prefix of the business: 'NG-1024'. */
  code: string;
  /** The order waits for goods that are not in stock yet. */
  isPreorder: boolean;
  /** It is CONFIRMED already: that was asked for, or a rule of the business did it. */
  isConfirmed: boolean;
}

/** An order before the transaction does more with it. */
interface WrittenOrder extends Omit<CreatedOrder, 'isConfirmed'> {
  entries: Entry[];
  /** What a step right behind it needs. */
  known: KnownOrders;
  /** As far as the order itself goes, a rule of the business may confirm it. */
  isRuled: boolean;
}

/**
 * Creates an order inside the caller's command: customer, number, lines, usage, advance, audit. Stock is reserved now
 * if the business reserves at the order, else at confirmation. If goods are missing that may be preordered, the order is
 * a PREORDER, which reserves nothing. Others are PENDING, or CONFIRMED where `confirm` asks for it or a rule of the
 * business says so. Throws ValidationError for inconsistent amounts, NotFoundError for an unknown variant,
 * PreconditionError ORDER_LIMIT_REACHED, or INSUFFICIENT_STOCK where stock is reserved now.
 */
export async function createOrder(context: CommandContext, draft: OrderDraft, { confirm = false } = {}): Promise<CreatedOrder> {
  const { entries, known, isRuled, ...created } = await writeOrder(context, draft, { mayConfirm: confirm });
  await postEntries(context.tx, context.session.businessId, entries);
  const { id, isPreorder } = created;
  // A preorder is confirmed when its goods arrive.
  if (isPreorder) return { ...created, isConfirmed: false };
  if (confirm) {
    await transitionOrder(context, CONFIRM, { orderId: id }, known);
    return { ...created, isConfirmed: true };
  }
  const isConfirmed = isRuled && await confirmByRule(context, { id }, known);
  return { ...created, isConfirmed };
}

/**
 * Creates the order without posting its journal entries: a caller that books more in the same step posts all of them
 * together, as late as possible, because posting locks rows that every order needs.
 */
export async function writeOrder(context: CommandContext, draft: OrderDraft, { mayConfirm = false } = {}): Promise<WrittenOrder> {
  const { tx, session, audit } = context;
  const { businessId } = session;
  const actorId = session.user?.id ?? null;
  const sums = sumUp(draft);
  const account = await moneyAccountCode(tx, businessId, {
    account: draft.advanceAccount ?? (draft.webOrderId ? 'WEB_PAYMENTS' : 'CASH'), accountId: draft.advanceAccountId,
    amount: sums.advancePoisha - (draft.exchange?.creditPoisha ?? 0n),
  });
  const { settings, variants, districtCourier } = await draftFacts(tx, businessId, draft.lines.map(({ variantId }) => variantId), draft.district);
  const lines = nameLines(draft, variants);
  const isPreorder = waitsForGoods(lines, variants);
  const reservedAtOrder = settings.reservationTiming === 'ORDER' && !isPreorder;
  // Locked now also for a confirmation behind it: the order takes locks that come later (docs/adr/0010-lock-order.md).
  const isRuled = !isPreorder && rulesMayConfirm(settings, { ...draft, ...sums });
  const reserves = reservedAtOrder || isRuled || (mayConfirm && !isPreorder);
  const stock = await lockStock(tx, businessId, reserves ? lines.map(({ variantId }) => variantId) : []);
  const id = uuidv7();
  const stepId = uuidv7();
  // Inserted as late as possible: this locks rows that every new order of the business waits for.
  const row: OrderRow = {
    id, stepId, reservedAtOrder, actorId, lines,
    status: isPreorder ? 'PREORDER' : 'PENDING',
    customerName: draft.customerName,
    phone: draft.phone,
    altPhone: draft.altPhone ?? '',
    address: draft.address,
    district: draft.district ?? '',
    thana: draft.thana ?? '',
    shippingNote: draft.shippingNote ?? '',
    note: draft.note ?? '',
    tags: [...new Set(draft.tags)],
    scheduledFor: draft.scheduledFor ?? null,
    plannedCourier: (draft.plannedCourier ?? districtCourier) || null,
    source: draft.source,
    webOrderId: draft.webOrderId ?? null,
    storeNumber: draft.storeNumber || null,
    replacesId: draft.exchange?.orderId ?? null,
    exchangeCreditPoisha: draft.exchange?.creditPoisha ?? 0n,
    itemSummary: itemSummary(lines),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...sums,
    createdById: actorId,
    createdByName: session.actorName,
    searchText: searchText(draft.customerName, draft.phone),
  };
  const { number, customerId } = await insertOrder(tx, businessId, row);
  const code = orderCode(settings.orderPrefix, number);
  const facts = newOrderFacts(row, { number, customerId, code, hasAddress: draft.plannedCourier === '' || isAddress(draft.address) });
  const shortages = reservedAtOrder ? planReservation(stock, facts, { stepId, settings }) : [];
  await stock.write(tx, businessId, actorId);
  const creditPoisha = draft.exchange?.creditPoisha ?? 0n;
  const booked = { id, code, customerId };
  const entries = [
    advanceEntry({ ...booked, advancePoisha: sums.advancePoisha - creditPoisha }, stepId, account, draft.advanceReference),
    exchangeEntry(booked, creditPoisha, stepId),
  ];
  const summary = isPreorder
    ? msg('Created preorder {{code}}', { code })
    : reservedAtOrder
      ? shortageText(msg('Created order {{code}}, stock reserved', { code }), shortages)
      : msg('Created order {{code}}', { code });
  await audit({ entity: ['Order', id], summary, after: { number, ...draft } });
  if (sums.advancePoisha > creditPoisha) await planMessages(context, [{ orderId: id, events: ['ADVANCE'] }], settings.toldEvents);
  return { id, number, code, isPreorder, entries, isRuled: isRuled && shortages.length === 0, known: { settings, stock, orders: new Map([[id, facts]]) } };
}

/** Reserves the units of the lines, and notes where. */
function planReservation(
  stock: LockedStock, { id, code, lines }: OrderFacts, { stepId, settings }: { stepId: string; settings: OrderSettings },
): Shortage[] {
  const { defaultLocationId, allowsBackorder } = settings;
  const { movements, allocations } = stockMoves({
    orderId: id, causeId: stepId, reason: msg('Order {{code}} taken', { code }),
    moved: placeReservations(reserveAll(lines, defaultLocationId), stock),
  });
  const shortages = stock.plan(movements, { allowsBackorder, allocations });
  for (const line of lines) line.allocations = allocations.filter(({ orderLineId }) => orderLineId === line.id);
  return shortages;
}

function sumUp({ lines, discountPoisha, deliveryFeePoisha, advancePoisha }: OrderDraft) {
  if (lines.length === 0) throw new ValidationError('An order has at least one line');
  if (lines.length > MAX_LINES) throw new ValidationError(msg('An order has at most {{most}} lines', { most: MAX_LINES }));
  const itemsPoisha = lines.reduce((sum, line, index) => {
    const total = lineTotal(line);
    if (total < 0n) throw mistakeIn(`lines.${index}.discount`, msg('A discount cannot exceed the price of its line'));
    return sum + total;
  }, 0n);
  if (discountPoisha > itemsPoisha) throw mistakeIn('discount', msg('The discount cannot exceed the items'));
  const totalPoisha = itemsPoisha - discountPoisha + deliveryFeePoisha;
  if (totalPoisha > takaToPoisha(MAX_TAKA)) throw mistakeIn('lines.0.unitPrice', msg('The amount is too large'));
  if (advancePoisha > totalPoisha) throw mistakeIn('advance', msg('The advance cannot exceed the total'));
  return { itemsPoisha, discountPoisha, deliveryFeePoisha, advancePoisha, totalPoisha };
}

const lineTotal = ({ quantity, unitPricePoisha, discountPoisha }: OrderDraft['lines'][number]) =>
  BigInt(quantity) * unitPricePoisha - discountPoisha;

/** The lines with the name and SKU at the time of the sale, each bundle replaced by its parts. */
function nameLines({ lines }: OrderDraft, variants: Map<string, DraftVariant>): NewLine[] {
  const ordered = lines.map(({ unitPricePoisha, discountPoisha, ...line }) => ({ ...line, unitPrice: unitPricePoisha, discount: discountPoisha }));
  const exploded = explodeBundles(ordered, variants);
  if (exploded.length > MAX_LINES) throw new ValidationError(msg('An order has at most {{most}} lines', { most: MAX_LINES }));
  return exploded.map(({ details, unitPrice, discount, ...line }, position) => {
    const variant = variants.get(line.variantId);
    if (!variant) throw new NotFoundError('Product');
    const sums = { unitPricePoisha: unitPrice, discountPoisha: discount };
    const name = draftLineName(variant, variants.get(line.bundleId ?? ''), details);
    return { ...line, ...sums, id: uuidv7(), position, sku: variant.sku, name, totalPoisha: lineTotal({ ...line, ...sums }) };
  });
}
