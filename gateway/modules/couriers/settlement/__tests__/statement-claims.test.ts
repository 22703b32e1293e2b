import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { DAY_MS } from '../../../../../schema/rules/durations.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { returnOrder } from '../../../orders/return-orders.ts';
import { decideStatementLine } from '../decide-line.ts';
import { resolveDispute } from '../settlement-decisions.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, delivered, enter, post, statementOf, resultsOf, settlementOf } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60, returnPercent: 50 }, district: 'Dhaka',
});

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let founder: string;
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

/** Consignment, claim and result of the lines that the sheet of a statement claims. */
async function claimed(id: string): Promise<string[][]> {
  const filter = encodeURIComponent(JSON.stringify({ statementId: encodeId('CourierStatement', id) }));
  const answer = await server.request(founder, `/api/export/statement-claims?filter=${filter}`);
  return (await answer.text()).split('\r\n').slice(1, -1).map((row) => row.split(',')).map((cells) => [cells[3]!, cells[11]!, cells[12]!]);
}

const isOpen = async (id: string) => {
  const { data } = await server.graphql<{ node: { lines: { isDisputeOpen: boolean }[] } }>(
    founder, 'query ($id: ID!) { node(id: $id) { ... on CourierStatement { lines { isDisputeOpen } } } }', { id: encodeId('CourierStatement', id) });
  return data!.node.lines.map((line) => line.isDisputeOpen);
};

it('claims nothing that the courier has paid since', async () => {
  const [short, fined, late] = [await delivered(), await delivered(), await delivered()];
  await db.order.updateMany({ where: { businessId: world().shop.id, id: late.orderId }, data: { deliveredAt: new Date(Date.now() - 30 * DAY_MS) } });
  const { id } = await enter([paid(short.code, 500), paid(fined.code, 500, { adjustment: -20 })]);
  await post(id);
  // A parcel that was entered by hand is named by its tracking code, which is all that the courier knows of it.
  expect(await claimed(id)).toEqual([[short.code, '60.00', 'SHORT'], [fined.code, '80.00', 'SHORT'], [late.code, '560.00', 'EXPECTED_MISSING']]);
  for (const { orderId } of [short, fined]) await execute(resolveDispute, world().session, { orderId, note: 'It paid', account: 'BANK' });
  await post((await enter([paid(late.code)])).id);
  expect(await claimed(id)).toEqual([[fined.code, '20.00', 'SHORT']]);
});

it('claims no cash of an order that is in dispute about a charge by now', async () => {
  const { orderId, code } = await delivered();
  const { id } = await enter([paid(code, 500)]);
  await post(id);
  await execute(resolveDispute, world().session, { orderId, note: 'It paid', account: 'BANK' });
  await execute(returnOrder, world().session, { orderId, reason: 'Torn', refund: 0 });
  const { id: back } = await enter([{ consignment: code, collected: 0, returnCharge: 50 }]);
  await execute(decideStatementLine, world().session, { lineId: (await statementOf(back)).lines[0]!.id, decision: 'DISPUTE', note: 'Half of it was agreed' });
  await post(back);
  expect([await resultsOf(back), await settlementOf(orderId)]).toEqual([['CHARGE_DIFF'], 'DISPUTED']);
  expect([await claimed(id), await isOpen(id)]).toEqual([[], [false]]);
  expect([await claimed(back), await isOpen(back)]).toEqual([[[code, '20.00', 'CHARGE_DIFF']], [true]]);
});
