import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { itemSummary } from '../../../../schema/rules/item-summary.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, money, text } from '../../../commands/fields.ts';
import { toJson } from '../../../db/json-rows.ts';
import { lockName } from '../../../db/lock-name.ts';
import { nextNumber } from '../../../db/next-number.ts';
import { plainIp } from '../block-value.ts';
import { BUYER, isOtherBuyer, type Buyer } from '../buyer-rules.ts';
import { countUnmapped, mapItems } from '../map-items.ts';
import { screenWebOrder } from '../screen-web-order.ts';
import { searchTextOf } from '../web-order-content.ts';
import { districtName } from '../woocommerce/bd-districts.ts';
import { mobileNumbers } from '../woocommerce/mobile-numbers.ts';
import { lockCheckouts } from './end-capture.ts';
import { pluginRules } from './plugin-setting.ts';

const MAX_LINES = 100;
/**
 * Unfinished checkouts of a shop within a day. The address is named by the buyer and shared by many: it counts only once
 * there are so many altogether that a script must be writing.
 */
const MAX_A_DAY = { anyAddress: 200, oneAddress: 20, site: 2_000 };

const shopId = z.int().min(0).max(2_147_483_647);

/** What the plugin sends about an unfinished checkout. */
export const checkoutInput = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  /** The buyer has agreed to the storage. */
  consent: z.literal(true),
  name: text(200).default(''),
  phone: text(40),
  email: text(200).default(''),
  address: text(1_000).default(''),
  district: text(100).default('').transform(districtName),
  total: money(),
  currency: text(10).default('BDT'),
  ip: text(45).default('').transform(plainIp),
  device: z.string().regex(/^[\w-]{0,64}$/).default(''),
  lines: z.array(z.object({
    productId: shopId, variationId: shopId, sku: text(100).default(''), name: text(500), quantity: z.int().min(1).max(100_000), total: money(),
  })).min(1).max(MAX_LINES),
});

type Checkout = z.output<typeof checkoutInput> & { otherPhone: string };
export type Captured = 'kept' | 'finished' | 'off' | 'no-phone' | 'too-many';

/** Saves an unfinished checkout as a web order, or updates it. Runs as the system, after the call was verified. */
export const captureCheckout = defineCommand({
  name: 'web-orders.captureCheckout',
  permission: 'SUPERADMIN',
  input: z.object({ siteId: idOf('WebSite'), checkout: checkoutInput }),
  run: async (context, { siteId, checkout }): Promise<Captured> => {
    const { tx, session: { businessId } } = context;
    if (!(await pluginRules(tx, businessId, siteId)).capturesCheckout) return 'off';
    const [phone, otherPhone = ''] = mobileNumbers(checkout.phone);
    if (!phone) return 'no-phone';
    await lockCheckouts(context, siteId, [checkout.key]);
    const known = await tx.webOrder.findFirst({
      where: { businessId, siteId, checkoutKey: checkout.key }, select: { id: true, wooOrderId: true, decidedAt: true, editedAt: true, number: true, ...BUYER },
    });
    // The finished order arrived first, or a person has decided already.
    if (known && (known.wooOrderId !== null || known.decidedAt)) return 'finished';
    if (!known && (await isTooMany(context, siteId, checkout.ip))) return 'too-many';
    await keep(context, siteId, { ...checkout, phone, otherPhone }, known);
    return 'kept';
  },
});

/** Those of a shop are counted one after the other. Addresses that are not known count as one. Those whose order came are left out: their buyers are real. */
async function isTooMany({ tx, session: { businessId } }: CommandContext, siteId: string, ipAddress: string): Promise<boolean> {
  await lockName(tx, `checkouts:${siteId}`);
  const where = {
    businessId, siteId, dateCreated: { gt: new Date(Date.now() - DAY_MS) }, wooOrderId: null, checkoutKey: { not: '' }, status: { not: 'DUPLICATE' },
  } as const;
  const all = await tx.webOrder.count({ where });
  if (all < MAX_A_DAY.anyAddress || all >= MAX_A_DAY.site) return all >= MAX_A_DAY.site;
  return (await tx.webOrder.count({ where: { ...where, ipAddress } })) >= MAX_A_DAY.oneAddress;
}

async function keep(
  context: CommandContext, siteId: string, checkout: Checkout, known: (Buyer & { id: string; number: string; editedAt: Date | null }) | null,
): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const { name: customerName, phone, otherPhone, address, district, email, total, currency, ip, device, key } = checkout;
  const items = checkout.lines.map(({ productId, variationId, total: totalPoisha, ...line }, position) =>
    ({ ...line, position, wooLineId: position, wooProductId: productId, wooVariationId: variationId, details: '', totalPoisha }));
  const mappings = await mapItems(tx, { businessId, siteId }, items);
  const lines = items.map((line, index) => ({ id: uuidv7(), ...line, ...mappings[index]! }));
  const now = new Date();
  const number = known?.number ?? `C-${await nextNumber(tx, businessId, 'web-checkout')}`;
  const recipient = { customerName, phone, address, district };
  const shown = {
    email, totalPoisha: total, currency, ipAddress: ip, device, dateModified: now,
    itemSummary: itemSummary(lines), itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0), unmappedCount: countUnmapped(lines),
    // Corrections by a caller are kept.
    ...(!known?.editedAt && { ...recipient, buyerName: customerName, buyerPhone: phone, otherPhone, searchText: searchTextOf({ ...recipient, otherPhone }, number) }),
  };
  const id = known?.id ?? uuidv7();
  if (known) {
    await tx.webOrder.update({ where: { businessId_id: { businessId, id } }, data: { ...shown, version: { increment: 1 } }, select: { id: true } });
    await tx.webOrderLine.deleteMany({ where: { businessId, webOrderId: id } });
  } else {
    await tx.webOrder.create({
      data: {
        ...recipient, searchText: searchTextOf(recipient, number), ...shown, businessId, id, siteId, number, checkoutKey: key,
        status: 'INCOMPLETE', storeStatus: 'checkout-draft', dateCreated: now, callAt: now,
      },
      select: { id: true },
    });
    await audit({ entity: ['WebOrder', id], summary: msg('A checkout was begun: {{number}}', { number }) });
  }
  await tx.$executeRaw`
    INSERT INTO "WebOrderLine" ("businessId", "id", "webOrderId", "position", "wooLineId", "wooProductId", "wooVariationId", "sku", "name", "quantity", "totalPoisha", "variantId", "sendsNothing")
    SELECT ${businessId}::uuid, l."id", ${id}::uuid, l."position", l."wooLineId", l."wooProductId", l."wooVariationId", l."sku", l."name", l."quantity", l."totalPoisha", l."variantId", l."sendsNothing"
    FROM json_to_recordset(${toJson(lines)}::json) AS l ("id" uuid, "position" int, "wooLineId" int, "wooProductId" int, "wooVariationId" int, "sku" text, "name" text,
      "quantity" int, "totalPoisha" bigint, "variantId" uuid, "sendsNothing" boolean)`;
  await screenWebOrder(context, id, { applies: !known || isOtherBuyer(known, shown) });
}
