import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import type { SeedBusiness } from '../../prisma/seed/factories/business.ts';
import type { SeedMember } from '../../prisma/seed/factories/member.ts';
import type { SeedUser } from '../../prisma/seed/factories/user.ts';

/** The factories, on the database of the app under test: loaded when its address is known. */
async function load() {
  process.env.DATABASE_URL ??= process.env.KARBAR_DATABASE_URL;
  process.env.LOG_LEVEL ??= 'silent';
  const { db } = await import('../../gateway/db/client.ts');
  const { firebaseAuth } = await import('../../gateway/session/firebase.ts');
  const { seedBusiness } = await import('../../prisma/seed/factories/business.ts');
  const { withMember } = await import('../../prisma/seed/factories/member.ts');
  const { seedUser } = await import('../../prisma/seed/factories/user.ts');
  return { db, firebaseAuth, seedBusiness, withMember, seedUser };
}

let loaded: ReturnType<typeof load> | undefined;

export const factories = () => (loaded ??= load());

/** Signs in with the password that all demo accounts have. */
export type Address = `${string}@${string}`;

/** Lets the person sign in; returns their address. */
export async function withDemoAccount({ firebaseUid: uid, email, name }: SeedUser): Promise<Address> {
  const { firebaseAuth } = await factories();
  const account = { uid, email, displayName: name, password: DEMO_PASSWORD, emailVerified: true };
  await firebaseAuth().createUser(account);
  return email as Address;
}

/** A founder with these businesses; the first one is selected. */
export async function makeFounder(...businesses: SeedBusiness[]) {
  const { db, seedBusiness } = await factories();
  const [first = {}, ...rest] = businesses;
  const shop = await seedBusiness(first);
  const shops = [shop];
  for (const business of rest) shops.push(await seedBusiness({ ...business, founder: shop.founder }));
  await db.user.update({ where: { id: shop.founder.id }, data: { selectedBusinessId: shop.id } });
  return { email: await withDemoAccount(shop.founder), user: shop.founder, shops };
}

/** A member of these businesses, the first one selected, with the same role and flags in each. */
export async function makeMember(member: Omit<SeedMember, 'user'>, businesses: SeedBusiness[] = [{}]) {
  const { db, seedBusiness, seedUser, withMember } = await factories();
  const user = await seedUser({ name: member.name ?? 'Shirin Sultana' });
  const shops = [];
  for (const business of businesses) {
    const shop = await seedBusiness(business);
    await withMember(shop, { ...member, user });
    shops.push(shop);
  }
  await db.user.update({ where: { id: user.id }, data: { selectedBusinessId: shops[0]!.id } });
  return { email: await withDemoAccount(user), user, shops };
}
