import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { day, money, phone, requiredText, text } from '../../commands/fields.ts';
import { moneyAccount, otherAccount } from '../accounting/money-account.ts';
import { createOrder, MAX_LINES, type CreatedOrder, type OrderDraft } from './create-order.ts';
import { deliveryAddress, orderedLine, orderTags, shippingNoteField } from './order-fields.ts';
import { assertStillToCome } from './send-later.ts';

const line = orderedLine.extend({
  details: text(500).optional().describe("What was chosen beside the variant: 'Text: Rahim'."),
});

/** Input of an order that staff type. */
export const typedOrder = z.object({
  customerName: requiredText(100).describe('Who receives it.'),
  phone: phone().describe('Of the recipient: 01XXXXXXXXX, also with +880, spaces or Bangla digits.'),
  altPhone: phone().optional().describe('Another number to reach them by.'),
  address: deliveryAddress().describe('House, road and area, 10 to 250 characters.'),
  district: text(50).optional().describe('Left out when not known.'),
  thana: text(50).optional().describe('Thana or upazila of the district; left out when not known.'),
  source: requiredText(50).describe("Where it came from: 'Facebook', 'Phone'."),
  plannedCourier: text(100).optional().describe('Who is to carry it; empty for nobody. Left out, the one of the district where the business wants that.'),
  shippingNote: shippingNoteField(),
  note: text(1_000).optional().describe('For the staff; the customer does not see it.'),
  tags: orderTags(),
  scheduledFor: day().optional().describe('The day in Dhaka that it is to be sent, as YYYY-MM-DD: today or later.'),
  discount: money().default(0n).meta({ description: 'Off the whole order, in taka.', sample: 0 }),
  deliveryFee: money().default(0n).describe('What the customer pays for delivery, in taka.'),
  advance: money().default(0n).describe('Paid already, in taka.'),
  advanceAccount: moneyAccount.default('CASH').describe('Where the advance went to.'),
  advanceAccountId: otherAccount('advanceAccount'),
  confirm: z.boolean().default(false).describe('Confirm it at once: its stock is reserved, or nothing is saved. A preorder waits for its goods in any case.'),
  lines: z.array(line).min(1, 'An order has at least one line').max(MAX_LINES).describe('What is ordered.'),
});

type TypedOrder = Omit<z.output<typeof typedOrder>, 'advanceAccount'> & Pick<OrderDraft, 'advanceAccount'>;
/** Fields of the web order that is replaced by a typed order. */
type FromShop = Pick<OrderDraft, 'webOrderId' | 'storeNumber' | 'advanceReference'>;

/** Creates an order from typed input, and confirms it if asked. Throws what `createOrder` and `confirmOrder` throw. */
export async function createTypedOrder(
  context: CommandContext, { confirm, discount, deliveryFee, advance, lines, ...rest }: TypedOrder, fromShop: FromShop = {},
): Promise<CreatedOrder> {
  if (confirm) context.session.assertCan('confirmOrder');
  assertStillToCome(rest.scheduledFor);
  return createOrder(context, {
    ...rest,
    ...fromShop,
    discountPoisha: discount,
    deliveryFeePoisha: deliveryFee,
    advancePoisha: advance,
    lines: lines.map(({ unitPrice, discount: off, ...one }) => ({ ...one, unitPricePoisha: unitPrice, discountPoisha: off })),
  }, { confirm });
}

/** Creates an order that came by phone, Messenger or over the counter. */
export const takeOrder = defineCommand({
  name: 'orders.take',
  permission: 'newOrder',
  input: typedOrder,
  run: (context, input): Promise<CreatedOrder> => createTypedOrder(context, input),
});
