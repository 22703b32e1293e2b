import { v7 as uuidv7 } from 'uuid';
import type { PermissionFlag, PermissionFlags, Role } from '../../../../schema/rules/permissions.ts';
import { PERMISSION_FLAGS } from '../../../../schema/rules/permissions.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { changeSmsBalance } from '../sms-balance.ts';

const TOMORROW = new Date(Date.now() + 86_400_000);

/** A business of its own with so many messages on its balance; returns its id. */
export async function makeBusiness(smsBalance: number): Promise<string> {
  const business = await db.business.create({
    data: {
      name: `Shop ${uuidv7()}`,
      packageExpiresAt: TOMORROW,
      smsRate: 0.5,
      productLimit: 10,
      ecomOrderLimit: 10,
      userLimit: 10,
      packagePricePoisha: 50_000n,
      createdById: uuidv7(),
    },
  });
  await db.$transaction((tx) =>
    changeSmsBalance(tx, business.id, { delta: smsBalance, key: 'opening', reason: 'Opening', actorId: null }),
  );
  return business.id;
}

interface Who {
  role?: Role;
  flags?: PermissionFlag[];
}

/** Somebody who works in that business; a founder unless told. */
export function sessionIn(businessId: string, { role = 'FOUNDER', flags = [] }: Who = {}): Session {
  const id = uuidv7();
  const all = Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, flags.includes(flag)])) as PermissionFlags;
  return new Session({
    user: { id, firebaseUid: id, email: `${id}@shop.test`, name: 'Nasrin' },
    business: { id: businessId, name: 'Shop', packageExpiresAt: TOMORROW },
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
