import { expect, it, vi } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { claimPhone, releasePhone } from '../courier-score/phone-claim.ts';

const PHONE = '01711204466';

it('costs little while somebody else asks for long, and ends with their question', async () => {
  const { id } = await seedBusiness();
  const claim = (await claimPhone(id, PHONE))!;
  const version = () => db.$queryRaw`SELECT xmax::text, xmin::text FROM "CourierScoreQuestion" WHERE "businessId" = ${id}::uuid`;
  const { counter, waiting } = countStatements((counted) => ({ counter: counted, waiting: claimPhone(id, PHONE) }));
  const looks = (times: number) => vi.waitFor(() => expect(counter.count).toBeGreaterThanOrEqual(1 + times), { timeout: 20_000, interval: 10 });
  await looks(1);
  const before = await version();
  await looks(4);
  // Nothing is written meanwhile, not even a lock.
  expect(await version()).toEqual(before);
  await releasePhone(claim);
  expect(await waiting).toBeNull();
});

it('goes to one of those who wait when the claim of a process that died is over', async () => {
  const { id } = await seedBusiness();
  const lost = await claimPhone(id, PHONE);
  const { counter, waiting } = countStatements((counted) => ({ counter: counted, waiting: Array.from({ length: 5 }, () => claimPhone(id, PHONE)) }));
  // All have asked before it is over: who comes later than the answer asks anew.
  await vi.waitFor(() => expect(counter.count).toBeGreaterThanOrEqual(waiting.length), { timeout: 20_000, interval: 10 });
  await db.courierScoreQuestion.updateMany({ where: lost!, data: { claimedUntil: new Date(0) } });
  const first = await Promise.race(waiting);
  expect(first).not.toBeNull();
  await releasePhone(lost!);
  expect(await db.courierScoreQuestion.count({ where: { businessId: id } })).toBe(1);
  await releasePhone(first!);
  expect((await Promise.all(waiting)).filter((claim) => claim !== null)).toEqual([first]);
});

it('is not waited for without end, however many ask one after the other', async () => {
  const { id } = await seedBusiness();
  await claimPhone(id, PHONE);
  expect(await claimPhone(id, PHONE, 500)).toBeNull();
  expect(await db.courierScoreQuestion.count({ where: { businessId: id } })).toBe(1);
});
