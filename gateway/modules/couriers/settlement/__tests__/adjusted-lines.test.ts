import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, delivered, enter, post, books, settlementOf, drift } = courierShop({ terms: { codPercent: 1, tolerance: 1, insideCharge: 60 }, district: 'Dhaka' });

let server: TestServer;
let founder: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

interface Statement {
  results: { result: string; parcels: number; difference: number }[];
  adjustedCount: number;
  toDecide: { consignment: string; position: number; result: string; isDisputeOpen: boolean }[];
  toDecideBehind: { position: number }[];
  lines: { isToLookAt: boolean }[];
  differences: { lineId: string; difference: number; isDecided: boolean }[];
  voucher: { toDecide: number; settled: number; held: number; adjusted: number; lines: { account: string; debit: number }[] } | null;
}

async function read(id: string): Promise<Statement> {
  const { data, errors } = await server.graphql<{ node: Statement }>(founder, `query ($id: ID!) { node(id: $id) { ... on CourierStatement {
    results { result parcels difference } adjustedCount toDecide { consignment position result isDisputeOpen } toDecideBehind(result: MATCHED, position: 2) { position }
    lines { isToLookAt } differences { lineId difference isDecided } voucher { toDecide settled held adjusted lines { account debit } } } } }`, { id: encodeId('CourierStatement', id) });
  expect(errors).toBeUndefined();
  return data!.node;
}

const ACCEPT = `mutation ($input: AcceptStatementDifferencesInput!) { acceptStatementDifferences(input: $input) { __typename } }`;

it('lines that fit but for a fine are looked at, and stand in dispute with its sum until somebody decides', async () => {
  const [plain, fined, short, bonus] = [await delivered(), await delivered(), await delivered(), await delivered()];
  const { id } = await enter([
    paid(plain.code), paid(fined.code, 560, { adjustment: -45 }), paid(short.code, 400, { adjustment: -5 }), paid(bonus.code, 560, { adjustment: 20 }),
  ]);
  const draft = await read(id);
  expect(draft).toMatchObject({ results: [{ result: 'MATCHED', parcels: 3, difference: -25 }, { result: 'SHORT', parcels: 1, difference: -165 }], adjustedCount: 2 });
  expect(draft.toDecide.map(({ consignment, position, result }) => [consignment, position, result])).toEqual([
    [fined.code, 2, 'MATCHED'], [bonus.code, 4, 'MATCHED'], [short.code, 3, 'SHORT'],
  ]);
  expect(draft.toDecide.map(({ isDisputeOpen }) => isDisputeOpen)).toEqual([true, true, true]);
  expect(draft.toDecideBehind).toEqual([{ position: 4 }, { position: 3 }]);
  expect(draft.lines.map(({ isToLookAt }) => isToLookAt)).toEqual([false, true, true, true]);
  expect(draft.voucher).toMatchObject({ toDecide: 1, settled: 3, held: 0, adjusted: 3 });
  // 160 that is missing, and what was deducted less what was added.
  const disputed = 160 + 45 + 5 - 20;
  expect(draft.voucher!.lines).toContainEqual({ account: 'Disputed with couriers', debit: disputed });

  await post(id);
  expect(await Promise.all([plain, fined, short, bonus].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED', 'DISPUTED', 'SETTLED']);
  const posted = await read(id);
  expect(posted.differences.map(({ difference }) => difference)).toEqual([45, 5, -20]);
  expect(posted).toMatchObject({ results: draft.results, adjustedCount: 2 });
  expect((await books())['settlement-disputes']).toBe(disputed);

  const { data } = await server.graphql<object>(founder, ACCEPT, {
    input: { statementId: encodeId('CourierStatement', id), lines: posted.differences.map(({ lineId }) => lineId), note: 'Late handover' },
  });
  expect(data).toEqual({ acceptStatementDifferences: { __typename: 'AcceptStatementDifferencesSuccess' } });
  expect((await read(id)).differences.every(({ isDecided }) => isDecided)).toBe(true);
  expect((await books())['settlement-disputes']).toBe(160);
  expect(await drift()).toEqual([]);
  expect(await db.statementLine.count({ where: { statementId: id, decision: { kind: 'WRITE_OFF' } } })).toBe(3);
});
