import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { searchText } from '../../list-query/record-text.ts';
import { assertCarries, findCarrier } from './find-carrier.ts';
import { attachBooking } from './order-shipments.ts';
import { MOVES } from './order-state.ts';
import { moveAll } from './order-stock.ts';
import type { TransitionStep } from './plan-step.ts';
import { transitionOrder } from './transition-orders.ts';

/** Input fields that name the order and the version that the client last saw. */
export const target = {
  orderId: idOf('Order'),
  version: version().optional(),
};

/** Statuses that can be confirmed. PACKED and SHIPPED lead to CONFIRMED too, but only by their own commands. */
export const CONFIRMABLE: readonly OrderStatus[] = ['PENDING', 'PREORDER', 'HOLD', 'RETURNED'];

export const CONFIRM = { to: 'CONFIRMED', from: CONFIRMABLE, summary: msg('Confirmed, stock reserved') } as const satisfies TransitionStep;

export const confirmOrder = defineCommand({
  name: 'orders.confirm',
  permission: 'confirmOrder',
  input: z.object({
    ...target,
    tells: z.boolean().optional().describe('False: its customer is not told by SMS, where customers are told of confirmations by itself. For one of many that are confirmed in a row.'),
  }),
  run: (context, { tells, ...input }) =>
    transitionOrder(context, { ...CONFIRM, isQuiet: tells === false }, input),
});

export const packOrder = defineCommand({
  name: 'orders.pack',
  permission: 'orderUpdate',
  input: z.object(target),
  run: (context, input) =>
    transitionOrder(context, { to: 'PACKED', from: ['CONFIRMED'], summary: msg('Packed') }, input),
});

/** Undoes packing after a mistaken scan. */
export const unpackOrder = defineCommand({
  name: 'orders.unpack',
  permission: 'orderUpdate',
  input: z.object(target),
  run: (context, input) =>
    transitionOrder(context, { to: 'CONFIRMED', from: ['PACKED'], summary: msg('Not packed after all') }, input),
});

/**
 * Hands a parcel over by hand. A connected courier numbers its parcels: it needs a booking or the number. Throws
 * PreconditionError NOT_BOOKED without one, STILL_BOOKED while a courier has another parcel of the order, and BOOKING_OPEN
 * while one has not answered.
 */
export const shipOrder = defineCommand({
  name: 'orders.ship',
  permission: 'orderUpdate',
  input: z.object({ ...target,
    courierName: requiredText(100).describe('Who carries it: a delivery method, or another courier whose parcels are entered by hand.'),
    trackingCode: text(100).optional().describe("The courier's number of the parcel; of a connected courier that of its booking when left out."),
  }),
  run: async (context, { courierName: typed, trackingCode, ...input }) => {
    const { tx, session: { businessId } } = context;
    const { orderId } = input;
    await lockRow(tx, 'Order', businessId, orderId);
    const carrier = await findCarrier(tx, businessId, { orderId, courierName: typed, code: trackingCode || null });
    const { name: courierName, code, booking } = carrier;
    const summary = code
      ? msg('Handed to {{courierName}}, {{code}}', { courierName, code })
      : msg('Handed to {{courierName}}', { courierName });
    const shipped = await transitionOrder(context, { to: 'SHIPPED', from: ['CONFIRMED', 'PACKED'], summary }, {
      ...input,
      change: ({ customerName, phone, number }) => {
        assertCarries(carrier);
        return { courierName, trackingCode: code, searchText: searchText(customerName, phone, number, code, booking?.consignmentId, booking?.invoice) };
      },
    });
    // The courier is asked at once how the parcel is.
    if (booking) await attachBooking(tx, businessId, { ...booking, nextPollAt: new Date() });
    return shipped;
  },
});

export const deliverOrder = defineCommand({
  name: 'orders.deliver',
  permission: 'orderUpdate',
  input: z.object(target),
  run: (context, input) => transitionOrder(context, { to: 'DELIVERED', from: ['SHIPPED', 'RETURN_PENDING'], summary: msg('Delivered') }, input),
});

const revertInput = z.object({ ...target, reason: requiredText(300).describe('Why, in words.') });

/**
 * Undoes a delivery, a partial one or a return that was recorded by mistake: the whole parcel is with its courier again.
 * Throws PreconditionError ALREADY_SETTLED once the courier has settled it, WRONG_STATUS once a piece is back in hand.
 */
export const revertDelivery = defineCommand({
  name: 'orders.revertDelivery',
  permission: 'orderUpdate',
  input: revertInput,
  run: (context, input) => takeDeliveryBack(context, input),
});

interface Reverted extends Omit<z.output<typeof revertInput>, 'reason'> {
  reason: string | Message;
}

/** The same in the caller's command. */
export const takeDeliveryBack = (context: CommandContext, { reason, ...input }: Reverted): Promise<{ id: string }> =>
  transitionOrder(context, {
    to: 'SHIPPED', from: ['DELIVERED', 'PARTIAL', 'RETURN_PENDING'],
    summary: ({ status }) => (status === 'DELIVERED' ? msg('Not delivered after all: {{reason}}', { reason }) : msg('On its way after all: {{reason}}', { reason })),
    moves: ({ lines }) => [MOVES.revertDelivery, MOVES.revertReturn].flatMap((move) => moveAll(lines, move, '')),
  }, input);

export const cancelOrder = defineCommand({
  name: 'orders.cancel',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    /** True: the business keeps the advance. Default: it is owed to the customer. */
    keepAdvance: z.boolean().optional().describe('The advance is not paid back.'),
  }),
  run: (context, { reason, keepAdvance: keepsAdvance, ...input }) =>
    transitionOrder(context, { to: 'CANCELLED', summary: msg('Cancelled: {{reason}}', { reason }), keepsAdvance }, {
      ...input, change: () => ({ cancelReason: reason }),
    }),
});
