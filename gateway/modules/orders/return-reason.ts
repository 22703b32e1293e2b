import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import type { OrderStatus, ReasonBy } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';
import { target } from './order-commands.ts';
import type { OrderFacts } from './order-facts.ts';
import { GIVEN_BACK } from './order-state.ts';

type KeptReason = Pick<OrderFacts, 'returnReason' | 'returnReasonBy'>;

/** Input: why goods come back, beside a step that is about something else. */
export const returnReasonInput = () => text(300).optional().describe('Why it comes back; what was said before stays when left out or empty.');

/** The columns that a reason changes: none for no reason, and none where a person has said another one than the courier now does. */
export function withReason(order: KeptReason, reason: string | undefined, by: ReasonBy = 'PERSON'): Partial<KeptReason> {
  if (!reason || (by === 'COURIER' && order.returnReasonBy === 'PERSON')) return {};
  return { returnReason: reason, returnReasonBy: by };
}

/** The timeline says what was said before: reasons are corrected. */
export async function auditReason(
  { audit }: CommandContext, orderId: string, { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  if (before === after) return;
  const summary = after === null ? msg('No longer the reason of the return: {{before}}', { before: before! })
    : before === null ? msg('Reason of the return: {{reason}}', { reason: after })
      : msg('Reason of the return: {{reason}}; before: {{before}}', { reason: after, before });
  await audit({ entity: ['Order', orderId], summary, before: { returnReason: before }, after: { returnReason: after } });
}

/** A reason that is given beside a step: the columns that it changes, and its own line in the timeline behind that of the step. */
export function sayReason(context: CommandContext, orderId: string, reason: string | undefined) {
  let before: string | null = null;
  return {
    change: (order: OrderFacts) => {
      before = order.returnReason;
      return withReason(order, reason);
    },
    audit: async () => { if (reason) await auditReason(context, orderId, { before, after: reason }); },
  };
}

const kept = { status: true, returnReason: true, returnReasonBy: true } as const;

/** Says, corrects or takes back why goods of an order come back. Throws PreconditionError WRONG_STATUS where none do. */
export const setReturnReason = defineCommand({
  name: 'orders.setReturnReason',
  permission: 'orderUpdate',
  input: z.object({ ...target, reason: text(300).describe('Why, in words; empty to take back what was said.') }),
  run: async (context, { orderId, version, reason }) => {
    const { tx, session: { businessId } } = context;
    await lockRow(tx, 'Order', businessId, orderId, version);
    const where = { businessId_id: { businessId, id: orderId } };
    const { status, returnReason: before, returnReasonBy } = await tx.order.findUniqueOrThrow({ where, select: kept });
    if (!GIVEN_BACK.includes(status)) throw new PreconditionError('WRONG_STATUS', 'Nothing of this order comes back');
    const after = reason || null;
    if (after === before && returnReasonBy !== 'COURIER') return { id: orderId };
    await tx.order.update({
      where, data: { returnReason: after, returnReasonBy: after === null ? null : 'PERSON', version: { increment: 1 } }, select: { id: true },
    });
    await auditReason(context, orderId, { before, after });
    return { id: orderId };
  },
});

/** Orders of which a courier may say why they come back: also one whose refusal is still to be decided. */
const TOLD: readonly OrderStatus[] = [...GIVEN_BACK, 'SHIPPED'];

/**
 * Keeps the reason of a courier's report that moves no order: the caller has locked it. Not a new version: whoever is at work
 * on the order may go on, and their word counts more.
 */
export async function noteCourierReason(context: CommandContext, orderId: string, reason: string): Promise<void> {
  const { tx, session: { businessId } } = context;
  const where = { businessId_id: { businessId, id: orderId } };
  const order = await tx.order.findUniqueOrThrow({ where, select: kept });
  const change = withReason(order, reason, 'COURIER');
  if (!change.returnReason || change.returnReason === order.returnReason || !TOLD.includes(order.status)) return;
  await tx.order.update({ where, data: change, select: { id: true } });
  await auditReason(context, orderId, { before: order.returnReason, after: change.returnReason });
}
