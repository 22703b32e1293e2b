import { flagsOf } from '../../../schema/rules/permission-presets.ts';
import type { PermissionFlag } from '../../../schema/rules/permissions.ts';
import { db } from '../../../gateway/db/client.ts';
import type { MemberRole } from '../../../gateway/db/generated/client/enums.ts';
import { seedUser, type SeedUser } from './user.ts';
import { PATIENT } from '../patient.ts';

export interface Member extends SeedUser {
  businessId: string;
  role: MemberRole;
}

export interface SeedMember {
  role?: MemberRole;
  /** Null for a member without a permission record. */
  flags?: readonly PermissionFlag[] | null;
  name?: string;
  /** An existing user, for a member of several businesses. */
  user?: SeedUser;
}

/** Adds an active member to the business, with exactly these flags. */
export async function withMember(
  { id: businessId }: { id: string },
  { role = 'MEMBER', flags = [], name = `${role} member`, user }: SeedMember = {},
): Promise<Member> {
  const person = user ?? (await seedUser({ name }));
  const userId = person.id;
  await db.$transaction(async (tx) => {
    await tx.membership.createMany({ data: [{ businessId, userId, role }] });
    if (flags) await tx.userPermission.createMany({ data: [{ businessId, userId, ...flagsOf(flags) }] });
    await tx.$executeRaw`UPDATE "Business" SET "userUsage" = "userUsage" + 1
      WHERE "id" = ${businessId}::uuid`;
  }, PATIENT);
  return { ...person, businessId, role };
}
