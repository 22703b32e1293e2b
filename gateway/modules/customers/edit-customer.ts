import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import { lockCustomer } from './lock-customer.ts';

export const MAX_TAGS = 20;
export const MAX_TAG = 30;
export const MAX_NOTE = 1_000;

/** A word that staff sort customers by. */
export const customerTag = () => requiredText(MAX_TAG);

/**
 * Changes what staff know of a customer; fields that are left out stay as they are. The phone number is who they are, and
 * their orders keep the names that they were taken with. Throws NotFoundError, ConflictError for a stale version,
 * PreconditionError MERGED.
 */
export const editCustomer = defineCommand({
  name: 'customers.edit',
  permission: 'ADMIN',
  input: z.object({
    customerId: idOf('Customer'),
    version: version().optional(),
    name: requiredText(100).optional().describe('What they are called; their orders keep the names that they were taken with.'),
    note: text(MAX_NOTE).optional().describe('For the staff.'),
    tags: z.array(customerTag()).max(MAX_TAGS).optional().describe('All of their tags.'),
    smsOptOut: z.boolean().optional().describe('They want no SMS but those about their own orders.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { customerId: id, version: seen, tags, ...given }) => {
    await lockCustomer(tx, businessId, id, seen);
    const where = { businessId_id: { businessId, id } };
    const before = await tx.customer.findUniqueOrThrow({ where, select: { name: true, note: true, tags: true, smsOptOut: true } });
    const after = {
      ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(tags && { tags: [...new Set(tags)] }),
    };
    if (JSON.stringify(before) === JSON.stringify(after)) return { id };
    await tx.customer.update({ where, data: { ...after, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Customer', id], summary: msg('Edited'), before, after });
    return { id };
  },
});
