import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { NotFoundError } from '../../errors.ts';
import { lockBusiness } from './lock-business.ts';

/** A look at what somebody sees ends by itself. */
const VIEW_MS = 60 * 60_000;

/**
 * Gives a super-administrator the rights of one member of a business, and no others, for an hour: to see what that person
 * sees. What is done meanwhile stands in the audit trail under the super-administrator's own name.
 */
export const viewAsMember = defineCommand({
  name: 'platform.viewAsMember',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    businessId: idOf('PlatformBusiness'),
    memberId: idOf('PlatformMember'),
    reason: requiredText(300).describe('Why; it stands in the audit trail of the business.'),
  }),
  run: async ({ tx, session, audit }, { businessId, memberId, reason }) => {
    // People before their businesses.
    await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${session.userId}::uuid FOR NO KEY UPDATE`;
    await lockBusiness(tx, businessId);
    const member = await tx.membership.findUnique({
      where: { businessId_userId: { businessId, userId: memberId }, status: 'ACTIVE' },
      select: { user: { select: { name: true, email: true } } },
    });
    if (!member) throw new NotFoundError('Member');
    const until = new Date(Date.now() + VIEW_MS);
    await tx.user.update({
      where: { id: session.userId },
      data: { selectedBusinessId: businessId, viewsAsUserId: memberId, viewsUntil: until },
      select: { id: true },
    });
    const name = member.user.name || member.user.email;
    const summary = msg('Looks at the business as {{name}} sees it, for Karbar: {{reason}}', { name, reason });
    await audit({ entity: ['Business', businessId], summary, after: { memberId, until }, businessId });
    return { id: businessId };
  },
});

/** Ends it before its hour is over. */
export const stopViewingAsMember = defineCommand({
  name: 'platform.stopViewingAsMember',
  permission: 'SIGNED_IN',
  allowExpired: true,
  input: z.object({}),
  run: async ({ tx, session, audit }) => {
    const { userId, business, viewsAs } = session;
    const none = { viewsAsUserId: null, viewsUntil: null };
    await tx.user.update({ where: { id: userId }, data: none, select: { id: true } });
    if (business && viewsAs) {
      const summary = msg('No longer looks at the business as {{name}} sees it', { name: viewsAs.name });
      await audit({ entity: ['Business', business.id], summary });
    }
    return { isEnded: viewsAs !== null };
  },
});
