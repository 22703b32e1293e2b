import { db } from '../../gateway/db/client.ts';
import { seedBusiness, type SeedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { withMember, type SeedMember } from '../../prisma/seed/factories/member.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { seedUser, type SeedUser } from '../../prisma/seed/factories/user.ts';

export interface Person extends SeedUser {
  /** Where the person works; the first one is selected. */
  shops: Shop[];
}

async function arrive(user: SeedUser, shops: Shop[]): Promise<Person> {
  const data = { selectedBusinessId: shops[0]!.id };
  await db.user.update({ where: { id: user.id }, data, select: { id: true } });
  await withAccount(user);
  return { ...user, shops };
}

/** Somebody who can sign in and founded these businesses. */
export async function makeFounder(first: SeedBusiness = {}, ...others: SeedBusiness[]): Promise<Person> {
  const shops = [await seedBusiness(first)];
  const { founder } = shops[0]!;
  for (const business of others) shops.push(await seedBusiness({ ...business, founder }));
  return arrive(founder, shops);
}

/** Somebody who can sign in and has the same role and flags in each of these businesses. */
export async function makeMember(member: SeedMember, ...businesses: SeedBusiness[]): Promise<Person> {
  const user = await seedUser({ name: member.name ?? 'Shirin Sultana' });
  const shops: Shop[] = [];
  for (const business of businesses.length > 0 ? businesses : [{}]) {
    const shop = await seedBusiness(business);
    await withMember(shop, { ...member, user });
    shops.push(shop);
  }
  return arrive(user, shops);
}
