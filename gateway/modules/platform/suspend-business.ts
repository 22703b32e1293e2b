import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { ConflictError } from '../../errors.ts';
import { lockBusiness } from './lock-business.ts';

const businessId = idOf('PlatformBusiness');

/**
 * Keeps the people of a business out, from their next request on. What comes from outside (orders of its shops, reports
 * of couriers) is still taken in, so that nothing is missing when it goes on.
 */
export const suspendBusiness = defineCommand({
  name: 'platform.suspendBusiness',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({ businessId, reason: requiredText(300).describe('Why; its people read it when they come.') }),
  run: async ({ tx, audit }, { businessId: id, reason }) => {
    const { suspendedAt } = await lockBusiness(tx, id);
    if (suspendedAt) throw new ConflictError('This business is suspended already');
    const after = { suspendedAt: new Date(), suspendedReason: reason };
    await tx.business.update({ where: { id }, data: after, select: { id: true } });
    await audit({ entity: ['Business', id], summary: msg('Suspended: {{reason}}', { reason }), before: { suspendedAt }, after, businessId: id });
    return { id };
  },
});

/** Lets the people of a suspended business in again. */
export const resumeBusiness = defineCommand({
  name: 'platform.resumeBusiness',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({ businessId, reason: requiredText(300).describe('Why it may go on.') }),
  run: async ({ tx, audit }, { businessId: id, reason }) => {
    const { suspendedAt, suspendedReason } = await lockBusiness(tx, id);
    if (!suspendedAt) throw new ConflictError('This business is not suspended');
    const after = { suspendedAt: null, suspendedReason: '' };
    await tx.business.update({ where: { id }, data: after, select: { id: true } });
    const summary = msg('No longer suspended: {{reason}}', { reason });
    await audit({ entity: ['Business', id], summary, before: { suspendedAt, suspendedReason }, after, businessId: id });
    return { id };
  },
});
