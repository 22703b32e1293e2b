import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { countStatements } from '../../../../db/statements.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { startWorker } from '../../../../jobs/worker.ts';
import { deliverOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { changedLines } from '../changed-lines.ts';
import { courierShop, nextCode, paid } from './courier-shop.ts';

const { world, ship, shipped, delivered, enter, post, statementOf, resultsOf, settlementOf, drift, books } = courierShop({ terms: { codPercent: 1, tolerance: 1, insideCharge: 60 }, district: 'Dhaka' });

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
let founder: string;
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

async function changedOf(id: string): Promise<number[]> {
  const { data } = await server.graphql<{ node: { changedLines: number[] } }>(
    founder, 'query ($id: ID!) { node(id: $id) { ... on CourierStatement { changedLines } } }', { id: encodeId('CourierStatement', id) });
  return data!.node.changedLines;
}

const COMPARE = `mutation ($input: CompareCourierStatementInput!) { compareCourierStatement(input: $input) { __typename ... on Error { message } } }`;
async function compare(id: string, token?: string, version?: number) {
  const { data, errors } = await server.graphql<{ compareCourierStatement: { __typename: string } | null }>(
    token ?? founder, COMPARE,
    { input: { statementId: encodeId('CourierStatement', id), version: version ?? (await statementOf(id)).version } });
  return errors?.[0]?.extensions.code ?? data?.compareCourierStatement?.__typename;
}

const DECIDE = 'mutation ($input: DecideStatementLineInput!) { decideStatementLine(input: $input) { __typename } }';
const decide = async (lineId: string, decision: string) =>
  server.graphql(founder, DECIDE, { input: { lineId: encodeId('StatementLine', lineId), decision, note: 'Seen' } });

it('a draft names the lines whose orders have changed since, until it is compared again', async () => {
  const [early, same, twice] = [await shipped(), await delivered(), await delivered()];
  const { id } = await enter([paid(early.code), paid(same.code), paid(twice.code)]);
  const { id: other } = await enter([paid(twice.code), paid((await delivered()).code)], { reference: 'Other' });
  expect(await changedOf(id)).toEqual([]);
  await execute(deliverOrder, world().session, { orderId: early.orderId });
  // It changes, and its line means the same.
  await db.order.update({ where: { businessId_id: { businessId: world().shop.id, id: same.orderId } }, data: { customerName: 'Another' } });
  await post(other);
  expect(await changedOf(id)).toEqual([1, 3]);
  const clerk = await tokenOf(await withMember(world().shop, { flags: ['orderList'] }));
  expect(await compare(id, clerk)).toBe('FORBIDDEN');
  expect(await compare(id)).toBe('CompareCourierStatementSuccess');
  expect([await resultsOf(id), await changedOf(id)]).toEqual([['MATCHED', 'MATCHED', 'DUPLICATE'], []]);
  expect(await compare(id, undefined, 1)).toBe('ConflictError');
  await post(id);
  expect(await compare(id)).toBe('PreconditionError');
  expect(await drift()).toEqual([]);
});

it('names a line without an order whose order was shipped since, as deciding it refuses', async () => {
  const { shop, product, session } = world();
  const order = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
  const [code, other] = [nextCode('SF'), nextCode('SF')];
  const { id } = await enter([paid((await delivered()).code), paid(code), paid(nextCode('NOBODY')), { ...paid(other), invoice: `${order.number}` }]);
  const { lines } = await statementOf(id);
  expect([await resultsOf(id), await changedOf(id)]).toEqual([['MATCHED', 'UNKNOWN_PARCEL', 'UNKNOWN_PARCEL', 'UNKNOWN_PARCEL'], []]);
  // Of another courier it is none of theirs.
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id: order.id } }, data: { note: 'Later' } });
  expect(await changedOf(id)).toEqual([]);
  await ship(order.id, code);
  expect(await changedOf(id)).toEqual([2, 4]);
  const answers = [];
  for (const line of lines.slice(1)) {
    const { data } = await decide(line.id, 'ACCEPT');
    answers.push((data as { decideStatementLine: { __typename: string } }).decideStatementLine.__typename);
  }
  expect(answers).toEqual(['ConflictError', 'DecideStatementLineSuccess', 'ConflictError']);
  await execute(deliverOrder, session, { orderId: order.id });
  expect(await compare(id)).toBe('CompareCourierStatementSuccess');
  expect([await resultsOf(id), await changedOf(id)]).toEqual([['MATCHED', 'MATCHED', 'UNKNOWN_PARCEL', 'DUPLICATE'], []]);
});

it('a draft from before charges were compared asks for it, and what it charges can be disputed then', async () => {
  const [dear, right] = [await delivered(), await delivered()];
  const { id } = await enter([paid(dear.code, 560, { deliveryCharge: 95 }), paid(right.code)]);
  // As the migration of disputed charges leaves what was entered before it.
  const where = { businessId: world().shop.id };
  await db.courierStatement.updateMany({ where: { ...where, id }, data: { comparedAt: new Date(0) } });
  await db.statementLine.updateMany({ where: { ...where, statementId: id }, data: { excessDeliveryPoisha: 0, excessReturnPoisha: 0, excessFeePoisha: 0 } });
  const dispute = async () => {
    const [line] = (await statementOf(id)).lines;
    const { data } = await decide(line!.id, 'DISPUTE');
    return (data as { decideStatementLine: { __typename: string } }).decideStatementLine.__typename;
  };
  expect([await changedOf(id), await dispute()]).toEqual([[1], 'PreconditionError']);
  expect(await compare(id)).toBe('CompareCourierStatementSuccess');
  expect([await changedOf(id), await dispute()]).toEqual([[], 'DecideStatementLineSuccess']);
  await post(id);
  expect(await books()).toMatchObject({ 'courier-charges': 120, 'settlement-disputes': 35 });
  expect(await drift()).toEqual([]);
});

it('what was decided about another difference is open again', async () => {
  const [early, short] = [await shipped(), await delivered()];
  const { id } = await enter([paid(early.code), paid(short.code, 400)]);
  const { lines } = await statementOf(id);
  await decide(lines[0]!.id, 'ACCEPT');
  await decide(lines[1]!.id, 'DISPUTE');
  await execute(deliverOrder, world().session, { orderId: early.orderId });
  expect(await changedOf(id)).toEqual([1]);
  await compare(id);
  expect((await statementOf(id)).lines.map(({ result, decisionId }) => [result, decisionId !== null])).toEqual([['MATCHED', false], ['SHORT', true]]);
});

it('posting compares by itself, and never books what was read before', async () => {
  const early = await shipped();
  const { id } = await enter([paid(early.code)]);
  expect(await resultsOf(id)).toEqual(['NOT_DELIVERED_HERE']);
  await execute(deliverOrder, world().session, { orderId: early.orderId });
  await post(id);
  expect([await settlementOf(early.orderId), (await books())['settlement-disputes'], await changedOf(id)]).toEqual(['SETTLED', undefined, []]);
  expect(await drift()).toEqual([]);
});

it('a long statement is compared by a background job, and one that nobody has changed is looked at in one statement of SQL', async () => {
  const worker = await startWorker();
  const early = await shipped();
  const { id } = await enter([paid(early.code), ...Array.from({ length: 1_999 }, () => ({ consignment: nextCode('NOBODY'), collected: 10 }))]);
  const row = await statementOf(id);
  expect(await countStatements(async (counter) => {
    await changedLines(row);
    return counter.count;
  })).toBe(1);
  await execute(deliverOrder, world().session, { orderId: early.orderId });
  // As a file with more lines would be.
  await db.courierStatement.update({ where: { businessId_id: { businessId: world().shop.id, id } }, data: { lineCount: 2_001 } });
  expect(await compare(id)).toBe('CompareCourierStatementSuccess');
  await vi.waitFor(async () => expect((await statementOf(id)).status).toBe('DRAFT'), { timeout: 60_000, interval: 200 });
  expect((await resultsOf(id))[0]).toBe('MATCHED');
  await worker.stop();
});

it('other terms of the courier ask for it too, where they change what a line means', async () => {
  const [short, dear, same] = [await delivered(), await delivered(), await delivered()];
  const { id } = await enter([paid(short.code, 557), paid(dear.code, 560, { deliveryCharge: 65 }), paid(same.code)]);
  expect(await resultsOf(id)).toEqual(['SHORT', 'CHARGE_DIFF', 'MATCHED']);
  const change = async (more: object) => {
    const { id: courierId, version } = await db.courier.findFirstOrThrow({ where: { businessId: world().shop.id } });
    await execute(saveDeliveryMethod, world().session, { courierId, version, name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 60, ...more });
  };
  await change({ trackingUrl: 'https://steadfast.example/{code}', payoutDays: 3 });
  expect(await changedOf(id)).toEqual([]);
  await change({ insideCharge: 65 });
  expect(await changedOf(id)).toEqual([2, 3]);
  expect(await compare(id)).toBe('CompareCourierStatementSuccess');
  expect([await changedOf(id), (await resultsOf(id))[1]]).toEqual([[], 'MATCHED']);
  await change({ insideCharge: 65, tolerance: 3 });
  expect(await changedOf(id)).toEqual([1]);
});

it('names lines however far behind the first one that has changed they stand', async () => {
  const far = await shipped();
  const first = await delivered();
  const nobody = (count: number) => Array.from({ length: count }, () => ({ consignment: nextCode('NOBODY'), collected: 10 }));
  const { id } = await enter([paid(first.code), ...nobody(1_200), paid(far.code)]);
  await db.order.update({ where: { businessId_id: { businessId: world().shop.id, id: first.orderId } }, data: { customerName: 'Another' } });
  await execute(deliverOrder, world().session, { orderId: far.orderId });
  expect(await changedOf(id)).toEqual([1_202]);
});
