import { z } from 'zod';
import type { PermissionFlag } from '../../../schema/rules/permissions.ts';
import type { CommandContext } from '../../commands/command.ts';
import { db, type Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { NotFoundError } from '../../errors.ts';

/** More than any package allows (some hundreds of users). */
const MAX_MEMBERS = 1_000;

export const assignee = z.object({ id: z.uuid().nullable(), name: z.string() });
export type Assignee = z.output<typeof assignee>;

export const NOBODY: Assignee = { id: null, name: '' };

/** Who works in the business now; only those who have the flag, where one is given. */
const membersWhere = (businessId: string, flag?: PermissionFlag): Prisma.MembershipWhereInput => ({
  businessId, status: 'ACTIVE', joinedAt: { not: null },
  ...(flag && { OR: [{ role: { in: ['FOUNDER', 'ADMIN'] } }, { permission: { [flag]: true } }] }),
});

const named = { userId: true, invitedName: true, user: { select: { name: true } } } satisfies Prisma.MembershipSelect;

const nameOf = ({ invitedName, user }: { invitedName: string; user: { name: string } }) => user.name || invitedName;

/** Id and name of an active member, who has the flag where one is given; NOBODY when no id is given. Throws NotFoundError. */
export async function findAssignee({ tx, session: { businessId } }: CommandContext, userId: string | undefined, flag?: PermissionFlag): Promise<Assignee> {
  if (!userId) return NOBODY;
  const member = await tx.membership.findFirst({ where: { ...membersWhere(businessId, flag), userId }, select: named });
  if (!member) throw new NotFoundError('Member');
  return { id: userId, name: nameOf(member) };
}

/** Whoever work can be given to, by name. */
export async function listAssignees(businessId: string, flag?: PermissionFlag): Promise<{ userId: string; name: string }[]> {
  const rows = await db.membership.findMany({ where: membersWhere(businessId, flag), select: named, take: MAX_MEMBERS });
  return rows.map((row) => ({ userId: row.userId, name: nameOf(row) })).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Those of these users whom work can be given to, by id. */
export async function eligibleMembers(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, Assignee>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.membership.findMany({ where: { ...membersWhere(businessId, 'newOrder'), userId: { in: [...ids] } }, select: named });
  return new Map(rows.map((row) => [row.userId, { id: row.userId, name: nameOf(row) }]));
}
