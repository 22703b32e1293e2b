import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { lineDecisions, type LineDecision } from '../../../../../schema/rules/line-decisions.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { countStatements } from '../../../../db/statements.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { editOrder } from '../../../orders/edit-order.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { compareStatement } from '../compare-statement.ts';
import { decideStatementLine } from '../decide-line.ts';
import { decideStatementLines, undoStatementLines } from '../decide-lines.ts';
import { overchargeOf } from '../overcharged.ts';
import { courierShop, nextCode, paid } from './courier-shop.ts';

const { world, ship, delivered, shipped, enter, post, statementOf, resultsOf, drift } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60 }, district: 'Dhaka',
});

let server: TestServer;
let founder: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

interface Outcome {
  __typename: string;
  message?: string;
  outcome?: { count: number; places: string; left: { reason: string; count: number; names: string[] }[] };
}

const documentOf = (name: string) => `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
  __typename ... on Error { message } ... on ${name[0]!.toUpperCase()}${name.slice(1)}Success { outcome { count places left { reason count names } } } } }`;

async function send(token: string, name: 'decideStatementLines' | 'undoStatementLines', id: string, input: object): Promise<Outcome> {
  const { data, errors } = await server.graphql<Record<string, Outcome | null>>(token, documentOf(name), { input: { statementId: encodeId('CourierStatement', id), ...input } });
  return data?.[name] ?? { __typename: String(errors?.[0]?.extensions.code), message: errors?.[0]?.message };
}
const decide = (token: string, id: string, input: object) => send(token, 'decideStatementLines', id, input);
const undo = (token: string, id: string, input: object) => send(token, 'undoStatementLines', id, input);

/** One line of each result that can be decided, one that fits, and two of one parcel. */
async function oneOfEach() {
  const [short, over, dear, twice, apart] = [await delivered(), await delivered(), await delivered(), await delivered(), await delivered()];
  const early = await shipped();
  const { id } = await enter([
    paid(short.code, 400), paid(over.code, 600), paid(dear.code, 560, { deliveryCharge: 95 }), { consignment: nextCode('NOBODY'), collected: 300, deliveryCharge: 20 },
    paid(twice.code), paid(twice.code), paid(early.code), paid((await delivered()).code),
    { consignment: apart.code, collected: 500, codFee: 5 }, { consignment: apart.code, collected: 0, deliveryCharge: 60 },
  ]);
  return id;
}

/** What the lines say, with what was decided about each. */
const shown = async (id: string) => (await db.statementLine.findMany({
  where: { businessId: world().shop.id, statementId: id }, orderBy: { position: 'asc' },
  include: { decision: { select: { kind: true, amountPoisha: true, note: true, createdByName: true, isUndone: true } } },
})).map(({ decisionId: _decisionId, ...line }) => line);

/** The choices of each line, by its place. */
const choicesOf = async (id: string) => new Map((await statementOf(id)).lines.map((line) =>
  [line.position, lineDecisions({ result: line.result, isDisputable: overchargeOf(line) > 0n })] as const));

describe('a decision about many lines', () => {
  it.each<LineDecision>(['DISPUTE', 'ACCEPT', 'WRITE_OFF'])('%s leaves of each line what the single decision leaves, can be taken back, and is posted', async (decision) => {
    const id = await oneOfEach();
    const before = await shown(id);
    const possible = [...await choicesOf(id)].flatMap(([position, choices]) => (choices.includes(decision) ? [position] : []));
    const { outcome } = await decide(founder, id, { filter: {}, decision, note: 'Asked them' });
    const many = await shown(id);
    expect(outcome).toMatchObject({ count: possible.length, left: [{ reason: 'IMPOSSIBLE', count: before.length - possible.length }] });
    expect(many.flatMap(({ position, decision: made, result }) => (made || result === 'PARTIAL' ? [position] : []))).toEqual(possible);
    expect((await undo(founder, id, { places: outcome!.places, decision })).outcome).toMatchObject({ count: possible.length, left: [] });
    expect(await shown(id)).toEqual(before);
    const single = await (async () => {
      for (const line of (await statementOf(id)).lines) {
        if (possible.includes(line.position)) await execute(decideStatementLine, world().session, { lineId: line.id, decision, note: 'Asked them' });
      }
      return shown(id);
    })();
    const nameless = (lines: typeof many) => lines.map((line) => ({ ...line, decision: line.decision && { ...line.decision, createdByName: '' } }));
    expect(nameless(single)).toEqual(nameless(many));
    await post(id);
    expect(await drift()).toEqual([]);
  });

  it('says of each line why it was left, and carries out the others', async () => {
    const id = await oneOfEach();
    const staff = await tokenOf(await withMember(world().shop, { flags: ['deliveryMethod'] }));
    const { lines } = await statementOf(id);
    expect(await decide(staff, id, { filter: {}, decision: 'WRITE_OFF', note: 'Gone' })).toMatchObject({ __typename: 'FORBIDDEN' });
    expect(await decide(staff, id, { filter: { result: ['OVER'] }, decision: 'ACCEPT', note: 'Ours' })).toMatchObject({ __typename: 'FORBIDDEN' });
    expect(await decide(founder, id, { filter: {}, decision: 'ACCEPT' })).toMatchObject({ __typename: 'ValidationError', message: 'Say why' });
    expect((await shown(id)).filter(({ decision, restComes }) => decision ?? restComes)).toEqual([]);
    const { outcome } = await decide(staff, id, { filter: {}, decision: 'ACCEPT' });
    expect(outcome).toMatchObject({ count: 3, places: '1,3,9' });
    expect(outcome!.left.map(({ reason, count }) => [reason, count])).toEqual([['ADMIN', 4], ['IMPOSSIBLE', 3]]);
    // What was decided stands: it is taken back before it is decided otherwise.
    const again = await decide(founder, id, { lines: lines.slice(0, 2).map((line) => encodeId('StatementLine', line.id)), decision: 'DISPUTE' });
    expect(again.outcome).toMatchObject({ count: 1, places: '2', left: [{ reason: 'DECIDED', count: 1, names: [lines[0]!.consignment] }] });
    const back = await undo(founder, id, { filter: { state: 'ACCEPT' }, decision: 'DISPUTE' });
    expect(back.outcome).toMatchObject({ count: 0, left: [{ reason: 'OTHERWISE', count: 3 }] });
    expect((await undo(founder, id, { filter: {} })).outcome).toMatchObject({ count: 4, left: [{ reason: 'OPEN' }] });
    expect((await shown(id)).filter(({ decision, restComes, disputesCharge }) => decision ?? (restComes || disputesCharge))).toEqual([]);
  });

  it('of two people about the same lines is made once for each line, and a line that was decided meanwhile keeps that', async () => {
    const id = (await enter(Array.from({ length: 30 }, () => ({ consignment: nextCode('NOBODY'), collected: 10 })))).id;
    const other = await tokenOf(await withMember(world().shop, { role: 'ADMIN' }));
    const { lines } = await statementOf(id);
    await execute(decideStatementLine, world().session, { lineId: lines[6]!.id, decision: 'DISPUTE', note: 'First' });
    const answers = await Promise.all([
      decide(founder, id, { filter: {}, decision: 'DISPUTE', note: 'Mine' }),
      decide(other, id, { lines: lines.map((line) => encodeId('StatementLine', line.id)), decision: 'ACCEPT', note: 'Theirs' }),
    ]);
    expect(answers.map(({ outcome }) => outcome!.count).sort((one, two) => one - two)).toEqual([0, 29]);
    const made = await db.differenceDecision.groupBy({ by: ['note'], where: { businessId: world().shop.id, statementId: id, isUndone: false }, _count: true });
    expect(made.map(({ note, _count }) => [note === 'First', _count]).sort()).toEqual([[false, 29], [true, 1]]);
    expect((await shown(id))[6]).toMatchObject({ decision: { note: 'First', kind: 'DISPUTE' } });
  });

  it('is refused where the single one is: of another business, posted, compared again, changed', async () => {
    const id = await oneOfEach();
    const { lines, version, comparedAt } = await statementOf(id);
    const input = { filter: {}, decision: 'DISPUTE', note: '' };
    const stranger = await tokenOf((await seedBusiness()).founder);
    expect(await decide(stranger, id, input)).toMatchObject({ __typename: 'NotFoundError' });
    const theirs = (await enter([{ consignment: nextCode('NOBODY'), collected: 1 }])).id;
    const foreign = encodeId('StatementLine', (await statementOf(theirs)).lines[0]!.id);
    expect(await decide(founder, id, { ...input, filter: undefined, lines: [encodeId('StatementLine', lines[0]!.id), foreign] })).toMatchObject({ __typename: 'NotFoundError' });
    expect(await decide(founder, id, { ...input, version: version + 1 })).toMatchObject({ __typename: 'ConflictError' });
    await execute(compareStatement, world().session, { statementId: id, version });
    expect(await decide(founder, id, { ...input, comparedAt: comparedAt.toISOString() })).toMatchObject({ __typename: 'ConflictError' });
    await post(id);
    for (const answer of [await decide(founder, id, input), await undo(founder, id, { filter: {} })]) {
      expect(answer).toMatchObject({ __typename: 'PreconditionError', message: 'This statement is posted already' });
    }
  });

  it('leaves a line that means something else by now than was seen of it, as the single decision refuses it', async () => {
    const [more, same, paidMeanwhile] = [await delivered(), await delivered(), await delivered()];
    const { id } = await enter([paid(more.code, 400), paid(same.code, 400), paid(paidMeanwhile.code, 560, { deliveryCharge: 95 })]);
    await execute(editOrder, world().session, { orderId: more.orderId, reason: 'Counted again', collected: 700 });
    await execute(editOrder, world().session, { orderId: same.orderId, reason: 'Spelled otherwise', customerName: 'Rahima' });
    await post((await enter([paid(paidMeanwhile.code)], { reference: 'Other' })).id);
    for (const decision of ['WRITE_OFF', 'ACCEPT', 'DISPUTE'] as const) {
      const { outcome } = await decide(founder, id, { filter: {}, decision, note: 'Let it be' });
      expect(outcome).toMatchObject({ count: 1, places: '2' });
      expect(outcome!.left).toContainEqual({ reason: 'CHANGED', count: decision === 'WRITE_OFF' ? 1 : 2, names: decision === 'WRITE_OFF' ? [more.code] : [more.code, paidMeanwhile.code] });
      await undo(founder, id, { filter: {} });
    }
    await execute(compareStatement, world().session, { statementId: id, version: (await statementOf(id)).version });
    expect((await decide(founder, id, { filter: {}, decision: 'DISPUTE' })).outcome).toMatchObject({ count: 3, left: [] });
  });

  it('leaves a line without an order whose order was shipped since, and one of other terms, as the single decision refuses them', async () => {
    const code = nextCode('SF');
    const dear = await delivered();
    const { id } = await enter([paid(code), paid(dear.code, 560, { deliveryCharge: 95 }), { consignment: nextCode('NOBODY'), collected: 10 }]);
    expect(await resultsOf(id)).toEqual(['UNKNOWN_PARCEL', 'CHARGE_DIFF', 'UNKNOWN_PARCEL']);
    const { id: orderId } = await withOrder(world().shop, { lines: [{ product: world().product, price: 500 }], deliveryFee: 60, district: 'Dhaka' });
    await ship(orderId, code);
    const { id: courierId, version } = await db.courier.findFirstOrThrow({ where: { businessId: world().shop.id } });
    await execute(saveDeliveryMethod, world().session, { courierId, version, name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 95 });
    for (const { id: lineId } of (await statementOf(id)).lines.slice(0, 2)) {
      await expect(execute(decideStatementLine, world().session, { lineId, decision: 'DISPUTE', note: 'Ours' })).rejects.toThrow('means something else by now');
    }
    const { outcome } = await decide(founder, id, { filter: {}, decision: 'DISPUTE', note: 'Ours' });
    expect(outcome).toMatchObject({ count: 1, places: '3', left: [{ reason: 'CHANGED', count: 2, names: [dear.code, code] }] });
  });

  it('asked for twice under one key is made once', async () => {
    const { id } = await enter([{ consignment: nextCode('NOBODY'), collected: 1 }]);
    const input = { statementId: id, filter: {}, decision: 'DISPUTE', note: '' };
    const ask = () => execute(decideStatementLines, world().session, input, { idempotencyKey: 'a-key-of-this-test' });
    expect([await ask(), await ask()]).toEqual(Array.from({ length: 2 }, () => ({ count: 1, places: '1', left: [] })));
    expect(await db.differenceDecision.count({ where: { businessId: world().shop.id, statementId: id } })).toBe(1);
    expect((await statementOf(id)).version).toBe(2);
  });

  it('takes the same number of SQL statements for few lines and for many', async () => {
    async function entered(count: number) {
      const lines: object[] = [];
      for (let one = 0; one < count; one += 1) lines.push(paid((await delivered()).code, 400), paid((await delivered()).code, 560, { deliveryCharge: 95 }));
      return (await enter(lines)).id;
    }
    const ids = [await entered(1), await entered(12)];
    const counted = (work: () => Promise<unknown>) => countStatements(async (counter) => {
      await work();
      return counter.count;
    });
    const { session } = world();
    for (const decision of ['DISPUTE', 'ACCEPT'] as const) {
      const [decided, undone] = [[], []] as [number[], number[]];
      for (const statementId of ids) {
        decided.push(await counted(() => execute(decideStatementLines, session, { statementId, filter: {}, decision, note: 'Why' })));
        undone.push(await counted(() => execute(undoStatementLines, session, { statementId, filter: {} })));
      }
      for (const [few, many] of [decided, undone]) {
        expect(many).toBe(few);
        expect(few).toBeLessThanOrEqual(22);
      }
    }
  });
});

describe('the lines of a statement', () => {
  const LIST = `query ($filter: StatementLinesFilter, $sums: StatementLineSumsFilter) {
    statementLines(first: 50, filter: $filter) { edges { node { position } } } matchingStatementLineCount(filter: $filter)
    statementLineSums(filter: $sums) { result parcels } }`;
  interface Listed {
    statementLines: { edges: { node: { position: number } }[] };
    matchingStatementLineCount: number;
    statementLineSums: { result: string; parcels: number }[];
  }
  async function list(token: string, id: string, filter: object) {
    const whole = { statementId: encodeId('CourierStatement', id), ...filter };
    const { data } = await server.graphql<Listed>(token, LIST, { filter: whole, sums: whole });
    const places = data!.statementLines.edges.map(({ node }) => node.position);
    expect(data!.matchingStatementLineCount).toBe(places.length);
    return { places, sums: Object.fromEntries(data!.statementLineSums.map(({ result, parcels }) => [result, parcels])) };
  }

  it('are found by number, phone and order, told by kind and decision, and only within their business', async () => {
    const parcel = await delivered();
    const order = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: parcel.orderId } } });
    const { id } = await enter([
      paid(parcel.code, 400), { consignment: 'AB-77_1', collected: 1 }, { invoice: 'INV/77', collected: 2 }, { phone: '01899-887766', collected: 3 },
    ]);
    const places = async (filter: object) => (await list(founder, id, filter)).places;
    expect(await places({})).toEqual([1, 2, 3, 4]);
    expect(await places({ search: '77' })).toEqual([2, 3]);
    expect(await places({ search: 'ab-77_' })).toEqual([2]);
    expect(await places({ search: '%' })).toEqual([]);
    expect(await places({ search: '০১৮৯৯-৮৮৭৭৬৬' })).toEqual([4]);
    expect(await places({ search: '+8801899887766' })).toEqual([4]);
    expect(await places({ search: '7766' })).toEqual([4]);
    expect(await places({ search: `#${order.number}` })).toEqual([1]);
    expect(await places({ search: order.phone })).toEqual([1]);
    expect(await list(founder, id, { result: ['SHORT'] })).toEqual({ places: [1], sums: { SHORT: 1, UNKNOWN_PARCEL: 3 } });
    await decide(founder, id, { filter: { search: '77' }, decision: 'DISPUTE' });
    await decide(founder, id, { filter: { result: ['SHORT'] }, decision: 'WRITE_OFF', note: 'Gone' });
    expect([await places({ state: 'OPEN' }), await places({ state: 'DISPUTE' }), await places({ state: 'WRITE_OFF' }), await places({ state: 'ACCEPT' })])
      .toEqual([[4], [2, 3], [1], []]);
    expect([await places({ hasFiles: true }), await places({ hasFiles: false })]).toEqual([[], [1, 2, 3, 4]]);
    const stranger = await tokenOf((await seedBusiness()).founder);
    expect(await list(stranger, id, {})).toEqual({ places: [], sums: {} });
  });
});
