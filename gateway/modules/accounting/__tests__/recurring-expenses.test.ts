import { beforeEach, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { createAccount, updateAccount } from '../account-commands.ts';
import { lockBooks } from '../closing.ts';
import { closeBooks } from '../closing-commands.ts';
import { createExpense } from '../expense-commands.ts';
import { enterDueExpenses, repeatExpense, stopRecurringExpense } from '../recurring/recurring-expenses.ts';
import { voidVoucher } from '../voucher-commands.ts';

/** What was logged as an error. */
const logged: unknown[] = [];
let shop: Shop;
let session: Session;
beforeEach(async () => {
  logged.length = 0;
  shop = await seedBusiness();
  session = Session.system(shop.id);
});

// The job logs errors only.
const enterDue = () => enterDueExpenses({ log: { error: (entry: unknown) => logged.push(entry) } as never });
const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);
const spend = async (more: object = {}) => (await execute(createExpense, session, {
  accountId: await accountId(shop, 'bank'), counterId: await accountId(shop, 'rent'), amount: 100, party: 'Landlord', day: new Date(ago(22)), ...more,
})).id;
const weekly = async (voucherId: string) => (await execute(repeatExpense, session, { voucherId, every: 'WEEK' })).id;
const rowOf = (id: string) => db.recurringExpense.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
const days = async () => (await db.voucher.findMany({ where: { businessId: shop.id }, orderBy: [{ day: 'asc' }, { number: 'asc' }] }))
  .map(({ day }) => day.toISOString().slice(0, 10));
/** Sets the next day back to the first one, as if the worker had been off since then. */
const rewind = (id: string) => db.recurringExpense.updateMany({
  where: { businessId: shop.id, id }, data: { passed: 0, nextDay: new Date(ago(15)) },
});

it('an expense comes again on its days, once each, also when several ask at once and after a pause', async () => {
  const voucherId = await spend();
  const id = await weekly(voucherId);
  // Repetitions before the moment of the command are not entered.
  expect((await rowOf(id)).nextDay).toEqual(new Date(addDays(ago(22), 28)));
  await expect(weekly(voucherId)).rejects.toMatchObject({ reason: 'REPEATS' });
  await enterDue();
  expect(await days()).toEqual([ago(22)]);
  await rewind(id);
  await Promise.all([enterDue(), enterDue(), enterDue()]);
  expect(await days()).toEqual([ago(22), ago(15), ago(8), ago(1)]);
  expect((await rowOf(id)).nextDay).toEqual(new Date(addDays(today, 6)));
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
});

it('an expense is entered and repeated at once, and says so', async () => {
  const voucherId = await spend({ every: 'MONTH' });
  const [row] = await db.recurringExpense.findMany({ where: { businessId: shop.id } });
  expect(row).toMatchObject({ voucherId, every: 'MONTH', isStopped: false, startDay: new Date(ago(22)) });
  expect(row!.nextDay.getTime()).toBeGreaterThan(new Date(today).getTime());
  await expect(execute(repeatExpense, session, { voucherId, every: 'WEEK' })).rejects.toMatchObject({ reason: 'REPEATS' });
  expect(await db.auditEntry.count({ where: { businessId: shop.id, summary: 'Repeated every month' } })).toBe(1);
});

it('one of a closed day stands on today, and nothing comes once it is stopped or void', async () => {
  const id = await weekly(await spend());
  await rewind(id);
  await execute(closeBooks, session, { through: new Date(ago(10)) });
  await enterDue();
  expect(await days()).toEqual([ago(22), ago(8), ago(1), today]);
  await execute(stopRecurringExpense, session, { recurringId: id });
  await rewind(id);
  await enterDue();
  expect(await days()).toHaveLength(4);
  const other = await spend({ day: new Date(ago(1)) });
  const second = await weekly(other);
  await execute(voidVoucher, session, { voucherId: other, version: 1, reason: 'A mistake' });
  expect((await rowOf(second)).isStopped).toBe(true);
  await expect(weekly(other)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
});

it('one that is refused stops and says why; the others go on', async () => {
  const { id: counterId } = await execute(createAccount, session, { name: 'Tea', purpose: 'EXPENSE' });
  const refused = await weekly(await spend({ counterId }));
  const other = await weekly(await spend());
  await rewind(refused);
  await rewind(other);
  await execute(updateAccount, session, { accountId: counterId, version: 1, name: 'Tea', isArchived: true });
  await enterDue();
  expect(await rowOf(refused)).toMatchObject({ isStopped: true, problem: 'This account is archived' });
  expect(await days()).toHaveLength(5);
});

it('one whose transaction the database cancels is no refusal: it comes with the next run, the others with this one', async () => {
  const id = await weekly(await spend());
  const other = await weekly(await spend());
  await rewind(id);
  await rewind(other);
  const run = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "RecurringExpense" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    const ended = enterDue().then(() => 'entered', (error: { code?: string }) => error.code);
    const cancelled = () => db.$queryRaw<object[]>`
      SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE ${own!.pid} = ANY (pg_blocking_pids(pid))`;
    await expect.poll(async () => (await cancelled()).length).toBe(1);
    return ended;
  });
  expect(run).toBe('SERVICE_UNAVAILABLE');
  expect(await rowOf(id)).toMatchObject({ isStopped: false, problem: null });
  expect(await days()).toHaveLength(5);
  await enterDue();
  expect(await days()).toHaveLength(8);
});

it('one whose day is closed while it is entered stands on today, and comes on', async () => {
  const id = await weekly(await spend());
  await rewind(id);
  const run = await db.$transaction(async (tx) => {
    await lockBooks(tx, shop.id);
    const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    const ended = enterDue().then(() => 'entered', (error: { reason?: string }) => error.reason);
    const waiting = () => db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity WHERE ${own!.pid} = ANY (pg_blocking_pids(pid))`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await tx.bookClosing.create({ data: { businessId: shop.id, closedThrough: new Date(ago(10)), closedByName: 'Nasrin', closedAt: new Date() } });
    return { ended };
  });
  expect(await run.ended).toBe('BOOKS_CLOSED');
  expect(await rowOf(id)).toMatchObject({ isStopped: false, problem: null });
  await enterDue();
  expect(await days()).toEqual([ago(22), ago(8), ago(1), today]);
});

it('one that fails by a mistake of the program is logged and left for the next run, those of other businesses go on', async () => {
  const id = await weekly(await spend());
  const broken = await rowOf(id);
  // No day comes so many weeks later.
  await db.recurringExpense.updateMany({ where: { id }, data: { passed: 2_000_000_000, nextDay: new Date(ago(30)) } });
  const stranger = await seedBusiness();
  const { id: voucherId } = await execute(createExpense, Session.system(stranger.id), {
    accountId: await accountId(stranger, 'bank'), counterId: await accountId(stranger, 'rent'), amount: 100, day: new Date(ago(22)),
  });
  const { id: other } = await execute(repeatExpense, Session.system(stranger.id), { voucherId, every: 'WEEK' });
  await db.recurringExpense.updateMany({ where: { id: other }, data: { passed: 0, nextDay: new Date(ago(15)) } });
  await expect(enterDue()).rejects.toBeInstanceOf(RangeError);
  expect(logged).toMatchObject([{ recurringExpense: id }]);
  expect(await db.voucher.count({ where: { businessId: stranger.id } })).toBe(4);
  expect(await rowOf(id)).toMatchObject({ isStopped: false, problem: null });
  await db.recurringExpense.updateMany({ where: { id }, data: { passed: broken.passed, nextDay: broken.nextDay } });
});

it('is paid to the same supplier each time', async () => {
  const { id: supplierId } = await db.supplier.create({ data: { businessId: shop.id, name: 'Chawkbazar Packaging' } });
  await rewind(await weekly(await spend({ supplierId })));
  await enterDue();
  const paid = await db.voucher.findMany({ where: { businessId: shop.id }, select: { party: true, partyType: true, partyId: true } });
  expect(paid.length).toBeGreaterThan(1);
  for (const voucher of paid) expect(voucher).toEqual({ party: 'Chawkbazar Packaging', partyType: 'SUPPLIER', partyId: supplierId });
});
