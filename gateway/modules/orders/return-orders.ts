import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { money, requiredText, text } from '../../commands/fields.ts';
import type { ReasonBy } from '../../db/generated/client/enums.ts';
import { mistakeIn, PreconditionError, ValidationError } from '../../errors.ts';
import { target } from './order-commands.ts';
import { acceptedValue, assertCanBeClaimed, paidFor } from './return-amounts.ts';
import { foundPieces, givenBack, takenPieces } from './return-answers.ts';
import { acceptedMoves, givenBackMoves, receiptText, receivedMoves, statusAfterReceipt } from './return-moves.ts';
import { returnReasonInput, sayReason, withReason } from './return-reason.ts';
import { transitionOrder } from './transition-orders.ts';

/** Records a partial delivery: the rest of the parcel comes back. */
export const deliverPart = defineCommand({
  name: 'orders.deliverPart',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    lines: takenPieces.describe('What the customer took of each line; nothing of a line that is left out.'),
    collected: money().describe('What the courier collected, in taka.'),
    reason: text(300).optional().describe('Why the amount is not that of the lines.'),
    returnReason: returnReasonInput(),
  }),
  run: async (context, { lines, collected, reason, returnReason, ...input }) => {
    const said = sayReason(context, input.orderId, returnReason);
    const delivered = await transitionOrder(context, {
      to: 'PARTIAL', from: ['SHIPPED'],
      summary: reason ? msg('Delivered in part: {{reason}}', { reason }) : msg('Delivered in part'),
      moves: (order) => acceptedMoves(order, lines),
    }, {
      ...input,
      change: (order) => {
        if (collected > order.totalPoisha - order.advancePoisha) {
          throw mistakeIn('collected', msg('More than was to be collected'));
        }
        const worth = acceptedValue(order, lines);
        if (order.advancePoisha > worth && !reason) {
          const more = poishaToTaka(order.advancePoisha - worth);
          throw mistakeIn('reason', msg('{{amount, taka}} more was paid in advance than these pieces come to: say why it stays', { amount: more }));
        }
        if (collected + order.advancePoisha !== worth && !reason) {
          throw new ValidationError('Say why the amount differs', [{ field: 'reason', message: 'The amount is not that of the lines: say why' }]);
        }
        return {
          collectedPoisha: collected,
          revenuePoisha: collected + order.advancePoisha,
          settlementStatus: collected > 0n ? 'UNSETTLED' : 'NA',
          ...said.change(order),
        };
      },
    });
    await said.audit();
    return delivered;
  },
});

const returnInput = z.object({
  ...target,
  reason: requiredText(300).describe('Why, in words.'),
  feeCollected: money().optional().describe('What the customer paid for the way while refusing the goods, in taka.'),
  refund: money().optional().describe('What a customer who has paid gets back once the goods are in hand, in taka; what was paid for these goods unless given.'),
  lines: givenBack.optional().describe('What a customer who has the goods gives back of each line; all of it when left out.'),
});

/**
 * Records that goods are on their way back: the courier could not deliver them, or the customer gives delivered goods
 * back. They count as received only after `receiveReturn`.
 */
export const returnOrder = defineCommand({
  name: 'orders.return',
  permission: 'orderUpdate',
  input: returnInput,
  run: (context, input) => sendBack(context, { ...input, said: { reason: input.reason, by: 'PERSON' } }),
});

interface SentBack extends Omit<z.output<typeof returnInput>, 'reason'> {
  reason: string | Message;
  /** Why it comes back, and who says so; left out where `reason` only says what a courier has reported, or that the parcel is here. */
  said?: { reason: string; by: ReasonBy };
}

/** The same in the caller's command. */
export function sendBack(context: CommandContext, { reason, said, feeCollected = 0n, refund, lines, ...input }: SentBack) {
  return transitionOrder(context, {
    to: 'RETURN_PENDING', from: ['SHIPPED', 'DELIVERED', 'PARTIAL'], summary: msg('On its way back: {{reason}}', { reason }), feePoisha: feeCollected,
    ...(lines && { moves: (order) => givenBackMoves(order, lines) }),
  }, {
    ...input,
    change: (order) => {
      const { status, revenuePoisha, collectedPoisha } = order;
      const why = withReason(order, said?.reason, said?.by);
      if (status === 'SHIPPED') {
        if (feeCollected === 0n) return why;
        // The courier was told to collect no more than that.
        if (feeCollected > order.totalPoisha - order.advancePoisha) {
          throw mistakeIn('feeCollected', msg('More than was to be collected'));
        }
        return { ...why, collectedPoisha: collectedPoisha + feeCollected, settlementStatus: 'UNSETTLED' };
      }
      if (feeCollected > 0n) throw new ValidationError('A fee is collected for goods that were refused');
      const refundOnReturnPoisha = refund ?? paidFor(order, lines);
      if (refundOnReturnPoisha > revenuePoisha) {
        throw mistakeIn('refund', msg('More than was paid'));
      }
      return { ...why, refundOnReturnPoisha };
    },
  });
}

/**
 * Receives goods that came back: good pieces are restocked, damaged ones set aside, missing ones claimed from the
 * courier.
 */
export const receiveReturn = defineCommand({
  name: 'orders.receiveReturn',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    lines: foundPieces.describe('What was found of each line; the rest is still on its way.'),
    keepAdvance: z.boolean().optional().describe('The advance is not paid back.'),
    returnReason: returnReasonInput(),
  }),
  run: async (context, { lines, keepAdvance: keepsAdvance, returnReason, ...input }) => {
    const said = sayReason(context, input.orderId, returnReason);
    const received = await transitionOrder(context, {
      to: (order) => statusAfterReceipt(order, lines),
      summary: receiptText(lines),
      keepsAdvance,
      moves: (order) => receivedMoves(order, lines),
    }, { ...input, change: said.change });
    await said.audit();
    return received;
  },
});

/**
 * Records that the courier has lost the goods. Throws PreconditionError PARTLY_SOLD where the customer keeps a part of
 * them: a lost order has no sale, and nothing of it can come back.
 */
export const loseOrder = defineCommand({
  name: 'orders.lose',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    claim: money().optional().describe('What the courier is to pay for the goods, in taka; their cost unless given.'),
    keepAdvance: z.boolean().optional().describe('The advance is not paid back.'),
  }),
  run: (context, { reason, claim, keepAdvance: keepsAdvance, ...input }) =>
    transitionOrder(context, { to: 'LOST', summary: msg('Lost: {{reason}}', { reason }), claimPoisha: claim, keepsAdvance }, {
      ...input,
      change: (order) => {
        if (order.lines.some(({ deliveredQuantity }) => deliveredQuantity > 0)) {
          throw new PreconditionError('PARTLY_SOLD', 'The customer keeps a part of this order: receive the rest as missing');
        }
        assertCanBeClaimed(order, claim ?? 0n);
        return {};
      },
    }),
});
