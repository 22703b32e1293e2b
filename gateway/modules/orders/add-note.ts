import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';

/** Adds a note to an order: it appears in the timeline, with its author and time. Nothing else changes. */
export const addOrderNote = defineCommand({
  name: 'orders.addNote',
  permission: 'orderUpdate',
  input: z.object({ orderId: idOf('Order'), text: requiredText(500).describe('What is to be remembered.') }),
  run: async ({ tx, session: { businessId }, audit }, { orderId, text }) => {
    await lockRow(tx, 'Order', businessId, orderId);
    await audit({ entity: ['Order', orderId], summary: msg('Note: {{text}}', { text }) });
    return { id: orderId };
  },
});
