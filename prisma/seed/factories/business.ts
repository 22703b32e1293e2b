import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { db } from '../../../gateway/db/client.ts';
import type { SubscriptionTier } from '../../../gateway/db/generated/client/enums.ts';
import { changeSmsBalance } from '../../../gateway/modules/messaging/sms-balance.ts';
import { openBusiness } from '../../../gateway/modules/business/open-business.ts';
import type { Member } from './member.ts';
import { seedUser, type SeedUser } from './user.ts';
import { PATIENT } from '../patient.ts';

export interface SeedBusiness {
  name?: string;
  tier?: SubscriptionTier;
  /** Negative for a package that has expired; 30 unless given. */
  expiresInDays?: number;
  smsBalance?: number;
  /** Instead of the tier's. */
  limits?: { productLimit?: number; ecomOrderLimit?: number; userLimit?: number; fileLimitMb?: number };
  /** An existing user, for a founder of several businesses. */
  founder?: SeedUser;
}

export interface Shop {
  id: string;
  name: string;
  founder: Member;
  locationId: string;
}

/** A new business with a founder, accounts, location and templates, shared with no other test. */
export async function seedBusiness(options: SeedBusiness = {}): Promise<Shop> {
  const { tier = 'PRO', expiresInDays = 30, smsBalance = 0, limits = {} } = options;
  const id = uuidv7();
  const name = options.name ?? `Shop ${id.slice(-6)}`;
  const founder = options.founder ?? (await seedUser({ name: `Founder of ${name}` }));
  const packageExpiresAt = new Date(Date.now() + expiresInDays * DAY_MS);
  await db.$transaction(async (tx) => {
    await openBusiness(tx, { id, name, founderId: founder.id, tier, packageExpiresAt });
    await tx.business.update({ where: { id }, data: limits, select: { id: true } });
    if (smsBalance > 0) {
      const change = { delta: smsBalance, key: 'seed', reason: 'Opening balance', actorId: null };
      await changeSmsBalance(tx, id, change);
    }
  }, PATIENT);
  const location = await db.location.findFirstOrThrow({ where: { businessId: id }, select: { id: true } });
  return { id, name, founder: { ...founder, businessId: id, role: 'FOUNDER' }, locationId: location.id };
}
