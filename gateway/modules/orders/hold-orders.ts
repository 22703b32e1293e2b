import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { msg } from '../../../schema/rules/message.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { day, requiredText } from '../../commands/fields.ts';
import { PreconditionError } from '../../errors.ts';
import { orderSettings } from '../business/order-settings.ts';
import { draftFacts, waitsForGoods } from './draft-facts.ts';
import { target } from './order-commands.ts';
import type { TransitionStep } from './plan-step.ts';
import { transitionOrder } from './transition-orders.ts';

/** Holds an order until a day, or one on hold until another day. Its reserved stock stays reserved, until nobody has decided for days: see `release-holds.ts`. */
export const holdOrder = defineCommand({
  name: 'orders.hold',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    until: day().refine((until) => until >= dhakaDay(new Date()), 'Choose today or a later day')
      .describe('The day in Dhaka to look at it again, as YYYY-MM-DD.'),
  }),
  run: (context, input) => hold(context, input),
});

interface Hold {
  orderId: string;
  version?: number;
  reason: string;
  /** 'YYYY-MM-DD'. */
  until: string;
}

/** Holds an order in the caller's command; `isQuiet` where its customer is not told. */
export function hold(context: CommandContext, { reason, until, ...input }: Hold, { isQuiet }: Pick<TransitionStep, 'isQuiet'> = {}) {
  const summary = msg('On hold until {{until, day}}: {{reason}}', { until, reason });
  return transitionOrder(context, { to: 'HOLD', from: ['PENDING', 'CONFIRMED', 'PACKED', 'HOLD'], summary, isQuiet }, {
    ...input, change: ({ status, heldFrom }) => ({ heldFrom: status === 'HOLD' ? heldFrom : status, holdReason: reason, holdUntil: until }),
  });
}

/** Returns a held order to the status that it had before. */
export const resumeOrder = defineCommand({
  name: 'orders.resume',
  permission: 'orderUpdate',
  input: z.object(target),
  run: (context, input) =>
    transitionOrder(context, { to: ({ heldFrom, status }) => heldFrom ?? status, from: ['HOLD'], summary: msg('No longer on hold') }, input),
});

/**
 * Reopens a cancelled order; it reserves stock again when it is confirmed. Where its goods are missing and may be
 * preordered, it waits for them as a new one would.
 */
export const reopenOrder = defineCommand({
  name: 'orders.reopen',
  permission: 'orderUpdate',
  input: z.object(target),
  run: async (context, input) => {
    const { tx, session: { businessId } } = context;
    const lines = await tx.orderLine.findMany({ where: { businessId, orderId: input.orderId }, select: { variantId: true, bundleId: true, quantity: true } });
    const { variants } = await draftFacts(tx, businessId, lines.flatMap(({ variantId, bundleId }) => (bundleId ? [variantId, bundleId] : [variantId])));
    return reopen(context, input, waitsForGoods(lines, variants) ? 'PREORDER' : 'PENDING');
  },
});

/** Reopens a cancelled order in the caller's command. */
export async function reopen(
  context: CommandContext, input: { orderId: string; version?: number }, to: 'PENDING' | 'PREORDER',
): Promise<{ id: string }> {
  const { reopenDays: days } = await orderSettings(context.tx, context.session.businessId);
  const summary = to === 'PREORDER' ? msg('Taken up again, waits for its goods') : msg('Taken up again');
  return transitionOrder(context, { to, from: ['CANCELLED'], summary }, {
    ...input,
    change: ({ cancelledAt }) => {
      if (cancelledAt && Date.now() - cancelledAt.getTime() > days * DAY_MS) {
        throw new PreconditionError('TOO_LATE', msg('Cancelled more than {{days}} days ago: take a new order', { days }));
      }
      return {};
    },
  });
}
