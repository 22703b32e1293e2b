import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { databaseTime } from '../../db/clock.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { claimUsage, releaseUsage } from '../business/usage.ts';
import { assertAnotherFounder, lockMember, type FoundMember } from './find-member.ts';

/**
 * Disables a member of this business, or enables them again. Disabling frees the seat and holds from the member's next
 * request on; enabling takes a seat. The person's account and other businesses are not changed. A disabled invitation
 * becomes an invitation again. Repeating it changes nothing.
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
  await update(context, member, { status: 'DISABLED', sessionsValidAfter: await databaseTime(tx) });
  await releaseUsage(tx, session.businessId, 'user');
  await audit({ entity: ['Member', userId], summary: msg('Disabled {{email}}', { email }) });
}

async function enable(context: CommandContext, member: FoundMember): Promise<void> {
  const { tx, session, audit } = context;
  const { userId, email, sessionsValidAfter } = member;
  await claimUsage(tx, session.businessId, 'user');
  await update(context, member, {
    status: member.hasJoined ? 'ACTIVE' : 'INVITED',
    // Firebase stores sign-ins in whole seconds: one of the second of disabling is valid again.
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
 * Ends a member's sessions in this business, on every device, until they sign in again. Their sessions in other
 * businesses go on.
 */
export const endMemberSessions = defineCommand({
  name: 'identity.endMemberSessions',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member') }),
  run: async (context, { memberId }) => {
    const member = await lockMember(context, memberId);
    if (member.status !== 'ACTIVE') throw new PreconditionError('NOT_ACTIVE', 'This person is not an active member');
    await update(context, member, { sessionsValidAfter: await databaseTime(context.tx) });
    await context.audit({ entity: ['Member', memberId], summary: msg('Ended the sessions of {{email}}', { email: member.email }) });
    return { userId: memberId };
  },
});
