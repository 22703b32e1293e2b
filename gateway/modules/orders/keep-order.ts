import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { target } from './order-commands.ts';

/** Dismisses a change in the web shop: the order stays as it was approved. */
export const keepOrder = defineCommand({
  name: 'orders.keep',
  permission: 'orderUpdate',
  input: z.object(target),
  run: async ({ tx, session: { businessId }, audit }, { orderId: id, version }) => {
    await lockRow(tx, 'Order', businessId, id, version);
    const where = { businessId_id: { businessId, id } };
    const { shopChange } = await tx.order.findUniqueOrThrow({ where, select: { shopChange: true } });
    if (!shopChange) throw new PreconditionError('NOT_CHANGED', 'Its web shop has not changed it');
    await tx.order.update({ where, data: { shopChange: null, version: { increment: 1 } }, select: { id: true } });
    await audit({
      entity: ['Order', id], summary: msg('Kept as it was approved'), before: { shopChange }, after: { shopChange: null },
    });
    return { id };
  },
});
