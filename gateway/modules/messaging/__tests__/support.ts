import type { PermissionFlag, Role } from '../../../../schema/rules/permissions.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';

/** A business of its own with so many messages on its balance and no templates; returns its id. */
export async function makeBusiness(smsBalance: number): Promise<string> {
  const { id } = await seedBusiness({ smsBalance });
  await db.messageTemplate.deleteMany({ where: { businessId: id } });
  return id;
}

interface Who {
  role?: Role;
  flags?: PermissionFlag[];
}

/** Session of a new member of that business, a founder by default, or of a super-administrator there. */
export async function sessionIn(businessId: string, { role = 'FOUNDER', flags = [] }: Who = {}): Promise<Session> {
  const user = await seedUser({ name: 'Nasrin', isSuperAdmin: role === 'SUPERADMIN' });
  if (role !== 'SUPERADMIN') await withMember({ id: businessId }, { role, flags, user });
  return sessionFor({ ...user, businessId });
}

/** The balance, what its ledger says, and what the messages that were not paid back cost. */
export async function balanceOf(businessId: string) {
  const [business, ledger, kept] = await Promise.all([
    db.business.findUniqueOrThrow({ where: { id: businessId }, select: { smsBalance: true } }),
    db.usageEntry.aggregate({ where: { businessId, kind: 'SMS' }, _sum: { delta: true } }),
    db.smsMessage.aggregate({ where: { businessId, status: { not: 'REFUNDED' } }, _sum: { cost: true } }),
  ]);
  return { balance: business.smsBalance, ledger: ledger._sum.delta ?? 0, kept: kept._sum.cost ?? 0 };
}
