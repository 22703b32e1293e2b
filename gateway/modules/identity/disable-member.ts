import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { PreconditionError } from '../../errors.ts';
import { claimUsage, releaseUsage } from '../business/usage.ts';
import { assertAnotherFounder, lockMember, type FoundMember } from './find-member.ts';

/**
 * Takes a member out of the business, or back in. Their sessions end at once and their seat is free; coming
 * back takes a seat again. Repeating it changes nothing.
 */
export const setMemberDisabled = defineCommand({
  name: 'identity.setMemberDisabled',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member'), disabled: z.boolean() }),
  run: async (context, { memberId: userId, disabled }) => {
    const member = await lockMember(context, userId);
    if (disabled && member.status !== 'DISABLED') await disable(context, member);
    if (!disabled && member.status === 'DISABLED') await enable(context, member);
    return { userId };
  },
});

async function disable(context: CommandContext, member: FoundMember): Promise<void> {
  const { tx, session, audit } = context;
  const { userId, email, role } = member;
  if (userId === session.user?.id) throw new PreconditionError('SELF', 'You cannot disable yourself');
  if (role === 'FOUNDER') await assertAnotherFounder(context, userId);
  await setStatus(context, member, 'DISABLED');
  await releaseUsage(tx, session.businessId, 'user');
  await endSessions(context, member);
  await audit({ entity: ['Member', userId], summary: `Disabled ${email}` });
}

async function enable(context: CommandContext, member: FoundMember): Promise<void> {
  const { tx, session, audit } = context;
  const { userId, email } = member;
  await claimUsage(tx, session.businessId, 'user');
  await setStatus(context, member, member.seen ? 'ACTIVE' : 'INVITED');
  // Firebase tells sign-ins by the second: one made in the second of disabling counts again from here on.
  await tx.$executeRaw`UPDATE "User" SET "sessionsValidAfter" = date_trunc('second', "sessionsValidAfter")
    WHERE "id" = ${userId}::uuid`;
  await audit({ entity: ['Member', userId], summary: `Enabled ${email}` });
}

async function setStatus(
  { tx, session }: CommandContext,
  { userId }: FoundMember,
  status: FoundMember['status'],
): Promise<void> {
  await tx.membership.update({
    where: { businessId_userId: { businessId: session.businessId, userId } },
    data: { status, version: { increment: 1 } },
    select: { userId: true },
  });
}

/**
 * Refused here from the next request on; Firebase is told in the background, so that it issues no new
 * tokens.
 */
async function endSessions({ tx, enqueue }: CommandContext, member: FoundMember): Promise<void> {
  const { userId: id, firebaseUid } = member;
  await tx.user.update({ where: { id }, data: { sessionsValidAfter: new Date() }, select: { id: true } });
  await enqueue('identity.revokeTokens', { firebaseUid }, { jobKey: `revoke:${firebaseUid}` });
}

/** Signs a member out everywhere; they may sign in again. */
export const endMemberSessions = defineCommand({
  name: 'identity.endMemberSessions',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member') }),
  run: async (context, { memberId }) => {
    const member = await lockMember(context, memberId);
    await endSessions(context, member);
    await context.audit({ entity: ['Member', memberId], summary: `Ended the sessions of ${member.email}` });
    return { userId: memberId };
  },
});
