import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { claimUsage, releaseUsage } from '../business/usage.ts';
import { assertAnotherFounder, lockMember, type FoundMember } from './find-member.ts';

/**
 * Takes a member out of this business, or back in: their sessions reach it no more from the next request on, and the
 * seat is free; coming back takes a seat again. Everything else of the person is untouched. An invitation that was not
 * accepted is an invitation again afterwards. Repeating it changes nothing.
 */
export const setMemberDisabled = defineCommand({
  name: 'identity.setMemberDisabled',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member'), disabled: z.boolean().describe('True takes them out, false lets them in again.') }),
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
  await update(context, member, { status: 'DISABLED', sessionsValidAfter: new Date() });
  await releaseUsage(tx, session.businessId, 'user');
  await audit({ entity: ['Member', userId], summary: msg('Disabled {{email}}', { email }) });
}

async function enable(context: CommandContext, member: FoundMember): Promise<void> {
  const { tx, session, audit } = context;
  const { userId, email, sessionsValidAfter } = member;
  await claimUsage(tx, session.businessId, 'user');
  await update(context, member, {
    status: member.hasJoined ? 'ACTIVE' : 'INVITED',
    // Firebase tells sign-ins by the second: one made in the second of disabling counts again from here on.
    sessionsValidAfter: sessionsValidAfter && new Date(Math.floor(sessionsValidAfter.getTime() / 1_000) * 1_000),
  });
  await audit({ entity: ['Member', userId], summary: msg('Enabled {{email}}', { email }) });
}

async function update(
  { tx, session: { businessId } }: CommandContext,
  { userId }: FoundMember,
  data: Prisma.MembershipUpdateInput,
): Promise<void> {
  await tx.membership.update({
    where: { businessId_userId: { businessId, userId } },
    data: { ...data, version: { increment: 1 } },
    select: { userId: true },
  });
}

/**
 * Signs a member out of this business, on every device; they sign in again to come back. Their other businesses, and
 * the account itself, are theirs.
 */
export const endMemberSessions = defineCommand({
  name: 'identity.endMemberSessions',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member') }),
  run: async (context, { memberId }) => {
    const member = await lockMember(context, memberId);
    if (member.status !== 'ACTIVE') throw new PreconditionError('NOT_ACTIVE', 'This person is not an active member');
    await update(context, member, { sessionsValidAfter: new Date() });
    await context.audit({ entity: ['Member', memberId], summary: msg('Ended the sessions of {{email}}', { email: member.email }) });
    return { userId: memberId };
  },
});
