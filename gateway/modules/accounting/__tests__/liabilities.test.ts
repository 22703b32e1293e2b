import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { accountBalance } from '../account-balances.ts';
import type { AccountCode } from '../chart-of-accounts.ts';
import { createLiability, payLiability, voidLiability, voidLiabilityPayment } from '../liabilities/liability-commands.ts';
import { postEntries } from '../post-entries.ts';
import { scheduleOf } from '../liabilities/schedule.ts';
import { reconcileAccount } from '../reconcile.ts';
import { setOpeningBalance } from '../voucher-commands.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let bank: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  bank = await accountId(shop, 'bank');
});

const today = dhakaDay(new Date());
const on = (days: number) => new Date(addDays(today, days));
const held = async (code: AccountCode) => Number(await accountBalance(shop.id, await accountId(shop, code), today)) / 100;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const owe = async (input: object) => (await execute(createLiability, session, { kind: 'BILL', party: 'DESCO', amount: 900, firstDue: on(0), ...input })).id;
const rowOf = (id: string) => db.liability.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } }, include: { payments: { orderBy: { id: 'asc' } } } });
const pay = async (id: string, amount: number, more: object = {}) =>
  execute(payLiability, session, { liabilityId: id, version: (await rowOf(id)).version, amount, accountId: bank, ...more });

describe('a liability', () => {
  it('comes in as a loan, is paid month by month with interest, and ends', async () => {
    const id = await owe({ kind: 'LOAN', party: 'BRAC Bank', amount: 1_000, accountId: bank, installments: 3, day: on(-40), firstDue: on(-35) });
    expect([await held('bank'), await held('loans')]).toEqual([1_000, -1_000]);
    expect((await rowOf(id)).dueDay).toEqual(on(-35));
    await pay(id, 400, { interest: 25.5 });
    const { dueDay, status, interestPoisha } = await rowOf(id);
    // The first installment of 333.33 is paid; the rest belongs to the second one, a month later.
    expect([dueDay > on(-35), status, interestPoisha]).toEqual([true, 'OPEN', 25_50n]);
    expect([await held('bank'), await held('loans'), await held('interest')]).toEqual([574.5, -600, 25.5]);
    await expect(pay(id, 601)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    await expect(pay(id, 1, { day: on(-41) })).rejects.toMatchObject({ fieldErrors: [{ field: 'day' }] });
    await pay(id, 600);
    expect([(await rowOf(id)).status, await held('loans'), await drift()]).toEqual(['PAID', 0, []]);
  });

  it('is a salary or bill that counts as spent before it is paid; payments and all of it can be taken back', async () => {
    const id = await owe({ kind: 'SALARY', party: 'Shirin', amount: 15_000 });
    expect([await held('salaries'), await held('bills-payable'), await held('bank')]).toEqual([15_000, -15_000, 0]);
    await pay(id, 15_000);
    const { payments: [payment], version } = await rowOf(id);
    await expect(execute(voidLiability, session, { liabilityId: id, version, reason: 'Twice' })).rejects.toMatchObject({ reason: 'PAID' });
    await execute(voidLiabilityPayment, session, { paymentId: payment!.id, reason: 'Other account' });
    await expect(execute(voidLiabilityPayment, session, { paymentId: payment!.id, reason: 'Again' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect([(await rowOf(id)).status, await held('bills-payable'), await held('bank')]).toEqual(['OPEN', -15_000, 0]);
    await execute(voidLiability, session, { liabilityId: id, version: (await rowOf(id)).version, reason: 'Twice' });
    expect([(await rowOf(id)).status, await held('salaries'), await held('bills-payable'), await drift()]).toEqual(['VOID', 0, 0, []]);
    await expect(pay(id, 1)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  });

  it('is paid once when two pay at the same time', async () => {
    const id = await owe({ amount: 900 });
    const { version } = await rowOf(id);
    const once = () => execute(payLiability, session, { liabilityId: id, version, amount: 900, accountId: bank });
    const results = await Promise.allSettled([once(), once(), once()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await held('bank'), (await rowOf(id)).payments.length, await drift()]).toEqual([-900, 1, []]);
  });

  it('keeps a payment that stands on a reconciled statement', async () => {
    const id = await owe({});
    await execute(setOpeningBalance, session, { accountId: bank, amount: 1_000 });
    await pay(id, 900);
    const lines = await db.journalLine.findMany({ where: { businessId: shop.id, accountId: bank }, select: { id: true } });
    await execute(reconcileAccount, session, { accountId: bank, day: new Date(), statementBalance: 100, lineIds: lines.map((line) => line.id) });
    const { payments: [payment] } = await rowOf(id);
    await expect(execute(voidLiabilityPayment, session, { paymentId: payment!.id, reason: 'No' })).rejects.toMatchObject({ reason: 'RECONCILED' });
  });

  it('refuses accounts that do not fit and a day before it is owed', async () => {
    const salaries = await accountId(shop, 'salaries');
    await expect(owe({ kind: 'LOAN', accountId: salaries })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    await expect(owe({ accountId: bank })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    await expect(owe({ firstDue: on(-1) })).rejects.toMatchObject({ fieldErrors: [{ field: 'firstDue' }] });
    const id = await owe({});
    await expect(pay(id, 1, { accountId: salaries })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
  });
});

describe('the list of what is owed', () => {
  it('shows what is late first, its ages, and what is owed by other accounts; to administrators of the business only', async () => {
    await owe({ party: 'Later', firstDue: on(5) });
    await owe({ party: 'Late', amount: 300, day: on(-45), firstDue: on(-40) });
    const founder = await tokenOf(shop.founder);
    const QUERY = `{ liabilities(first: 5) { edges { node { party left isLate schedule { amount paid isLate } } } }
      owedAccounts { key amount parties paidAhead } owedAges { notDue days1to30 days31to60 over60 } }`;
    const { data } = await server.graphql<object>(founder, QUERY);
    expect(data).toEqual({
      liabilities: { edges: [
        { node: { party: 'Late', left: 300, isLate: true, schedule: [{ amount: 300, paid: 0, isLate: true }] } },
        { node: { party: 'Later', left: 900, isLate: false, schedule: [{ amount: 900, paid: 0, isLate: false }] } },
      ] },
      owedAccounts: [{ key: 'bills-payable', amount: 1_200, parties: 2, paidAhead: 0 }],
      owedAges: { notDue: 900, days1to30: 0, days31to60: 300, over60: 0 },
    });
    const other = await server.graphql<{ liabilities: { edges: [] } }>(await tokenOf((await seedBusiness()).founder), QUERY);
    expect(other.data).toMatchObject({ liabilities: { edges: [] }, owedAccounts: [] });
    expect((await server.graphql(await tokenOf(await withMember(shop, { flags: ['expense'] })), QUERY)).data?.owedAges).toBeUndefined();
  });

  it('counts as late only the parts whose day is over, and what was paid for the oldest first', async () => {
    const id = await owe({ kind: 'LOAN', party: 'BRAC Bank', amount: 1_000, accountId: bank, installments: 3, day: on(-100), firstDue: on(-36) });
    const founder = await tokenOf(shop.founder);
    const ages = async () => (await server.graphql<{ owedAges: object }>(founder, '{ owedAges { notDue days1to30 days31to60 over60 } }')).data?.owedAges;
    const parts = await db.liability.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
    expect(scheduleOf(parts).map(({ amount }) => amount)).toEqual([333_33n, 333_34n, 333_33n]);
    // Due 36 days ago, five to eight days ago and in some weeks.
    expect(await ages()).toEqual({ notDue: 333.33, days1to30: 333.34, days31to60: 333.33, over60: 0 });
    await pay(id, 400);
    expect(await ages()).toEqual({ notDue: 333.33, days1to30: 266.67, days31to60: 0, over60: 0 });
    await pay(id, 300);
    expect(await ages()).toEqual({ notDue: 300, days1to30: 0, days31to60: 0, over60: 0 });
  });

  it('stands beside suppliers, customers and couriers with its age: payments are for the oldest part first', async () => {
    await owe({ party: 'Late', amount: 300, day: on(-45), firstDue: on(-40) });
    const supplier = await db.supplier.create({ data: { businessId: shop.id, name: 'Karim Traders' } });
    const bookedWith = (supplierId: string, days: number, side: 'credit' | 'debit', amount: bigint) => db.$transaction((tx) => postEntries(tx, shop.id, [{
      description: 'Test', source: ['Purchase', uuidv7()], causeId: uuidv7(), kind: 'test', day: addDays(today, days),
      postings: side === 'credit'
        ? [{ account: 'inventory', debit: amount }, { account: 'supplier-payable', credit: amount, party: ['SUPPLIER', supplierId] }]
        : [{ account: 'supplier-payable', debit: amount, party: ['SUPPLIER', supplierId] }, { account: 'bank', credit: amount }],
    }]));
    const booked = (days: number, side: 'credit' | 'debit', amount: bigint) => bookedWith(supplier.id, days, side, amount);
    await booked(-60, 'credit', 500_00n);
    await booked(-30, 'credit', 200_00n);
    await booked(-10, 'credit', 100_00n);
    const founder = await tokenOf(shop.founder);
    const QUERY = '{ owedParties { accountName key name amount sinceDay dueDay } }';
    const rows = async (token = founder) => (await server.graphql<{ owedParties: object[] }>(token, QUERY)).data?.owedParties;
    const supplierRow = { accountName: 'Owed to suppliers', key: supplier.id, name: 'Karim Traders', dueDay: null };
    const late = { name: 'Late', amount: 300, sinceDay: addDays(today, -45), dueDay: addDays(today, -40) };
    expect(await rows()).toMatchObject([{ ...supplierRow, amount: 800, sinceDay: addDays(today, -60) }, late]);
    // What suppliers are owed tells what goods cost.
    const masked = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    expect(await rows(masked)).toMatchObject([late]);
    const accounts = await server.graphql<{ owedAccounts: { key: string }[] }>(masked, '{ owedAccounts { key } }');
    expect(accounts.data?.owedAccounts.map(({ key }) => key)).not.toContain('supplier-payable');
    // What is paid is the part of 60 days ago, whatever day it is paid on.
    await booked(-5, 'debit', 550_00n);
    expect(await rows()).toMatchObject([late, { ...supplierRow, amount: 250, sinceDay: addDays(today, -30) }]);
    await booked(0, 'debit', 250_00n);
    expect(await rows()).toMatchObject([late]);
    // What one supplier has got in advance lessens nothing that another one is owed.
    await booked(0, 'debit', 90_00n);
    const other = await db.supplier.create({ data: { businessId: shop.id, name: 'Chawkbazar Wholesale' } });
    await bookedWith(other.id, 0, 'credit', 40_00n);
    const { data } = await server.graphql<{ owedAccounts: object[] }>(founder, '{ owedAccounts { key amount parties paidAhead } }');
    expect(data?.owedAccounts).toContainEqual({ key: 'supplier-payable', amount: 40, parties: 1, paidAhead: 90 });
    expect(await rows()).toMatchObject([late, { key: other.id, amount: 40 }]);
    expect(await rows(await tokenOf((await seedBusiness()).founder))).toEqual([]);
    expect(await rows(await tokenOf(await withMember(shop, { flags: ['expense'] })))).toBeUndefined();
  });

  it('has parts that come to the whole, on the last day of shorter months', () => {
    const parts = scheduleOf({ principalPoisha: 100_00n, paidPoisha: 50_00n, installments: 3, firstDueDay: new Date('2026-01-31') });
    expect(parts.map(({ day }) => day)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(parts.map(({ amount }) => amount)).toEqual([33_33n, 33_34n, 33_33n]);
    expect(parts.map(({ paid }) => paid)).toEqual([33_33n, 16_67n, 0n]);
  });
});
