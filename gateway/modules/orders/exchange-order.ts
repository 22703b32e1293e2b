import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { money, requiredText } from '../../commands/fields.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import type { Order } from '../../db/generated/client/client.ts';
import { moneyAccount, otherAccount } from '../accounting/money-account.ts';
import { orderSettings } from '../business/order-settings.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { MAX_LINES, writeOrder, type CreatedOrder, type OrderDraft } from './create-order.ts';
import { draftFacts } from './draft-facts.ts';
import { target } from './order-commands.ts';
import { lockOrders } from './order-facts.ts';
import { deliveryAddress, orderedLine, shippingNoteField } from './order-fields.ts';
import { paidFor } from './return-amounts.ts';
import { givenBack } from './return-answers.ts';
import { givenBackMoves } from './return-moves.ts';
import { withReason } from './return-reason.ts';
import { transitionOrder } from './transition-orders.ts';

/**
 * Exchanges delivered goods: the customer gives some back and gets a new order, which is partly paid by what was paid
 * for the goods given back. If they were worth more than the new order, the rest is owed to the customer once they
 * are received. Both orders change in one transaction; the new order then takes the usual steps. Throws what
 * `transitionOrder` and `createOrder` throw, ValidationError for inconsistent amounts.
 */
export const exchangeOrder = defineCommand({
  name: 'orders.exchange',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    back: givenBack.describe('What the customer gives back of each line.'),
    credit: money().optional().describe('What the goods given back count for, in taka; what was paid for them unless given.'),
    lines: z.array(orderedLine).min(1, 'An order has at least one line').max(MAX_LINES).describe('What the customer gets instead.'),
    discount: money().default(0n).meta({ description: 'Off the whole new order, in taka.', sample: 0 }),
    deliveryFee: money().default(0n).describe('What the customer pays for the delivery of the new order, in taka.'),
    advance: money().default(0n).meta({ description: 'Paid for the new order already, beside what is given back, in taka.', sample: 0 }),
    advanceAccount: moneyAccount.default('CASH').describe('Where the advance went to.'),
    advanceAccountId: otherAccount('advanceAccount'),
    address: deliveryAddress().optional().describe('Where the new order goes; where the other went unless given.'),
    shippingNote: shippingNoteField(),
  }),
  run: async (context, { orderId, version, reason, back, credit, ...wanted }): Promise<CreatedOrder> => {
    const { session } = context;
    session.assertCan('newOrder');
    const replaced = await lockBoth(context, orderId, wanted.lines.map(({ variantId }) => variantId));
    let created: CreatedOrder | undefined;
    // Set by `change` after the checks of the step, and read by `alsoWrite` when the new order is written.
    let creditPoisha: Poisha = 0n;
    await transitionOrder(context, {
      to: 'EXCHANGED', from: ['DELIVERED'], summary: msg('Exchanged: {{reason}}', { reason }),
      moves: (order) => givenBackMoves(order, back, 'back'),
      alsoWrite: async () => {
        const { id, number, code, isPreorder, entries } = await writeOrder(context, draftOf(replaced, wanted, creditPoisha));
        created = { id, number, code, isPreorder, isConfirmed: false };
        return entries;
      },
    }, {
      orderId,
      version,
      change: (order) => {
        const worth = credit ?? paidFor(order, back);
        if (worth > order.revenuePoisha) {
          throw mistakeIn('credit', msg('More than was paid'));
        }
        const total = totalOf(wanted);
        creditPoisha = worth < total ? worth : total;
        return {
          revenuePoisha: order.revenuePoisha - creditPoisha, refundOnReturnPoisha: worth - creditPoisha, ...withReason(order, reason),
        };
      },
    });
    return created!;
  },
});

interface Wanted extends Pick<OrderDraft, 'advanceAccount' | 'advanceAccountId' | 'shippingNote'> {
  lines: z.output<typeof orderedLine>[];
  discount: Poisha;
  deliveryFee: Poisha;
  advance: Poisha;
  address?: string;
}

/** Never below zero: `writeOrder` refuses inconsistent amounts. */
function totalOf({ lines, discount, deliveryFee, advance }: Wanted): Poisha {
  const items = lines.reduce((sum, one) => sum + BigInt(one.quantity) * one.unitPrice - one.discount, 0n);
  const total = items - discount + deliveryFee - advance;
  return total > 0n ? total : 0n;
}

/** Locks the order, then the stock of the goods of both orders at once (docs/adr/0010-lock-order.md). */
async function lockBoth({ tx, session: { businessId } }: CommandContext, orderId: string, wantedIds: string[]): Promise<Order> {
  const { variants } = await draftFacts(tx, businessId, wantedIds);
  const { orderPrefix } = await orderSettings(tx, businessId);
  const order = (await lockOrders(tx, businessId, [orderId], orderPrefix)).get(orderId);
  if (!order) throw new NotFoundError('Order');
  await lockStock(tx, businessId, [...order.lines.map(({ variantId }) => variantId), ...variants.keys()]);
  return tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
}

const draftOf = (replaced: Order, { lines, discount, deliveryFee, advance, address, ...rest }: Wanted, creditPoisha: Poisha): OrderDraft => ({
  ...rest,
  customerName: replaced.customerName,
  phone: replaced.phone,
  altPhone: replaced.altPhone,
  address: address ?? replaced.address,
  district: replaced.district,
  thana: replaced.thana,
  source: replaced.source,
  discountPoisha: discount,
  deliveryFeePoisha: deliveryFee,
  advancePoisha: creditPoisha + advance,
  exchange: { orderId: replaced.id, creditPoisha },
  lines: lines.map(({ variantId, quantity, unitPrice, discount: off }) => ({ variantId, quantity, unitPricePoisha: unitPrice, discountPoisha: off })),
});
