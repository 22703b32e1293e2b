import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { refuseGrant } from '../../../schema/rules/member-rules.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, text } from '../../commands/fields.ts';
import { ConflictError, ForbiddenError, PreconditionError } from '../../errors.ts';
import { claimUsage } from '../business/usage.ts';
import { lockMember } from './find-member.ts';
import { countInvitationMail } from './invitation-limits.ts';
import { flagList, memberRole, setFlags } from './member-fields.ts';

/** Stands in for the Firebase uid until the account has been found or made. */
export const INVITED_UID = 'invited:';

export const emailAddress = z
  .string()
  .trim()
  .max(254, 'At most 254 characters')
  .toLowerCase()
  .pipe(z.email('Please enter a valid e-mail address'));

/**
 * Invites somebody by e-mail: takes a seat of the package at once, writes to them in the background. They are a
 * member once they accept, signed in with that address and with proof that it is theirs.
 */
export const inviteMember = defineCommand({
  name: 'identity.inviteMember',
  permission: 'createUser',
  input: z.object({ email: emailAddress, name: text(100).optional().describe('What to call them until they join.'), role: memberRole, flags: flagList() }),
  run: async (context, { email: address, name, role, flags }) => {
    const { tx, session, audit, enqueue } = context;
    const { businessId } = session;
    const refusal = refuseGrant(session, { role, flags }, null);
    if (refusal) throw new ForbiddenError(refusal);
    const userId = await findOrAddUser(context, address);
    await refuseTwice(context, userId);
    await claimUsage(tx, businessId, 'user');
    await countInvitationMail(context, { userId, isFirst: true });
    const invitation = { status: 'INVITED' as const, joinedAt: null, invitedName: name, invitedById: session.userId };
    await tx.membership.createMany({ data: [{ businessId, userId, role, ...invitation }] });
    await tx.userPermission.createMany({ data: [{ businessId, userId, ...flags }] });
    const after = { email: address, role, flags: setFlags(flags) };
    const summary = INVITED_AS[role](address);
    await audit({ entity: ['Member', userId], summary, after });
    await enqueue('identity.sendInvitation', { userId, businessId }, { jobKey: `invitation:${businessId}:${userId}` });
    return { userId };
  },
});

/**
 * The user with this address, added if new, who keeps it until the transaction ends. The name that the business gives them is
 * stored with the membership only.
 */
export async function findOrAddUser({ tx }: CommandContext, address: string): Promise<string> {
  const id = uuidv7();
  await tx.user.createMany({
    data: [{ id, firebaseUid: `${INVITED_UID}${id}`, email: address }],
    skipDuplicates: true,
  });
  const [user] = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM "User" WHERE "email" = ${address} FOR KEY SHARE`;
  // Their account has just taken another address.
  if (!user) throw new ConflictError('Somebody else has just saved the same, please reload');
  return user.id;
}

const INVITED_AS = {
  MEMBER: (address: string) => msg('Invited {{address}} as member', { address }),
  ADMIN: (address: string) => msg('Invited {{address}} as admin', { address }),
  FOUNDER: (address: string) => msg('Invited {{address}} as founder', { address }),
};

async function refuseTwice({ tx, session }: CommandContext, userId: string): Promise<void> {
  const { businessId } = session;
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR UPDATE`;
  const member = await tx.membership.findUnique({
    where: { businessId_userId: { businessId, userId } },
    select: { status: true },
  });
  if (!member) return;
  const standing = {
    ACTIVE: msg('This person is already a member'),
    INVITED: msg('This person is already invited'),
    DISABLED: msg('This person is a disabled member'),
  };
  throw new ConflictError(standing[member.status]);
}

/** Sends the mail again to somebody who has not accepted yet. */
export const resendInvitation = defineCommand({
  name: 'identity.resendInvitation',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member') }),
  run: async (context, { memberId }) => {
    const { session: { businessId }, audit, enqueue } = context;
    const { status, email: address } = await lockMember(context, memberId);
    if (status !== 'INVITED') throw new PreconditionError('NOT_INVITED', 'This person has accepted already');
    await countInvitationMail(context, { userId: memberId, isFirst: false });
    await audit({ entity: ['Member', memberId], summary: msg('Invited {{address}} again', { address }) });
    const jobKey = `invitation:${businessId}:${memberId}`;
    await enqueue('identity.sendInvitation', { userId: memberId, businessId }, { jobKey });
    return { userId: memberId };
  },
});
