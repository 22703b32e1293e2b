import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { phone, requiredText, text } from '../../commands/fields.ts';
import { ConflictError } from '../../errors.ts';
import { isNameTaken } from '../business/business-name.ts';
import { openBusiness } from '../business/open-business.ts';
import { subscriptionTier } from '../business/tier-limits.ts';
import { emailAddress, findOrAddUser } from '../identity/invite-member.ts';

/**
 * Opens a business for somebody. Its founder is invited by e-mail, and is a member only once they have accepted with
 * proof that the address is theirs, as everybody who is invited.
 */
export const addBusiness = defineCommand({
  name: 'platform.addBusiness',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    name: requiredText(100).describe('What the business is called.'),
    founderEmail: emailAddress.describe('Address of its founder.'),
    founderName: text(100).optional().describe('What to call the founder until they join.'),
    hotline: phone().optional(),
    tier: subscriptionTier.describe('Its package.'),
    days: z.int('Enter a whole number').min(0, 'Must be 0 or more').max(3_660).describe('How long its package runs to begin with.'),
  }),
  run: async (context, { name, founderEmail, founderName, hotline, tier, days }) => {
    const { tx, session, audit, enqueue } = context;
    const founderId = await findOrAddUser(context, founderEmail);
    await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${founderId}::uuid FOR NO KEY UPDATE`;
    if (await isNameTaken(tx, { founderId, name })) throw new ConflictError('This founder already has a business with this name');
    const packageExpiresAt = new Date(Date.now() + days * DAY_MS);
    const invitation = { name: founderName ?? '', invitedById: session.userId };
    const businessId = await openBusiness(tx, { name, founderId, tier, packageExpiresAt, hotline, invitation });
    await tx.usageEntry.createMany({
      data: [{ businessId, kind: 'PACKAGE_DAYS', delta: days, key: 'opened', reason: 'Opened by Karbar', actorId: session.userId }],
    });
    const after = { name, founderEmail, tier, packageExpiresAt };
    await audit({ entity: ['Business', businessId], summary: msg('Opened the business {{name}} for {{email}}', { name, email: founderEmail }), after, businessId });
    await enqueue('identity.sendInvitation', { userId: founderId, businessId }, { jobKey: `invitation:${businessId}:${founderId}` });
    return { id: businessId };
  },
});
