import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { lineDecisions } from '../../../../../schema/rules/line-decisions.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { countStatements } from '../../../../db/statements.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { reconcileAccount } from '../../../accounting/reconcile.ts';
import { undoDifferenceDecision } from '../difference-decisions.ts';
import { overchargeOf } from '../overcharged.ts';
import { voucherAsDecided } from '../voucher-as-decided.ts';
import { courierShop, nextCode, paid } from './courier-shop.ts';

const { world, delivered, shipped, enter, post, undo, statementOf, resultsOf, settlementOf, drift } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60 }, district: 'Dhaka',
});

let server: TestServer;
let founder: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

interface Voucher {
  total: number;
  lines: { account: string; debit: number; credit: number }[];
  toDecide: number;
  decided: number;
  settled: number;
  partial: number;
  disputed: number;
  writtenOff: number;
  missing: number;
  held: number;
}

const QUERY = `query ($id: ID!) { node(id: $id) { ... on CourierStatement { voucher {
  total lines { account debit credit } toDecide decided settled partial disputed writtenOff missing held } } } }`;
async function voucherOf(id: string, token = founder): Promise<Voucher | null> {
  const { data } = await server.graphql<{ node: { voucher: Voucher | null } }>(token, QUERY, { id: encodeId('CourierStatement', id) });
  return data!.node.voucher;
}

const DECIDE = `mutation ($input: DecideStatementLineInput!) { decideStatementLine(input: $input) { __typename
  ... on Error { message code } ... on DecideStatementLineSuccess { statement { id } } } }`;
async function decide(lineId: string, decision: object, token = founder) {
  const { data } = await server.graphql<{ decideStatementLine: { __typename: string; message?: string } }>(
    token, DECIDE, { input: { lineId: encodeId('StatementLine', lineId), ...decision } });
  return data!.decideStatementLine;
}
const lineOf = async (id: string, position: number) => (await statementOf(id)).lines[position - 1]!;

/** What all entries of the business come to by account, in taka. */
async function books(): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ account: string; value: bigint }[]>`
    SELECT a."name" AS "account", sum(l."debitPoisha" - l."creditPoisha")::bigint AS "value" FROM "JournalLine" l
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" WHERE l."businessId" = ${world().shop.id}::uuid GROUP BY 1`;
  return new Map(rows.map(({ account, value }) => [account, Number(value) / 100]));
}

const settlements = async () => {
  const rows = await db.order.groupBy({ by: ['settlementStatus'], where: { businessId: world().shop.id }, _count: true });
  const countOf = (status: string) => rows.find(({ settlementStatus }) => settlementStatus === status)?._count ?? 0;
  return { settled: countOf('SETTLED'), partial: countOf('PARTIAL'), disputed: countOf('DISPUTED'), writtenOff: countOf('WRITTEN_OFF') };
};
type Settlements = Awaited<ReturnType<typeof settlements>>;

const lessThan = (after: Settlements, before: Settlements) =>
  Object.fromEntries(Object.entries(after).map(([key, count]) => [key, count - before[key as keyof Settlements]]));

/** Posts the statement, and compares what that has booked and settled with what was shown before. */
async function assertPostsAsShown(id: string): Promise<void> {
  const shown = (await voucherOf(id))!;
  const [before, orders] = [await books(), await settlements()];
  await post(id);
  const after = await books();
  const booked = new Map([...after].map(([account, value]) => [account, Math.round((value - (before.get(account) ?? 0)) * 100) / 100] as const)
    .filter(([, value]) => value !== 0));
  expect(new Map(shown.lines.map(({ account, debit, credit }) => [account, debit - credit]))).toEqual(booked);
  const sum = (amounts: number[]) => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
  expect([sum(shown.lines.map(({ debit }) => debit)), sum(shown.lines.map(({ credit }) => credit))]).toEqual([shown.total, shown.total]);
  const { settled, partial, disputed, writtenOff } = shown;
  expect({ settled, partial, disputed, writtenOff }).toEqual(lessThan(await settlements(), orders));
  expect(await drift()).toEqual([]);
}

/** One line of each result that can be decided. */
async function oneOfEach() {
  const [short, over, dear, twice] = [await delivered(), await delivered(), await delivered(), await delivered()];
  const early = await shipped();
  const { id } = await enter([
    paid(short.code, 400), paid(over.code, 600), paid(dear.code, 560, { deliveryCharge: 95 }), { consignment: nextCode('NOBODY'), collected: 300, deliveryCharge: 20 },
    paid(twice.code), paid(twice.code), paid(early.code), paid((await delivered()).code, 560, { adjustment: -12.5 }),
  ]);
  return { id, short, over };
}

describe('the voucher of a draft', () => {
  it('is what posting it books, with nothing decided', async () => {
    const { id } = await oneOfEach();
    expect(await resultsOf(id)).toEqual(['SHORT', 'OVER', 'CHARGE_DIFF', 'UNKNOWN_PARCEL', 'MATCHED', 'DUPLICATE', 'NOT_DELIVERED_HERE', 'MATCHED']);
    expect(await voucherOf(id)).toMatchObject({ toDecide: 6, decided: 0, settled: 3, disputed: 2, writtenOff: 0, held: 3, missing: 0 });
    await assertPostsAsShown(id);
    expect(await voucherOf(id)).toBeNull();
  });

  it('follows each decision, and posting carries them out', async () => {
    const { id, short, over } = await oneOfEach();
    const lines = (await statementOf(id)).lines;
    const untouched = await voucherOf(id);
    expect(await decide(lines[0]!.id, { decision: 'WRITE_OFF', note: 'The customer paid 400' })).toMatchObject({ statement: {} });
    expect(await decide(lines[1]!.id, { decision: 'ACCEPT', note: 'A tip' })).toMatchObject({ statement: {} });
    expect(await decide(lines[2]!.id, { decision: 'ACCEPT' })).toMatchObject({ statement: {} });
    expect(await decide(lines[3]!.id, { decision: 'ACCEPT', note: 'Nobody asks for it' })).toMatchObject({ statement: {} });
    expect(await decide(lines[5]!.id, { decision: 'DISPUTE', note: 'Paid before' })).toMatchObject({ statement: {} });
    expect(await voucherOf(id)).toMatchObject({ toDecide: 6, decided: 5, settled: 3, disputed: 0, writtenOff: 2, held: 2 });
    expect((await voucherOf(id))!.lines).not.toEqual(untouched!.lines);
    await assertPostsAsShown(id);
    expect([await settlementOf(short.orderId), await settlementOf(over.orderId)]).toEqual(['WRITTEN_OFF', 'WRITTEN_OFF']);
    const [decision] = await db.settlementDecision.findMany({ where: { businessId: world().shop.id, orderId: short.orderId } });
    expect(decision).toMatchObject({ kind: 'WRITE_OFF', note: 'The customer paid 400', amountPoisha: 160_00n });
    await expect(undo(id)).rejects.toMatchObject({ reason: 'DECIDED' });
  });

  it('is as before when a decision is taken back, and what is missing may come later', async () => {
    const { id } = await oneOfEach();
    const before = await voucherOf(id);
    const { id: lineId } = await lineOf(id, 1);
    await decide(lineId, { decision: 'WRITE_OFF', note: 'Lost' });
    await decide(lineId, { decision: 'ACCEPT' });
    expect(await lineOf(id, 1)).toMatchObject({ result: 'PARTIAL', decisionId: null });
    expect(await voucherOf(id)).toMatchObject({ decided: 1, partial: 1, disputed: 1 });
    await decide(lineId, { isUndone: true });
    expect(await voucherOf(id)).toEqual(before);
    await decide(lineId, { decision: 'DISPUTE' });
    expect(await voucherOf(id)).toEqual({ ...before, decided: 1 });
    await undo(id);
    expect(await drift()).toEqual([]);
  });

  it('counts what the courier should have paid apart, and books nothing of it', async () => {
    const late = await delivered();
    await db.order.updateMany({ where: { businessId: world().shop.id, id: late.orderId }, data: { deliveredAt: new Date(Date.now() - 30 * 86_400_000) } });
    const { id } = await enter([paid((await delivered()).code)]);
    expect(await voucherOf(id)).toMatchObject({ toDecide: 0, settled: 1, missing: 1 });
    await assertPostsAsShown(id);
    expect(await settlementOf(late.orderId)).toBe('UNSETTLED');
  });

  it('follows what is said of another line for the same order', async () => {
    const { orderId, code } = await delivered();
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: orderId } } });
    const { id } = await enter([{ consignment: nextCode('NOBODY'), collected: 560 }, paid(code)]);
    await decide((await lineOf(id, 1)).id, { orderNumber: String(number) });
    expect(await resultsOf(id)).toEqual(['CHARGE_DIFF', 'DUPLICATE']);
    await assertPostsAsShown(id);
  });

  it('opens a decision again whose line pays something else since another line names its order', async () => {
    const { orderId, code } = await delivered();
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: orderId } } });
    const { id } = await enter([{ consignment: nextCode('NOBODY'), collected: 560 }, paid(code, 400)]);
    await decide((await lineOf(id, 2)).id, { decision: 'WRITE_OFF', note: 'Lost' });
    await decide((await lineOf(id, 1)).id, { orderNumber: String(number) });
    expect(await resultsOf(id)).toEqual(['CHARGE_DIFF', 'DUPLICATE']);
    expect(await lineOf(id, 2)).toMatchObject({ decisionId: null });
    expect(await voucherOf(id)).toMatchObject({ toDecide: 2, decided: 0, writtenOff: 0 });
    await assertPostsAsShown(id);
  });

  it('refuses what such a line cannot be decided to, and says why', async () => {
    const { id } = await oneOfEach();
    const { lines } = await statementOf(id);
    expect(await decide(lines[4]!.id, { decision: 'WRITE_OFF', note: 'No' })).toMatchObject({ message: 'That cannot be decided about such a line' });
    expect(await decide(lines[1]!.id, { decision: 'WRITE_OFF', note: 'No' })).toMatchObject({ message: 'That cannot be decided about such a line' });
    expect(await decide(lines[0]!.id, { decision: 'WRITE_OFF' })).toMatchObject({ message: 'Say why' });
    const clerk = await tokenOf(await withMember(world().shop, { flags: ['deliveryMethod'] }));
    const { data } = await server.graphql<{ decideStatementLine: unknown }>(
      clerk, DECIDE, { input: { lineId: encodeId('StatementLine', lines[0]!.id), decision: 'WRITE_OFF', note: 'Lost' } });
    expect(data?.decideStatementLine ?? null).toBeNull();
    expect(await decide(lines[0]!.id, { decision: 'DISPUTE' }, clerk)).toMatchObject({ statement: {} });
    await post(id);
    expect(await decide(lines[0]!.id, { decision: 'DISPUTE' })).toMatchObject({ message: 'This statement is posted already' });
  });

  it('is taken back at its line while the statement is a draft, not as of one that is posted', async () => {
    const { id } = await oneOfEach();
    await decide((await lineOf(id, 1)).id, { decision: 'WRITE_OFF', note: 'Lost' });
    const { decisionId } = await lineOf(id, 1);
    await expect(execute(undoDifferenceDecision, world().session, { decisionId, reason: 'Found' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect(await lineOf(id, 1)).toMatchObject({ decisionId });
  });

  it('takes no order that nobody has suggested', async () => {
    const { id } = await enter([{ consignment: nextCode('NOBODY'), collected: 560 }]);
    expect(await decide((await lineOf(id, 1)).id, { isSuggested: true })).toMatchObject({ message: 'No order is suggested for this line' });
  });

  it('is hidden from whoever may not see costs', async () => {
    const { id } = await oneOfEach();
    const masked = await tokenOf(await withMember(world().shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    expect(await voucherOf(id, masked)).toBeNull();
    expect(await voucherOf(id)).not.toBeNull();
  });

  it('has a claim sheet with the lines in dispute and what was noted about them', async () => {
    const { id } = await oneOfEach();
    const { lines } = await statementOf(id);
    await decide(lines[0]!.id, { decision: 'DISPUTE', note: 'Booked for 560' });
    await decide(lines[3]!.id, { decision: 'ACCEPT', note: 'Nobody asks for it' });
    const claims = async (token: string) => {
      const filter = encodeURIComponent(JSON.stringify({ statementId: encodeId('CourierStatement', id) }));
      const answer = await fetch(`${server.url}/api/export/statement-claims?filter=${filter}`, { headers: { authorization: `Bearer ${token}` } });
      return answer.ok ? (await answer.text()).split('\r\n').slice(1, -1).map((row) => row.split(',')) : answer.status;
    };
    // Claim, result, note: what is short, what is over, what was paid for nothing, and a deduction.
    expect((await claims(founder) as string[][]).map((row) => row.slice(11, 14))).toEqual([
      ['160.00', 'SHORT', 'Booked for 560'], ['-40.00', 'OVER', ''], ['-494.40', 'DUPLICATE', ''], ['-494.40', 'NOT_DELIVERED_HERE', ''], ['12.50', 'MATCHED', ''],
    ]);
    expect(await claims(await tokenOf(await withMember(world().shop, { flags: ['orderList'] })))).toBe(403);
    await post(id);
    expect((await claims(founder) as string[][]).map((row) => row[13])).toEqual(['Booked for 560', '', '', '', '']);
  });

  it('is seen in the bank once its money is reconciled there', async () => {
    const { id } = await enter([paid((await delivered()).code)]);
    const seen = async () => {
      const { data } = await server.graphql<{ node: { seenInBank: string | null; accountName: string } }>(
        founder, 'query ($id: ID!) { node(id: $id) { ... on CourierStatement { seenInBank accountName } } }', { id: encodeId('CourierStatement', id) });
      return data!.node;
    };
    expect(await seen()).toEqual({ seenInBank: null, accountName: 'Bank' });
    await post(id);
    expect(await seen()).toEqual({ seenInBank: null, accountName: 'Bank' });
    const { shop: { id: businessId }, session } = world();
    const [line] = await db.journalLine.findMany({ where: { businessId, account: { code: 'bank' } } });
    await execute(reconcileAccount, session, { accountId: line!.accountId, day: line!.day, statementBalance: 494.4, lineIds: [line!.id] });
    expect(await seen()).toEqual({ seenInBank: line!.day.toISOString(), accountName: 'Bank' });
  });

  it('takes as many statements of SQL for many lines as for one', async () => {
    const statements = async (count: number) => {
      const { id } = await enter(Array.from({ length: count }, () => ({ consignment: nextCode('NOBODY'), collected: 10 })));
      const { lines: _lines, ...row } = await statementOf(id);
      return countStatements(async (counter) => {
        await voucherAsDecided(row);
        return counter.count;
      });
    };
    expect([await statements(1), await statements(400)]).toEqual([4, 4]);
  });

  const line = fc.record({
    kind: fc.constantFrom('delivered' as const, 'delivered' as const, 'shipped' as const, 'unknown' as const, 'repeated' as const),
    off: fc.constantFrom(0, 0.5, -0.5, -60, 40), deliveryCharge: fc.constantFrom(60, 75, 0), codFee: fc.constantFrom(5.6, 12), adjustment: fc.constantFrom(0, 0, 12.5, -3), decision: fc.nat(2),
  });

  it('is what posting it books, whatever is decided', async () => {
    await fc.assert(fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (facts) => {
      const codes: string[] = [];
      for (const { kind } of facts) {
        codes.push(kind === 'repeated' && codes.length > 0 ? codes.at(-1)! : kind === 'unknown' ? nextCode('NOBODY') : (await (kind === 'shipped' ? shipped : delivered)()).code);
      }
      const { id } = await enter(facts.map(({ off, deliveryCharge, codFee, adjustment }, index) => paid(codes[index]!, 560 + off, { deliveryCharge, adjustment, codFee })));
      for (const [index, { decision }] of facts.entries()) {
        const found = await lineOf(id, index + 1);
        const chosen = lineDecisions({ result: found.result, isDisputable: overchargeOf(found) > 0n })[decision];
        if (chosen) expect(await decide(found.id, { decision: chosen, note: 'Seen' })).toMatchObject({ statement: {} });
      }
      await assertPostsAsShown(id);
    }), { numRuns: inject('isLong') ? 200 : 12 });
  }, inject('isLong') ? 900_000 : 120_000);
});
