import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { refuseGrant } from '../../../schema/rules/member-rules.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { ForbiddenError } from '../../errors.ts';
import { assertAnotherFounder, lockMember } from './find-member.ts';
import { flagList, memberRole, setFlags } from './member-fields.ts';

/** Changes role and flags, effective from the member's next request on. */
export const updateMember = defineCommand({
  name: 'identity.updateMember',
  permission: 'createUser',
  input: z.object({ memberId: idOf('Member'), version: version(), role: memberRole, flags: flagList() }),
  run: async (context, { memberId: userId, version: read, role, flags }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const before = await lockMember(context, userId, read);
    const refusal = refuseGrant(session, { role, flags }, before);
    if (refusal) throw new ForbiddenError(refusal);
    if (before.role === 'FOUNDER' && role !== 'FOUNDER') await assertAnotherFounder(context, userId);
    const key = { businessId_userId: { businessId, userId } };
    await tx.membership.update({
      where: key,
      data: { role, version: { increment: 1 } },
      select: { userId: true },
    });
    await tx.userPermission.upsert({
      where: key,
      create: { businessId, userId, ...flags },
      update: flags,
      select: { userId: true },
    });
    await audit({
      entity: ['Member', userId],
      summary: msg('Changed the rights of {{email}}', { email: before.email }),
      before: { role: before.role, flags: setFlags(before.flags) },
      after: { role, flags: setFlags(flags) },
    });
    return { userId };
  },
});
