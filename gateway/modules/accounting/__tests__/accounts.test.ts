import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { findPage } from '../../../list-query/list-query.ts';
import { Session } from '../../../session/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { createStatement } from '../../couriers/settlement/create-statement.ts';
import { postStatement, voidStatement } from '../../couriers/settlement/post-statement.ts';
import { accountBalance } from '../account-balances.ts';
import { createAccount, deleteAccount, updateAccount } from '../account-commands.ts';
import type { AccountCode } from '../chart-of-accounts.ts';
import { ledgerListQuery } from '../ledger-list-query.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { openParties } from '../party-names.ts';
import { reconcileAccount, undoReconciliation } from '../reconcile.ts';
import { setOpeningBalance, transferMoney, voidVoucher } from '../voucher-commands.ts';

let shop: Shop;
let session: Session;
let cash: string;
let bank: string;

const today = dhakaDay(new Date());
const daysAgo = (days: number) => new Date(addDays(today, -days));

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  cash = await accountId(shop, 'cash');
  bank = await accountId(shop, 'bank');
  await execute(setOpeningBalance, session, { accountId: cash, amount: 1_000, day: daysAgo(40) });
});

const held = async (id: string, day = today) => Number(await accountBalance(shop.id, id, day)) / 100;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const move = (amount: number, more: object = {}) => execute(transferMoney, session, { fromId: cash, toId: bank, amount, ...more });
const ledger = async (filter: object, first = 100, viewer = session) => {
  const where = ledgerListQuery.where(viewer, filter);
  return (await findPage<LedgerRow>(ledgerListQuery, { where, sort: ledgerListQuery.sorts.NEWEST!, scope: 'the ledger', first })).rows;
};

describe('money', () => {
  it('moves from one account to another, the fee beside it, on its day', async () => {
    await move(300, { fee: 5.5, day: daysAgo(2) });
    expect([await held(cash), await held(bank)]).toEqual([694.5, 300]);
    expect([await held(cash, addDays(today, -3)), await held(bank, addDays(today, -3))]).toEqual([1_000, 0]);
    expect(await held(await accountId(shop, 'transfer-fees'))).toBe(5.5);
    expect(await drift()).toEqual([]);
  });

  it.each<[words: string, more: { toId?: string; day?: Date }, field: string]>([
    ['to the same account', { toId: 'from' }, 'toId'],
    ['on a day to come', { day: daysAgo(-2) }, 'day'],
    ['to what holds none', { toId: 'rent' }, 'toId'],
  ])('does not move %s', async (_words, more, field) => {
    const toId = more.toId === 'from' ? cash : more.toId ? await accountId(shop, more.toId as AccountCode) : bank;
    await expect(move(1, { ...more, toId })).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field }] });
    expect(await held(cash)).toBe(1_000);
  });

  it('says what happened with its values apart, for other languages than English, also when it is taken back', async () => {
    const { id: voucherId } = await move(300);
    await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Wrong account' });
    const said = (await ledger({ accountId: bank })).map(({ entry: { description, wording } }) => ({ description, wording }));
    const name = (words: string) => ({ messageKey: words, messageValues: {} });
    const transfer = {
      messageKey: 'Transfer {{number}} from {{from}} to {{to}}', messageValues: { number: 2, from: name('Cash'), to: name('Bank') },
    };
    expect(said).toEqual([
      {
        description: 'Taken back: Transfer 2 from Cash to Bank (Wrong account)',
        wording: { messageKey: 'Taken back: {{entry}} ({{reason}})', messageValues: { entry: transfer, reason: 'Wrong account' } },
      },
      { description: 'Transfer 2 from Cash to Bank', wording: transfer },
    ]);
  });

  it('that was moved by mistake comes back, once', async () => {
    const { id: voucherId } = await move(300, { day: daysAgo(35) });
    const input = { voucherId, version: 1, reason: 'Wrong account' };
    const outcomes = await Promise.allSettled([execute(voidVoucher, session, input), execute(voidVoucher, session, input)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await held(cash), await held(cash, addDays(today, -35))]).toEqual([1_000, 1_000]);
    expect(await drift()).toEqual([]);
  });

  it('is exact when many move it at once, in both directions', async () => {
    const back = (amount: number) => execute(transferMoney, session, { fromId: bank, toId: cash, amount });
    await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? back(1.01) : move(3.5, { day: daysAgo(index) }))));
    expect([await held(cash), await held(bank)]).toEqual([1_000 - 6 * 3.5 + 6 * 1.01, 6 * 3.5 - 6 * 1.01]);
    expect(await drift()).toEqual([]);
  });

  it('at the beginning is said once: another opening balance takes its place', async () => {
    await Promise.all([200, 700].map((amount) => execute(setOpeningBalance, session, { accountId: cash, amount })));
    expect([200, 700]).toContain(await held(cash));
    expect(await db.voucher.count({ where: { businessId: shop.id, kind: 'OPENING', status: 'POSTED' } })).toBe(1);
    expect(await drift()).toEqual([]);
  });
});

describe('the ledger of an account', () => {
  it('shows day by day what it held, whatever was entered last, page by page', async () => {
    await move(10, { day: daysAgo(1) });
    await move(20, { day: daysAgo(38) });
    await move(30);
    const rows = await ledger({ accountId: cash });
    expect(rows.map(({ creditPoisha, balancePoisha }) => [Number(creditPoisha) / 100, Number(balancePoisha) / 100]))
      .toEqual([[30, 940], [10, 970], [20, 980], [0, 1_000]]);
    const some = await ledger({ accountId: cash, to: daysAgo(1) }, 2);
    expect(some.map(({ balancePoisha }) => Number(balancePoisha) / 100)).toEqual([970, 980]);
  });

  it('shows the part of one party, with what is open', async () => {
    const product = await withProduct(shop);
    const bought = await withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 2, unitCost: 50 }], more: { paid: 30 } });
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 1, unitCost: 7 }] });
    const owed = await accountId(shop, 'supplier-payable');
    const [most] = await openParties(shop.id, owed, 10);
    expect(most).toMatchObject({ partyId: bought.supplierId, partyType: 'SUPPLIER', balancePoisha: -70_00n, name: expect.stringMatching(/^Supplier/) });
    const rows = await ledger({ accountId: owed, partyKey: bought.supplierId });
    expect(rows.map(({ balancePoisha, partyName }) => [Number(balancePoisha) / 100, partyName]))
      .toEqual([[-70, most!.name], [-100, most!.name]]);
  });

  it('of goods is empty for who may not see costs', async () => {
    await withProduct(shop, { stock: 5, cost: 10 });
    const accountIdOfStock = await accountId(shop, 'inventory');
    const masked = new Session({ ...session, role: 'ADMIN', flags: { hideProductCostReportForAdmin: true } as never });
    expect(await ledger({ accountId: accountIdOfStock })).toHaveLength(1);
    expect(await ledger({ accountId: accountIdOfStock }, 5, masked)).toEqual([]);
  });
});

describe('an account', () => {
  it('of the staff is used, renamed, archived when empty, and never removed once used', async () => {
    const { id } = await execute(createAccount, session, { name: 'City Bank', purpose: 'MONEY' });
    await expect(execute(createAccount, session, { name: 'city bank', purpose: 'MONEY' })).rejects.toMatchObject({ fieldErrors: [{ field: 'name' }] });
    await move(100, { toId: id });
    const archive = (version: number) => execute(updateAccount, session, { accountId: id, version, name: 'City Bank Ltd', isArchived: true });
    await expect(archive(1)).rejects.toMatchObject({ reason: 'ACCOUNT_NOT_EMPTY' });
    await expect(execute(deleteAccount, session, { accountId: id, version: 1 })).rejects.toMatchObject({ reason: 'ACCOUNT_USED' });
    await execute(transferMoney, session, { fromId: id, toId: bank, amount: 100 });
    await archive(1);
    await expect(move(1, { toId: id })).rejects.toMatchObject({ fieldErrors: [{ field: 'toId' }] });
    const other = await execute(createAccount, session, { name: 'Upay', purpose: 'MONEY' });
    await execute(deleteAccount, session, { accountId: other.id, version: 1 });
    expect(await db.account.count({ where: { businessId: shop.id, name: 'Upay' } })).toBe(0);
    // A statement without entries was compared with it.
    const unused = await execute(createAccount, session, { name: 'Tap', purpose: 'MONEY' });
    await execute(reconcileAccount, session, { accountId: unused.id, day: new Date(), statementBalance: 0, lineIds: [] });
    await expect(execute(deleteAccount, session, { accountId: unused.id, version: 1 })).rejects.toMatchObject({ reason: 'ACCOUNT_USED' });
  });

  it('that the app books on stays', async () => {
    const stock = await accountId(shop, 'inventory');
    await expect(execute(updateAccount, session, { accountId: stock, version: 1, name: 'Goods', isArchived: true }))
      .rejects.toMatchObject({ reason: 'ACCOUNT_NEEDED' });
    await expect(execute(deleteAccount, session, { accountId: await accountId(shop, 'nagad'), version: 1 })).rejects.toMatchObject({ reason: 'ACCOUNT_USED' });
  });
});

describe('a statement', () => {
  it('is reconciled when what is marked comes to its balance, and each entry stands on one', async () => {
    const { id: voucherId } = await move(100);
    await move(40);
    const lines = await ledger({ accountId: cash });
    const lineIds = lines.filter(({ creditPoisha }) => creditPoisha !== 40_00n).map(({ id }) => id);
    const reconcile = (statementBalance: number, marked: string[]) =>
      execute(reconcileAccount, session, { accountId: cash, day: new Date(), statementBalance, lineIds: marked });
    await expect(execute(undoReconciliation, session, { accountId: cash })).rejects.toMatchObject({ reason: 'NOT_RECONCILED' });
    const rent = { accountId: await accountId(shop, 'rent'), day: new Date(), statementBalance: 0, lineIds: [] };
    await expect(execute(reconcileAccount, session, rent)).rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
    await expect(reconcile(860, lineIds)).rejects.toMatchObject({
      fieldErrors: [{ field: 'statementBalance', message: expect.stringContaining('40') }],
    });
    await reconcile(900, lineIds);
    expect((await ledger({ accountId: cash, isReconciled: false })).map(({ creditPoisha, balancePoisha }) => [creditPoisha, balancePoisha]))
      .toEqual([[40_00n, null]]);
    await expect(reconcile(1_800, lineIds)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(execute(voidVoucher, session, { voucherId, version: 1, reason: 'No' })).rejects.toMatchObject({ reason: 'RECONCILED' });
    expect(await drift()).toEqual([]);
    await execute(undoReconciliation, session, { accountId: cash });
    await execute(voidVoucher, session, { voucherId, version: 1, reason: 'No' });
    expect(await drift()).toEqual([]);
  });
});

describe('what stands on a reconciled statement', () => {
  const reconcile = (accountOf: string, statementBalance: number, lineIds: string[], day = new Date()) =>
    execute(reconcileAccount, session, { accountId: accountOf, day, statementBalance, lineIds });
  const idsOf = async (account: string) => (await ledger({ accountId: account, isReconciled: false })).map(({ id }) => id);

  it('is taken back by nothing: no other opening balance, and no void of what a courier paid', async () => {
    await reconcile(cash, 1_000, await idsOf(cash));
    await expect(execute(setOpeningBalance, session, { accountId: cash, amount: 5 })).rejects.toMatchObject({ reason: 'RECONCILED' });
    expect(await held(cash)).toBe(1_000);
    const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast' } });
    const lines = [{ consignment: 'NOBODY', collected: 300 }];
    const { id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
    const version = async () => (await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } })).version;
    await execute(postStatement, session, { statementId, version: await version() });
    expect(await held(bank)).toBe(300);
    await reconcile(bank, 300, await idsOf(bank));
    await expect(execute(voidStatement, session, { statementId, version: await version(), reason: 'No' })).rejects.toMatchObject({ reason: 'RECONCILED' });
    await execute(undoReconciliation, session, { accountId: bank });
    await execute(voidStatement, session, { statementId, version: await version(), reason: 'No' });
    expect([await held(bank), await drift()]).toEqual([0, []]);
  });

  it('is taken back by nobody who waited while it was marked', async () => {
    const { id: voucherId } = await move(100);
    const lineIds = await idsOf(cash);
    const books = await pool.connect();
    const waiting = async () => (await pool.query<{ pid: number }>(
      `SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)).rowCount;
    await books.query('BEGIN');
    await books.query(`SELECT pg_advisory_xact_lock(hashtextextended('books:' || $1::text, 0))`, [shop.id]);
    // Both wait for the books; whoever came first has them first.
    const marked = reconcile(cash, 900, lineIds);
    await expect.poll(waiting).toBe(1);
    const takenBack = execute(voidVoucher, session, { voucherId, version: 1, reason: 'No' }).catch((error: unknown) => error);
    await expect.poll(waiting).toBe(2);
    await books.query('COMMIT');
    books.release();
    await marked;
    expect(await takenBack).toMatchObject({ reason: 'RECONCILED' });
    expect([await held(cash), await drift()]).toEqual([900, []]);
  });

  it('is one of a day that has been, not before the statement before it, and may be below zero', async () => {
    const { id: voucherId } = await move(1_500);
    const lineIds = await idsOf(cash);
    await expect(reconcile(cash, -500, lineIds, daysAgo(-1))).rejects.toMatchObject({ fieldErrors: [{ field: 'day' }] });
    await reconcile(cash, -500, lineIds);
    await expect(reconcile(cash, -500, [], daysAgo(1))).rejects.toMatchObject({ fieldErrors: [{ field: 'day' }] });
    await expect(execute(voidVoucher, session, { voucherId, version: 1, reason: 'No' })).rejects.toMatchObject({ reason: 'RECONCILED' });
    expect(await drift()).toEqual([]);
  });
});

describe('the database', () => {
  const entry = (lines: string) => pool.query(`WITH e AS (
      INSERT INTO "JournalEntry" ("businessId", "id", "description", "sourceType", "sourceId", "causeId", "kind", "day")
      VALUES ('${shop.id}', gen_random_uuid(), 'x', 'Voucher', gen_random_uuid(), gen_random_uuid(), 'x', '${today}') RETURNING *)
    ${lines}`);
  const line = (account: string, debit: number, day = today) => `INSERT INTO "JournalLine" ("businessId", "id", "entryId", "accountId", "debitPoisha", "day")
    SELECT "businessId", gen_random_uuid(), "id", '${account}', ${debit}, '${day}' FROM e`;

  it('refuses what does not balance, what says nothing, and a line on another day', async () => {
    await expect(entry(line(cash, 5))).rejects.toThrow(/does not balance/);
    await expect(entry('SELECT 1')).rejects.toThrow(/has no lines/);
    await expect(entry(line(cash, 0, addDays(today, -1)))).rejects.toThrow(/another day/);
    expect(await held(cash)).toBe(1_000);
  });

  it('changes, removes and empties no ledger', async () => {
    for (const ledgerTable of ['JournalLine', 'JournalEntry', 'StockMovement', 'UsageEntry', 'AuditEntry', 'PlatformAuditEntry']) {
      await expect(pool.query(`TRUNCATE "${ledgerTable}" CASCADE`)).rejects.toThrow(/is append-only/);
    }
    await expect(pool.query(`UPDATE "JournalLine" SET "debitPoisha" = 5 WHERE "businessId" = '${shop.id}'`)).rejects.toThrow(/is append-only/);
    await expect(pool.query(`DELETE FROM "JournalEntry" WHERE "businessId" = '${shop.id}'`)).rejects.toThrow(/is append-only/);
    expect(await held(cash)).toBe(1_000);
  });
});
