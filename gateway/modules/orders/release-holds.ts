import { z } from 'zod';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { DomainError, PreconditionError } from '../../errors.ts';
import { Session } from '../../session/session.ts';
import { orderSettings } from '../business/order-settings.ts';
import { target } from './order-commands.ts';
import { MOVES } from './order-state.ts';
import { moveAll } from './order-stock.ts';
import { transitionOrder } from './transition-orders.ts';

/** Gives the reserved stock of a forgotten hold back. The order stays on hold, and has to be confirmed again. */
const releaseHold = defineCommand({
  name: 'orders.releaseHold',
  permission: 'orderUpdate',
  input: z.object(target),
  run: async (context, input) => {
    const { holdReleaseDays: days } = await orderSettings(context.tx, context.session.businessId);
    return transitionOrder(context, {
      to: 'HOLD', from: ['HOLD'],
      summary: msg('Nobody has decided for {{days}} days: its stock is free again', { days }),
      moves: ({ lines }) => moveAll(lines, MOVES.release, ''),
    }, {
      ...input,
      change: ({ holdReason, holdUntil }) => {
        // It was held anew, or the business has changed its days, after it was found.
        if (!holdUntil || new Date(holdUntil) >= new Date(addDays(dhakaDay(new Date()), -days))) throw new PreconditionError('NOT_DUE', msg('It is not due'));
        return { heldFrom: 'PENDING', reservedAtOrder: false, holdReason, holdUntil };
      },
    });
  },
});

const MAX_AT_ONCE = 200;

/** Releases the stock of all holds that are forgotten. One that fails is left for the next run. */
export async function releaseForgottenHolds(signal?: AbortSignal): Promise<void> {
  const left = new Set<string>();
  for (;;) {
    const due = await db.$queryRaw<{ businessId: string; id: string }[]>`
      SELECT o."businessId", o."id" FROM "Order" o JOIN "Business" b ON b."id" = o."businessId"
      WHERE o."status" = 'HOLD' AND o."holdUntil" < ${dhakaDay(new Date())}::date - b."holdReleaseDays" AND NOT o."id" = ANY(${[...left]}::uuid[])
        AND EXISTS (SELECT 1 FROM "StockAllocation" a WHERE a."businessId" = o."businessId" AND a."orderId" = o."id" AND a."reserved" > 0)
      ORDER BY o."holdUntil", o."id" LIMIT ${MAX_AT_ONCE}`;
    if (due.length === 0) return;
    for (const { businessId, id: orderId } of due) {
      if (signal?.aborted) return;
      left.add(orderId);
      try {
        await execute(releaseHold, Session.system(businessId), { orderId });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
  }
}
