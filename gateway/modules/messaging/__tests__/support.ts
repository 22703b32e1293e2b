import { v7 as uuidv7 } from 'uuid';
import { PERMISSION_FLAGS, type PermissionFlag, type PermissionFlags, type Role } from '../../../../schema/rules/permissions.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { Session, USUAL_RULES } from '../../../session/session.ts';

const TOMORROW = new Date(Date.now() + 86_400_000);

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

/** Session of a member of that business; a founder by default. */
export function sessionIn(businessId: string, { role = 'FOUNDER', flags = [] }: Who = {}): Session {
  const id = uuidv7();
  const all = Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, flags.includes(flag)])) as PermissionFlags;
  return new Session({
    user: { id, firebaseUid: id, email: `${id}@shop.test`, name: 'Nasrin' },
    business: { id: businessId, name: 'Shop', packageExpiresAt: TOMORROW, orderPrefix: '', rules: USUAL_RULES },
    role,
    flags: all,
  });
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
