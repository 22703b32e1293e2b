import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { releaseUsage } from '../business/usage.ts';

const input = z.object({ businessId: idOf('Business') });

/**
 * The invitation of the session's own person to this business, with their own row and, behind it, the member list locked, as
 * `followAddress` and `inviteMember` do. Throws
 * PreconditionError EMAIL_NOT_VERIFIED for whoever has not proven the address, and NotFoundError without an invitation:
 * nobody else learns of it.
 */
async function lockInvitation({ tx, session }: CommandContext, businessId: string) {
  if (!session.isEmailVerified) {
    const message = 'Please confirm your e-mail address first, then sign in again';
    throw new PreconditionError('EMAIL_NOT_VERIFIED', message);
  }
  const { userId } = session;
  await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR NO KEY UPDATE`;
  const key = { businessId_userId: { businessId, userId } };
  const invitation = await tx.membership.findUnique({
    where: { ...key, status: 'INVITED' },
    select: { invitedName: true },
  });
  if (!invitation) throw new NotFoundError('Invitation');
  return { key, ...invitation };
}

/** Joins the business. From here on it sees the person's name and when they were last here. */
export const acceptInvitation = defineCommand({
  name: 'identity.acceptInvitation',
  permission: 'SIGNED_IN',
  scope: 'person',
  allowExpired: true,
  input,
  run: async (context, { businessId }) => {
    const { tx, session: { userId }, audit } = context;
    const { key, invitedName } = await lockInvitation(context, businessId);
    const joined = { status: 'ACTIVE' as const, joinedAt: new Date(), sessionsValidAfter: null };
    await tx.membership.update({
      where: key,
      data: { ...joined, version: { increment: 1 } },
      select: { userId: true },
    });
    await tx.user.updateMany({ where: { id: userId, name: '' }, data: { name: invitedName } });
    await audit({ entity: ['Member', userId], summary: msg('Accepted the invitation'), businessId });
    return { id: businessId };
  },
});

/** Declines the invitation: the seat is free again, and the business may invite the person again. */
export const declineInvitation = defineCommand({
  name: 'identity.declineInvitation',
  permission: 'SIGNED_IN',
  scope: 'person',
  allowExpired: true,
  input,
  run: async (context, { businessId }) => {
    const { tx, session: { userId }, audit } = context;
    const { key } = await lockInvitation(context, businessId);
    await tx.membership.delete({ where: key, select: { userId: true } });
    await releaseUsage(tx, businessId, 'user');
    await audit({ entity: ['Member', userId], summary: msg('Declined the invitation'), businessId });
    return { id: businessId };
  },
});
