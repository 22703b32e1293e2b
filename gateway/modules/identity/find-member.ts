import {
  PERMISSION_FLAGS, type Grant, type PermissionFlags, type Role,
} from '../../../schema/rules/permissions.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { MemberStatus } from '../../db/generated/client/enums.ts';
import { ConflictError, ForbiddenError, NotFoundError, PreconditionError } from '../../errors.ts';
import { mayManage } from '../../../schema/rules/member-rules.ts';

export interface FoundMember extends Grant {
  userId: string;
  role: Exclude<Role, 'SUPERADMIN'>;
  status: MemberStatus;
  version: number;
  email: string;
  /** False until the invitation is accepted. */
  hasJoined: boolean;
  sessionsValidAfter: Date | null;
}

/**
 * A member of the session's business whom the session may change, with the whole member list locked until the
 * transaction ends: founders are counted under this lock. Throws NotFoundError, ConflictError for a stale
 * version, ForbiddenError for a member of a higher role.
 */
export async function lockMember(
  { tx, session }: CommandContext,
  userId: string,
  version?: number,
): Promise<FoundMember> {
  const { businessId } = session;
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR UPDATE`;
  const row = await tx.membership.findUnique({
    where: { businessId_userId: { businessId, userId } },
    include: { permission: true, user: { select: { email: true } } },
  });
  if (!row) throw new NotFoundError('Member');
  if (version !== undefined && row.version !== version) {
    throw new ConflictError('Member was changed by someone else, please reload');
  }
  if (!mayManage(session, row.role)) {
    throw new ForbiddenError('You cannot change a member above your own role');
  }
  const { role, status, joinedAt, sessionsValidAfter, user: { email } } = row;
  const flags = row.permission && (Object.fromEntries(
    PERMISSION_FLAGS.map((flag) => [flag, row.permission![flag]]),
  ) as PermissionFlags);
  return { userId, role, status, version: row.version, flags, email, hasJoined: joinedAt !== null, sessionsValidAfter };
}

/**
 * Throws PreconditionError LAST_FOUNDER unless another active founder remains. Call it under `lockMember`.
 */
export async function assertAnotherFounder({ tx, session }: CommandContext, userId: string): Promise<void> {
  const { businessId } = session;
  const others = await tx.membership.count({
    where: { businessId, userId: { not: userId }, role: 'FOUNDER', status: 'ACTIVE' },
  });
  if (others === 0) throw new PreconditionError('LAST_FOUNDER', 'A business needs at least one founder');
}
