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
import { createAccount, updateAccount } from '../account-commands.ts';
import type { AccountCode } from '../chart-of-accounts.ts';
import { closeBooks } from '../closing-commands.ts';
import { createLiability, payLiability, voidLiability } from '../liabilities/liability-commands.ts';
import { setLiabilityFiles } from '../liabilities/liability-files.ts';
import { updateLiability } from '../liabilities/update-liability.ts';
import { reconcileAccount } from '../reconcile.ts';

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
const held = async (code: AccountCode, day = today) => Number(await accountBalance(shop.id, await accountId(shop, code), day)) / 100;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const rowOf = (id: string) => db.liability.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
const LOAN = { party: 'BRAC Bank', amount: 1_000, installments: 2, day: on(-20), firstDue: on(-10) };
const lend = async () => (await execute(createLiability, session, { kind: 'LOAN', accountId: bank, ...LOAN })).id;
const change = async (id: string, more: object) =>
  execute(updateLiability, session, { liabilityId: id, version: (await rowOf(id)).version, accountId: bank, ...LOAN, ...more });
const pay = async (id: string, amount: number, more: object = {}) =>
  execute(payLiability, session, { liabilityId: id, version: (await rowOf(id)).version, amount, accountId: bank, ...more });

describe('a liability that is changed', () => {
  it('is booked anew in an open period, its payments left alone', async () => {
    const id = await lend();
    await pay(id, 300);
    await change(id, { amount: 1_200, day: on(-15), installments: 3 });
    expect([await held('loans', addDays(today, -16)), await held('loans', addDays(today, -15)), await held('loans')]).toEqual([0, -1_200, -900]);
    expect([await held('bank'), (await rowOf(id)).installments]).toEqual([900, 3]);
    await expect(change(id, { amount: 299 })).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    await expect(change(id, { firstDue: on(-30) })).rejects.toMatchObject({ fieldErrors: [{ field: 'firstDue' }] });
    await change(id, { amount: 300 });
    expect([(await rowOf(id)).status, await held('loans'), await drift()]).toEqual(['PAID', 0, []]);
  });

  it('is not moved behind its payments', async () => {
    const id = await lend();
    await pay(id, 300, { day: on(-8) });
    await expect(change(id, { day: on(-5), firstDue: on(0) })).rejects.toMatchObject({ fieldErrors: [{ field: 'day' }] });
  });

  it('of a closed period keeps what is booked, not its note and parts; taken back, it is taken back today', async () => {
    const id = await lend();
    await execute(closeBooks, session, { through: on(-5) });
    await expect(change(id, { amount: 900 })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    // Nor is it moved into the open period: its reversal would change today what the closed books say.
    await expect(change(id, { day: on(-2), firstDue: on(0) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    await change(id, { note: 'Two years', installments: 24 });
    expect(await rowOf(id)).toMatchObject({ note: 'Two years', installments: 24, principalPoisha: 1_000_00n });
    await execute(voidLiability, session, { liabilityId: id, version: (await rowOf(id)).version, reason: 'Never came' });
    expect([await held('loans', addDays(today, -1)), await held('loans'), await drift()]).toEqual([-1_000, 0, []]);
    await expect(change(id, { note: 'Again' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  });

  it('keeps a category that was archived since, and takes no other one that is', async () => {
    const category = async (name: string) => (await execute(createAccount, session, { name, purpose: 'EXPENSE' })).id;
    const archive = async (id: string, name: string) => execute(updateAccount, session, { accountId: id, version: 1, name, isArchived: true });
    const [studio, models] = [await category('Photo studio'), await category('Models')];
    const bill = { kind: 'BILL', ...LOAN, accountId: studio };
    const { id } = await execute(createLiability, session, bill);
    await archive(studio, 'Photo studio');
    await archive(models, 'Models');
    await change(id, { accountId: studio, note: 'Paid after the season', amount: 900 });
    expect(await rowOf(id)).toMatchObject({ note: 'Paid after the season', principalPoisha: 900_00n, accountId: studio });
    await expect(change(id, { accountId: models })).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    await expect(execute(createLiability, session, bill)).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    expect(await drift()).toEqual([]);
  });

  it('stays as it is where it stands on a reconciled statement', async () => {
    const id = await lend();
    const line = await db.journalLine.findFirstOrThrow({ where: { businessId: shop.id, accountId: bank }, select: { id: true } });
    await execute(reconcileAccount, session, { accountId: bank, day: new Date(), statementBalance: 1_000, lineIds: [line.id] });
    await expect(change(id, { amount: 900 })).rejects.toMatchObject({ reason: 'RECONCILED' });
    expect([await held('bank'), (await rowOf(id)).principalPoisha]).toEqual([1_000, 1_000_00n]);
  });

  it('is changed once when two do it at the same time', async () => {
    const id = await lend();
    const results = await Promise.allSettled([900, 800, 700].map((amount) => change(id, { amount })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await drift()).toEqual([]);
  });
});

describe('its files', () => {
  it('are kept in their order in any status, and are those of the business', async () => {
    const id = await lend();
    const file = (name: string, businessId = shop.id) => db.storedFile.create({
      data: { businessId, purpose: 'liability-file', status: 'READY', hash: name, name, contentType: 'application/pdf', storedBytes: 0 }, select: { id: true },
    });
    const [contract, receipt, foreign] = [await file('contract.pdf'), await file('receipt.pdf'), await file('x.pdf', (await seedBusiness()).id)];
    const keep = async (...files: { id: string }[]) =>
      execute(setLiabilityFiles, session, { liabilityId: id, version: (await rowOf(id)).version, files: files.map((one) => one.id) });
    await pay(id, 1_000);
    await keep(receipt, contract);
    await expect(keep(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await server.graphql<object>(await tokenOf(shop.founder), '{ liabilities(first: 1) { edges { node { status files { name } } } } }');
    expect(data).toMatchObject({ liabilities: { edges: [{ node: { status: 'PAID', files: [{ name: 'receipt.pdf' }, { name: 'contract.pdf' }] } }] } });
  });
});

it('the list of liabilities is a file for administrators, with what is still owed', async () => {
  const id = await lend();
  await pay(id, 300);
  const download = (token: string) => server.request(token, '/api/export/liabilities', {});
  const text = await (await download(await tokenOf(shop.founder))).text();
  expect(text).toMatch(/LOAN,OPEN,BRAC Bank,.*,1000(\.00)?,300(\.00)?,0(\.00)?,700(\.00)?,Bank/);
  expect((await download(await tokenOf(await withMember(shop, { flags: ['expense'] })))).status).toBe(403);
});
