import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { accountBalance } from '../account-balances.ts';
import { createAdExpense, updateAdExpense } from '../ad-expense.ts';
import type { AccountCode } from '../chart-of-accounts.ts';
import { createAccount, updateAccount } from '../account-commands.ts';
import { lockBooks } from '../closing.ts';
import { closeBooks, reopenBooks } from '../closing-commands.ts';
import { createExpense, createIncome, updateExpense, updateIncome } from '../expense-commands.ts';
import { createLiability } from '../liabilities/liability-commands.ts';
import { updateLiability } from '../liabilities/update-liability.ts';
import { openParties } from '../party-names.ts';
import { trialBalance } from '../trial-balance.ts';
import { setOpeningBalance, voidVoucher } from '../voucher-commands.ts';

let shop: Shop;
let session: Session;
let ids: Record<'cash' | 'bank' | 'rent' | 'other-income', string>;

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);
const on = (days: number) => new Date(ago(days));

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  ids = {
    cash: await accountId(shop, 'cash'), bank: await accountId(shop, 'bank'), rent: await accountId(shop, 'rent'),
    'other-income': await accountId(shop, 'other-income'),
  };
});

afterEach(() => { vi.useRealTimers(); });

const held = async (code: AccountCode, day = today) => Number(await accountBalance(shop.id, await accountId(shop, code), day)) / 100;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const spend = (amount: number, more: object = {}) =>
  execute(createExpense, session, { accountId: ids.cash, counterId: ids.rent, amount, ...more });

describe('an expense', () => {
  it('stands on its day, is changed while that is open, and taken back', async () => {
    const { id: voucherId } = await spend(500, { day: on(10), party: 'Landlord' });
    expect([await held('cash', ago(11)), await held('cash', ago(10)), await held('rent')]).toEqual([0, -500, 500]);
    const change = (version: number) => execute(updateExpense, session, {
      voucherId, version, accountId: ids.bank, counterId: ids.rent, amount: 450, day: on(9), party: 'Landlord',
    });
    await change(1);
    expect([await held('cash', ago(10)), await held('bank', ago(9)), await held('rent')]).toEqual([0, -450, 450]);
    await expect(change(1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(voidVoucher, session, { voucherId, version: 2, reason: 'Entered twice' });
    expect([await held('bank', ago(9)), await held('rent')]).toEqual([0, 0]);
    await expect(change(3)).rejects.toMatchObject({ reason: 'VOUCHER_VOID' });
    expect(await drift()).toEqual([]);
  });

  it('is of its payee where that is a courier or supplier, also when it is changed and taken back', async () => {
    const supplier = await db.supplier.create({ data: { businessId: shop.id, name: 'Chawkbazar Packaging' } });
    const courier = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
    const byParty = async () => (await openParties(shop.id, ids.rent, 50)).map(({ name, balancePoisha }) => [name, Number(balancePoisha) / 100]);
    const { id: voucherId } = await spend(500, { supplierId: supplier.id, party: 'Whoever' });
    expect(await db.voucher.findFirst({ where: { id: voucherId } })).toMatchObject({ party: 'Chawkbazar Packaging', partyType: 'SUPPLIER', partyId: supplier.id });
    await spend(80, { party: 'Landlord' });
    expect(await byParty()).toEqual([['Chawkbazar Packaging', 500]]);
    const change = (version: number, more: object) =>
      execute(updateExpense, session, { voucherId, version, accountId: ids.cash, counterId: ids.rent, amount: 450, ...more });
    await change(1, { courierId: courier.id });
    expect(await byParty()).toEqual([['Pathao', 450]]);
    await change(2, { party: 'Landlord' });
    expect(await byParty()).toEqual([]);
    await change(3, { courierId: courier.id });
    await execute(voidVoucher, session, { voucherId, version: 4, reason: 'Entered twice' });
    expect(await byParty()).toEqual([]);
    await expect(spend(1, { courierId: courier.id, supplierId: supplier.id })).rejects.toMatchObject({ fieldErrors: [{ field: 'party' }] });
    const foreign = await db.supplier.create({ data: { businessId: (await seedBusiness()).id, name: 'Elsewhere' } });
    await expect(spend(1, { supplierId: foreign.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await drift()).toEqual([]);
  });

  it('is of no courier or supplier of another business', async () => {
    const rival = await seedBusiness();
    const { id: courierId } = await db.courier.create({ data: { businessId: rival.id, name: 'Theirs' } });
    for (const foreign of [{ courierId }, { supplierId: await withSupplier(rival) }]) {
      await expect(spend(5, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await held('cash')).toBe(0);
  });

  it('has a category of expenses, and income one of income', async () => {
    await expect(spend(1, { counterId: ids['other-income'] })).rejects.toMatchObject({ fieldErrors: [{ field: 'counterId' }] });
    await expect(spend(1, { accountId: ids.rent })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    await expect(spend(0)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    await execute(createIncome, session, { accountId: ids.cash, counterId: ids['other-income'], amount: 70 });
    expect([await held('cash'), await held('other-income')]).toEqual([70, -70]);
  });

  it('keeps a category that was archived since, and takes no other archived one', async () => {
    const category = (name: string) => execute(createAccount, session, { name, purpose: 'EXPENSE' });
    const [tea, fuel] = [(await category('Tea')).id, (await category('Fuel')).id];
    const { id: voucherId } = await spend(20, { counterId: tea });
    for (const [id, name] of [[tea, 'Tea'], [fuel, 'Fuel']]) await execute(updateAccount, session, { accountId: id, version: 1, name, isArchived: true });
    const change = (version: number, counterId: string) =>
      execute(updateExpense, session, { voucherId, version, accountId: ids.cash, counterId, amount: 25 });
    await change(1, tea);
    expect(await held('cash')).toBe(-25);
    await expect(change(2, fuel)).rejects.toMatchObject({ fieldErrors: [{ field: 'counterId' }] });
    await expect(spend(5, { counterId: tea })).rejects.toMatchObject({ fieldErrors: [{ field: 'counterId' }] });
  });

  it('keeps its bills, which nobody else can name', async () => {
    const file = await db.storedFile.create({
      data: { businessId: shop.id, purpose: 'voucher-file', status: 'READY', hash: 'x', name: 'rent.pdf', contentType: 'application/pdf', storedBytes: 0 },
    });
    const { id } = await spend(5, { fileIds: [file.id] });
    const count = () => db.voucherFile.count({ where: { businessId: shop.id, voucherId: id } });
    const change = { voucherId: id, accountId: ids.cash, counterId: ids.rent, amount: 6 };
    await execute(updateExpense, session, { ...change, version: 1 });
    expect(await count()).toBe(1);
    await execute(updateExpense, session, { ...change, version: 2, fileIds: [] });
    expect(await count()).toBe(0);
    const stranger = await seedBusiness();
    await expect(execute(createExpense, Session.system(stranger.id), {
      accountId: await accountId(stranger, 'cash'), counterId: await accountId(stranger, 'rent'), amount: 5, fileIds: [file.id],
    })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an opening balance', () => {
  it('is below zero where a bank account was overdrawn, never for cash or a wallet', async () => {
    const open = (id: string, amount: number) => execute(setOpeningBalance, session, { accountId: id, amount, day: on(3) });
    await open(ids.bank, -250.5);
    expect([await held('bank'), await held('opening-balance')]).toEqual([-250.5, 250.5]);
    await open(ids.bank, -100);
    expect([await held('bank'), await held('opening-balance'), await drift()]).toEqual([-100, 100, []]);
    await open(ids.bank, 40);
    expect([await held('bank'), await drift()]).toEqual([40, []]);
    await expect(open(ids.cash, -1)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    await expect(open(await accountId(shop, 'bkash'), -1)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
  });
});

describe('ads', () => {
  it('are paid once at the rate really paid, and spent day by day to the poisha', async () => {
    const { id: voucherId } = await execute(createAdExpense, session, {
      accountId: ids.bank, platform: 'Facebook', campaign: 'Eid', usd: 100.01, rate: 121.3333, agencyFee: 10, day: on(0), from: on(3), to: on(1),
    });
    // 100.01 dollars are 12,134.54 taka; with the fee of 10, three days of 4,048.18.
    expect([await held('bank'), await held('ad-spend'), await held('prepaid-ads')]).toEqual([-12_144.54, 12_144.54, 0]);
    expect([await held('ad-spend', ago(3)), await held('ad-spend', ago(2))]).toEqual([4_048.18, 8_096.36]);
    await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Wrong rate' });
    expect([await held('bank'), await held('ad-spend', ago(3))]).toEqual([0, 0]);
    expect(await drift()).toEqual([]);
  });

  it('are corrected on open days, with their days, products and bills; on a closed one only taken back', async () => {
    const [mug, cup] = [await withProduct(shop, {}), await withProduct(shop, {})];
    const bill = await db.storedFile.create({
      data: { businessId: shop.id, purpose: 'voucher-file', status: 'READY', hash: 'ad', name: 'bill.pdf', contentType: 'application/pdf', storedBytes: 0 },
    });
    const ads = { accountId: ids.bank, platform: 'Facebook', usd: 10, rate: 120, day: on(9), from: on(9), to: on(9), variants: [mug.variantId] };
    const { id: voucherId } = await execute(createAdExpense, session, { ...ads, fileIds: [bill.id] });
    const change = { ...ads, voucherId, version: 1, platform: 'Google', rate: 121, agencyFee: 20, from: on(8), to: on(7), variants: [cup.variantId], fileIds: [] };
    await execute(updateAdExpense, session, change);
    expect([await held('bank'), await held('prepaid-ads'), await held('ad-spend', ago(9)), await held('ad-spend', ago(8)), await held('ad-spend')])
      .toEqual([-1_230, 0, 0, 615, 1_230]);
    const saved = await db.voucher.findUniqueOrThrow({
      where: { businessId_id: { businessId: shop.id, id: voucherId } }, include: { ads: { include: { products: true } }, files: true },
    });
    expect(saved).toMatchObject({
      amountPoisha: 1_230_00n, party: 'Google', version: 2, files: [], ads: { platform: 'Google', products: [{ productId: cup.productId }], fromDay: new Date(ago(8)) },
    });
    await expect(execute(updateAdExpense, session, change)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(execute(updateExpense, session, { voucherId, version: 2, accountId: ids.cash, counterId: ids.rent, amount: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await execute(closeBooks, session, { through: on(8) });
    await expect(execute(updateAdExpense, session, { ...change, version: 2, day: on(1), from: on(1), to: on(1) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    await execute(reopenBooks, session, { reason: 'Test' });
    await execute(voidVoucher, session, { voucherId, version: 2, reason: 'Not ours' });
    expect([await held('bank'), await held('ad-spend')]).toEqual([0, 0]);
    expect(await drift()).toEqual([]);
  });
});

describe('a closed day', () => {
  const close = (days: number) => execute(closeBooks, session, { through: on(days) });

  it('is over by the clock that gives entries their day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await expect(close(0)).rejects.toMatchObject({ fieldErrors: [{ field: 'through' }] });
    vi.useRealTimers();
    await close(1);
    await spend(5);
  });

  it('refuses whatever would be booked in it, in every module, and what is wrong is taken back today', async () => {
    const { id: voucherId } = await spend(500, { day: on(10) });
    await close(5);
    await expect(spend(1, { day: on(5) })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED', reason: 'BOOKS_CLOSED' });
    await expect(execute(updateExpense, session, { voucherId, version: 1, accountId: ids.cash, counterId: ids.rent, amount: 1 }))
      .rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    await expect(execute(setOpeningBalance, session, { accountId: ids.cash, amount: 5, day: on(7) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Not ours' });
    expect([await held('cash', ago(10)), await held('cash', ago(1)), await held('cash')]).toEqual([-500, -500, 0]);
    await execute(reopenBooks, session, { reason: 'Income came late' });
    const income = { accountId: ids.bank, counterId: ids['other-income'], amount: 70, day: on(10) };
    const { id: incomeId } = await execute(createIncome, session, income);
    await execute(updateIncome, session, { ...income, voucherId: incomeId, version: 1, amount: 80 });
    await close(5);
    await expect(execute(updateIncome, session, { ...income, voucherId: incomeId, version: 2 })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    await execute(voidVoucher, session, { voucherId: incomeId, version: 2, reason: 'Not ours' });
    expect([await held('bank', ago(10)), await held('bank', ago(1)), await held('bank')]).toEqual([80, 80, 0]);
    await withProduct(shop, { stock: 1, cost: 5 });
    expect(await drift()).toEqual([]);
  });

  it('is over, is closed once, and opened by a founder who says why', async () => {
    await expect(close(0)).rejects.toMatchObject({ fieldErrors: [{ field: 'through' }] });
    await close(5);
    await expect(close(6)).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    const admin = new Session({ ...session, role: 'ADMIN' });
    await expect(execute(reopenBooks, admin, { reason: 'Please' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await execute(reopenBooks, session, { through: on(8), reason: 'A bill came late' });
    await spend(1, { day: on(7) });
    await expect(spend(1, { day: on(8) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    const trail = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, command: 'accounting.reopenBooks' } });
    expect(trail.summary).toContain('A bill came late');
  });

  it('refuses a change that began before it was closed, of expenses, ads and loans', async () => {
    const { id: rent } = await spend(500, { day: on(10) });
    const ads = { accountId: ids.bank, platform: 'Facebook', usd: 10, rate: 120, day: on(1), from: on(10), to: on(10) };
    const { id: ad } = await execute(createAdExpense, session, ads);
    const loan = { accountId: ids.bank, party: 'BRAC Bank', amount: 700, day: on(10), firstDue: on(0) };
    const { id: liabilityId } = await execute(createLiability, session, { kind: 'LOAN', ...loan });
    const changes: (() => Promise<unknown>)[] = [
      () => execute(updateExpense, session, { voucherId: rent, version: 1, accountId: ids.cash, counterId: ids.rent, amount: 1, day: on(0) }),
      () => execute(updateAdExpense, session, { ...ads, voucherId: ad, version: 1, from: on(0), to: on(0) }),
      () => execute(updateLiability, session, { ...loan, liabilityId, version: 1, day: on(0) }),
    ];
    // All wait for the books, which are closed meanwhile; two commands of a business run at once.
    const closedMeanwhile = async (some: typeof changes) => (await db.$transaction(async (tx) => {
      await lockBooks(tx, shop.id);
      const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      const waiting = async () => (await db.$queryRaw<object[]>`
        SELECT 1 FROM pg_stat_activity WHERE ${own!.pid} = ANY (pg_blocking_pids(pid))`).length;
      const ended = Promise.all(some.map((change) => change().then(() => 'changed', (error: { reason?: string }) => error.reason)));
      await expect.poll(waiting).toBe(some.length);
      const closing = { closedThrough: on(5), closedByName: 'Founder', closedAt: new Date() };
      await tx.bookClosing.upsert({ where: { businessId: shop.id }, create: { businessId: shop.id, ...closing }, update: closing });
      return { ended };
    })).ended;
    expect(await closedMeanwhile(changes.slice(0, 2))).toEqual(['BOOKS_CLOSED', 'BOOKS_CLOSED']);
    await execute(reopenBooks, session, { reason: 'For the loan' });
    expect(await closedMeanwhile(changes.slice(2))).toEqual(['BOOKS_CLOSED']);
    expect([await held('cash', ago(10)), await held('cash'), await held('ad-spend', ago(10)), await held('loans', ago(10))]).toEqual([-500, -500, 1_200, -700]);
    expect(await db.voucher.count({ where: { businessId: shop.id, version: 1 } })).toBe(2);
  });

  it('takes nothing from those who post while it is being closed', async () => {
    const outcomes = await Promise.allSettled([...Array.from({ length: 8 }, () => spend(1, { day: on(3) })), close(2)]);
    const closing = await db.bookClosing.findUniqueOrThrow({ where: { businessId: shop.id } });
    const late = await db.journalEntry.count({ where: { businessId: shop.id, day: on(3), createdAt: { gt: closing.closedAt! } } });
    const done = outcomes.slice(0, 8).filter(({ status }) => status === 'fulfilled').length;
    expect([late, await held('rent')]).toEqual([0, done]);
    await expect(spend(1, { day: on(2) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
  });
});

describe('the books', () => {
  it('tell what came and went in days, and balance', async () => {
    await execute(setOpeningBalance, session, { accountId: ids.cash, amount: 1_000, day: on(70) });
    await spend(100, { day: on(40) });
    await spend(30, { day: on(1) });
    await spend(7);
    const rows = await trialBalance(shop.id, ago(1), ago(1));
    const row = (code: AccountCode) => rows.find((one) => one.code === code);
    expect(row('rent')).toMatchObject({ openingPoisha: 100_00n, debitPoisha: 30_00n, creditPoisha: 0n, closingPoisha: 130_00n });
    expect(row('cash')).toMatchObject({ openingPoisha: 900_00n, debitPoisha: 0n, creditPoisha: 30_00n, closingPoisha: 870_00n });
    expect(rows.reduce((sum, { closingPoisha }) => sum + closingPoisha, 0n)).toBe(0n);
    expect(rows.reduce((sum, { debitPoisha, creditPoisha }) => sum + debitPoisha - creditPoisha, 0n)).toBe(0n);
  });
});
