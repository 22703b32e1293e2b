import { expect, it } from 'vitest';
import { planOf, sentStatements } from '../../../e2e/support/sent-statements.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { db } from '../../db/client.ts';
import { loadSession } from '../load-session.ts';

const statements = sentStatements((text) => text.includes('AS "session"'));

it('reads the businesses of one person, however many there are', async () => {
  const { id, founder } = await seedBusiness();
  const { packageExpiresAt, smsRate, productLimit, ecomOrderLimit, userLimit, packagePricePoisha, createdById } = await db.business.findUniqueOrThrow({ where: { id } });
  const others = { packageExpiresAt, smsRate, productLimit, ecomOrderLimit, userLimit, packagePricePoisha, createdById };
  await db.business.createMany({ data: Array.from({ length: 3_000 }, (_, n) => ({ ...others, name: `Shop ${n}` })) });
  await db.$executeRaw`ANALYZE "Business"`;
  const session = await loadSession({ firebaseUid: founder.firebaseUid, authTime: new Date(), email: founder.email, emailVerified: true, cookieHash: null });
  expect(session?.businessId).toBe(id);
  const { text } = statements[0]!;
  // The plan that the prepared statement changes to.
  const plan = await planOf({ text, values: [] }, 'GENERIC_PLAN, COSTS OFF');
  expect(plan).toMatch(/Index (?:Only )?Scan using "Business_\w+" on "Business" b/);
  expect(plan).not.toContain('Seq Scan on "Business"');
});
