import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { MAX_TAKA, takaToPoisha } from '../../../schema/rules/money.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, phone, requiredText, text } from '../../commands/fields.ts';
import { databaseTime } from '../../db/clock.ts';
import { toJson } from '../../db/json-rows.ts';
import { nextNumber } from '../../db/next-number.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { countUnmapped } from './map-items.ts';
import { screenWebOrder } from './screen-web-order.ts';
import { searchTextOf } from './web-order-content.ts';

const MAX_LINES = 100;

const line = z.object({
  variantId: idOf('Variant').optional().describe('The product; left out where only its name is known.'),
  name: text(300).optional().describe("What the buyer calls it; the product's own name when left out."),
  quantity: z.int().min(1, 'At least 1').max(100_000, 'At most 100000').describe('Pieces.'),
  unitPrice: money().optional().describe("Of one piece, in taka; the product's own when left out."),
});

type LeadLine = z.output<typeof line>;

/**
 * Saves a lead by phone or Messenger as a web order that waits for a call, screened like one of a shop. Throws
 * ValidationError, NotFoundError.
 */
export const createWebOrder = defineCommand({
  name: 'web-orders.create',
  permission: 'ADMIN',
  input: z.object({
    customerName: requiredText(200).describe('Who receives it.'),
    phone: phone().describe('Of the recipient: 01XXXXXXXXX, also with +880, spaces or Bangla digits.'),
    otherPhone: phone().optional().describe('Another number to reach them by.'),
    address: text(1_000).default('').describe('As far as it is known.'),
    district: text(100).default('').describe('Left out when not known.'),
    source: requiredText(50).describe("Where it came from: 'Messenger', 'Phone'."),
    note: text(2_000).default('').describe('What the buyer said.'),
    deliveryFee: money().default(0n).describe('What the customer pays for delivery, in taka.'),
    discount: money().default(0n).meta({ description: 'Off the whole order, in taka.', sample: 0 }),
    callAt: z.date().optional().meta({ graphql: 'DateTime' }).describe('When to call; at once when left out.'),
    lines: z.array(line).min(1, 'An order has at least one line').max(MAX_LINES).describe('What they want.'),
  }),
  run: async (context, { lines: wanted, ...lead }) => {
    const { tx, session: { businessId }, audit } = context;
    const id = uuidv7();
    const lines = await readLines(context, wanted);
    const items = lines.reduce((sum, { totalPoisha }) => sum + totalPoisha, 0n);
    if (lead.discount > items) throw mistakeIn('discount', msg('The discount cannot exceed the items'));
    const totalPoisha = items + lead.deliveryFee - lead.discount;
    if (totalPoisha > takaToPoisha(MAX_TAKA)) throw mistakeIn('lines.0.unitPrice', msg('The amount is too large'));
    const number = `M-${await nextNumber(tx, businessId, 'web-lead')}`;
    const now = await databaseTime(tx);
    const { customerName, phone: mobile, address, district } = lead;
    await tx.webOrder.create({
      data: {
        businessId, id, number, customerName, phone: mobile, address, district, totalPoisha,
        buyerName: customerName, buyerPhone: mobile, otherPhone: lead.otherPhone ?? '',
        source: lead.source, status: 'PROCESSING', storeStatus: 'processing', customerNote: lead.note, currency: 'BDT',
        paymentMethod: 'cod', paymentTitle: 'Cash on delivery',
        shippingPoisha: lead.deliveryFee, discountPoisha: lead.discount,
        itemSummary: itemSummary(lines), itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        unmappedCount: countUnmapped(lines), dateCreated: now, dateModified: now, callAt: lead.callAt ?? now,
        searchText: searchTextOf({ customerName, phone: mobile, otherPhone: lead.otherPhone }, number),
      },
      select: { id: true },
    });
    await tx.$executeRaw`
      INSERT INTO "WebOrderLine" ("businessId", "id", "webOrderId", "position", "wooLineId", "wooProductId", "wooVariationId", "sku", "name", "quantity", "totalPoisha", "variantId")
      SELECT ${businessId}::uuid, l."id", ${id}::uuid, l."position", l."position", 0, 0, l."sku", l."name", l."quantity", l."totalPoisha", l."variantId"
      FROM json_to_recordset(${toJson(lines)}::json) AS l ("id" uuid, "position" int, "sku" text, "name" text, "quantity" int, "totalPoisha" bigint, "variantId" uuid)`;
    await audit({ entity: ['WebOrder', id], summary: msg('Written down here: {{source}}', { source: lead.source }), after: { number, ...lead, lines } });
    await screenWebOrder(context, id, { applies: true });
    return { id };
  },
});

async function readLines({ tx, session: { businessId } }: CommandContext, wanted: LeadLine[]) {
  const ids = wanted.flatMap(({ variantId }) => variantId ?? []);
  const variants = await tx.variant.findMany({
    where: { businessId, id: { in: ids } }, select: { id: true, sku: true, name: true, pricePoisha: true, salePricePoisha: true, product: { select: { name: true } } },
  });
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  return wanted.map(({ variantId, name, quantity, unitPrice }, index) => {
    const variant = variantId === undefined ? null : byId.get(variantId);
    if (variant === undefined) throw new NotFoundError('Product');
    const ownName = variant && (variant.name ? `${variant.product.name}, ${variant.name}` : variant.product.name);
    const shown = name || ownName;
    if (!shown) throw mistakeIn(`lines.${index}.name`, msg('Choose a product, or say what it is'));
    const price = unitPrice ?? variant?.salePricePoisha ?? variant?.pricePoisha ?? 0n;
    return {
      id: uuidv7(), position: index, variantId: variant?.id ?? null, sendsNothing: false, sku: variant?.sku ?? '', name: shown, quantity,
      totalPoisha: price * BigInt(quantity),
    };
  });
}
