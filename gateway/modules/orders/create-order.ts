import { v7 as uuidv7 } from 'uuid';
import { orderCode } from '../../../schema/rules/order-code.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import type { CommandContext } from '../../commands/command.ts';
import { nextNumber } from '../../db/next-number.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { orderSettings } from '../business/order-settings.ts';
import { claimUsage } from '../business/usage.ts';
import { beyondText, reserveForOrder } from './order-stock.ts';
import { itemSummary, searchText } from './order-text.ts';

export const MAX_LINES = 1_000;

export interface OrderDraft {
  customerName: string;
  /** Normalised, 01XXXXXXXXX. */
  phone: string;
  address: string;
  district?: string;
  note?: string;
  source: string;
  webOrderId?: string;
  discountPoisha: Poisha;
  deliveryFeePoisha: Poisha;
  advancePoisha: Poisha;
  lines: { variantId: string; quantity: number; unitPricePoisha: Poisha; discountPoisha: Poisha }[];
}

export interface CreatedOrder {
  id: string;
  number: number;
  /** The number behind the prefix of the business. */
  code: string;
}

/**
 * Makes a PENDING order inside the caller's command: number, customer, lines, usage, audit. Its stock is reserved
 * now where the business reserves at the order, else at confirmation. Throws ValidationError for sums that make no
 * sense, NotFoundError for an unknown variant, PreconditionError ORDER_LIMIT_REACHED, or INSUFFICIENT_STOCK where
 * stock is reserved now.
 */
export async function createOrder(context: CommandContext, draft: OrderDraft): Promise<CreatedOrder> {
  const { tx, session, audit } = context;
  const { businessId } = session;
  const sums = sumUp(draft);
  const lines = await nameLines(context, draft);
  const settings = await orderSettings(tx, businessId);
  const reservedAtOrder = settings.reservationTiming === 'ORDER';
  const customerId = await findOrAddCustomer(context, draft);
  // As late as can be: every order of the business waits for these two rows.
  await claimUsage(tx, businessId, 'order');
  const number = await nextNumber(tx, businessId, 'order');
  const code = orderCode(settings.orderPrefix, number);
  const id = uuidv7();
  await tx.order.create({
    data: {
      businessId, id, number, customerId, reservedAtOrder,
      customerName: draft.customerName,
      phone: draft.phone,
      address: draft.address,
      district: draft.district ?? '',
      note: draft.note ?? '',
      source: draft.source,
      webOrderId: draft.webOrderId ?? null,
      itemSummary: itemSummary(lines),
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ...sums,
      createdById: session.user?.id ?? null,
      createdByName: session.actorName,
      searchText: searchText(draft.customerName, draft.phone, number),
    },
    select: { id: true },
  });
  await tx.orderLine.createMany({ data: lines.map((line) => ({ businessId, orderId: id, ...line })) });
  await tx.orderTransition.createMany({
    data: [{ businessId, orderId: id, eventKey: 'created', to: 'PENDING', actorId: session.user?.id ?? null }],
  });
  const shortages = reservedAtOrder ? await reserveForOrder(context, { id, code, lines }, settings) : [];
  const reserved = reservedAtOrder ? `, stock reserved${beyondText(shortages)}` : '';
  await audit({ entity: ['Order', id], summary: `Created order ${code}${reserved}`, after: { number, ...draft } });
  return { id, number, code };
}

function sumUp({ lines, discountPoisha, deliveryFeePoisha, advancePoisha }: OrderDraft) {
  if (lines.length === 0) throw new ValidationError('An order has at least one line');
  if (lines.length > MAX_LINES) throw new ValidationError(`An order has at most ${MAX_LINES} lines`);
  const itemsPoisha = lines.reduce((sum, line) => {
    const total = lineTotal(line);
    if (total < 0n) throw new ValidationError('A discount cannot exceed the price of its line');
    return sum + total;
  }, 0n);
  if (discountPoisha > itemsPoisha) throw new ValidationError('The discount cannot exceed the items');
  const totalPoisha = itemsPoisha - discountPoisha + deliveryFeePoisha;
  if (totalPoisha > takaToPoisha(MAX_TAKA)) throw new ValidationError('The amount is too large');
  if (advancePoisha > totalPoisha) throw new ValidationError('The advance cannot exceed the total');
  return { itemsPoisha, discountPoisha, deliveryFeePoisha, advancePoisha, totalPoisha };
}

const lineTotal = ({ quantity, unitPricePoisha, discountPoisha }: OrderDraft['lines'][number]) =>
  BigInt(quantity) * unitPricePoisha - discountPoisha;

/** Lines keep the name and SKU they were sold under. */
async function nameLines({ tx, session }: CommandContext, { lines }: OrderDraft) {
  const variants = await tx.variant.findMany({
    where: { businessId: session.businessId, id: { in: lines.map(({ variantId }) => variantId) } },
    select: { id: true, sku: true, name: true, product: { select: { name: true } } },
  });
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  return lines.map((line, position) => {
    const variant = byId.get(line.variantId);
    if (!variant) throw new NotFoundError('Product');
    const name = variant.name ? `${variant.product.name}, ${variant.name}` : variant.product.name;
    return { ...line, id: uuidv7(), position, sku: variant.sku, name, totalPoisha: lineTotal(line) };
  });
}

/** The phone is the identity; a returning customer keeps their record, with the newest name and address. */
async function findOrAddCustomer({ tx, session }: CommandContext, draft: OrderDraft): Promise<string> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "Customer" ("businessId", "id", "name", "phone", "address")
    VALUES (${session.businessId}::uuid, ${uuidv7()}::uuid, ${draft.customerName}, ${draft.phone}, ${draft.address})
    ON CONFLICT ("businessId", "phone") DO UPDATE SET "name" = EXCLUDED."name", "address" = EXCLUDED."address"
    RETURNING "id"`;
  return rows[0]!.id;
}
