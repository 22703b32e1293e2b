import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError } from '../../errors.ts';
import { activeMembership } from './active-membership.ts';
import type { BusinessSummary } from './business-queries.ts';

/** The user works in another business from the next request on. Also into one whose package has expired. */
export const switchBusiness = defineCommand({
  name: 'business.switch',
  permission: 'SIGNED_IN',
  scope: 'person',
  allowExpired: true,
  input: z.object({ businessId: idOf('Business') }),
  run: async (context, { businessId }) => {
    const { tx, session, audit } = context;
    const { userId } = session;
    const business = await findOwn(context, businessId);
    const data = { selectedBusinessId: businessId };
    await tx.user.update({ where: { id: userId }, data, select: { id: true } });
    await audit({ entity: ['User', userId], summary: msg('Switched to {{name}}', { name: business.name }), businessId });
    return business;
  },
});

/** A business that the user does not belong to is not found, like one that does not exist. */
async function findOwn({ tx, session }: CommandContext, id: string): Promise<BusinessSummary> {
  const { role } = session;
  const own = { members: { some: activeMembership(session) } };
  const business = await tx.business.findFirst({
    where: { id, ...(role !== 'SUPERADMIN' && own) },
    select: { id: true, name: true, packageExpiresAt: true },
  });
  if (!business) throw new NotFoundError('Business');
  return business;
}
