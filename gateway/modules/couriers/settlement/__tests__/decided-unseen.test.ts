import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { DAY_MS } from '../../../../../schema/rules/durations.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { editOrder } from '../../../orders/edit-order.ts';
import { compareStatement } from '../compare-statement.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, delivered, enter, post, statementOf, resultsOf, settlementOf, drift, books } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60 }, district: 'Dhaka',
});

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let founder: string;
let clerk: string;
beforeEach(async () => {
  founder = await tokenOf(world().shop.founder);
  clerk = await tokenOf(await withMember(world().shop, { flags: ['deliveryMethod'] }));
});

async function decide(token: string, statementId: string, input: object, position = 1): Promise<string | undefined> {
  const { id } = (await statementOf(statementId)).lines[position - 1]!;
  const { data, errors } = await server.graphql<{ decideStatementLine: { __typename: string; message?: string } }>(
    token, 'mutation ($input: DecideStatementLineInput!) { decideStatementLine(input: $input) { __typename ... on Error { message } } }',
    { input: { lineId: encodeId('StatementLine', id), ...input } });
  return errors?.[0]?.extensions.code as string | undefined ?? data?.decideStatementLine.message ?? data?.decideStatementLine.__typename;
}

const compare = async (id: string) => execute(compareStatement, world().session, { statementId: id, version: (await statementOf(id)).version });

/** The customer gave more at the door. */
const collectMore = (orderId: string, collected: number) => execute(editOrder, world().session, { orderId, reason: 'Counted again', collected });

const DEAR = { deliveryCharge: 95 };
const CHANGED = 'This line means something else by now: please reload, and compare the draft again';

it('a charge is not accepted where the line pays a parcel again by now, which takes an administrator', async () => {
  const { code } = await delivered();
  const { id } = await enter([paid(code, 560, DEAR)]);
  await post((await enter([paid(code)], { reference: 'Other' })).id);
  expect(await resultsOf(id)).toEqual(['CHARGE_DIFF']);
  expect([await decide(clerk, id, { decision: 'ACCEPT' }), await decide(founder, id, { decision: 'ACCEPT', note: 'Ours' })]).toEqual([CHANGED, CHANGED]);
  await compare(id);
  expect([await resultsOf(id), await decide(clerk, id, { decision: 'ACCEPT', note: 'Ours' })]).toEqual([['DUPLICATE'], 'FORBIDDEN']);
  expect(await decide(clerk, id, { decision: 'DISPUTE' })).toBe('DecideStatementLineSuccess');
});

it('what is missing is not written off where it is more than was seen', async () => {
  const { orderId, code } = await delivered();
  const { id } = await enter([paid(code, 500)]);
  await collectMore(orderId, 700);
  const writeOff = () => decide(founder, id, { decision: 'WRITE_OFF', note: 'Let it be' });
  expect(await writeOff()).toBe(CHANGED);
  await compare(id);
  expect(await writeOff()).toBe('DecideStatementLineSuccess');
});

it('a charge that was accepted writes off no cash of the same amount', async () => {
  for (const comparesAgain of [true, false]) {
    const { orderId, code } = await delivered();
    const { id } = await enter([paid(code, 560, DEAR)]);
    expect(await decide(clerk, id, { decision: 'ACCEPT' })).toBe('DecideStatementLineSuccess');
    await collectMore(orderId, 595);
    if (comparesAgain) await compare(id);
    await post(id);
    expect([comparesAgain, await resultsOf(id), await settlementOf(orderId)]).toEqual([comparesAgain, ['SHORT'], 'DISPUTED']);
  }
  expect(await books()).toMatchObject({ 'settlement-disputes': 70 });
  expect(await drift()).toEqual([]);
});

it('nothing is decided about what is missing on a statement: it is no line of the courier', async () => {
  const late = await delivered();
  await db.order.updateMany({ where: { businessId: world().shop.id, id: late.orderId }, data: { deliveredAt: new Date(Date.now() - 30 * DAY_MS) } });
  const { id } = await enter([paid((await delivered()).code)]);
  expect(await resultsOf(id)).toEqual(['MATCHED', 'EXPECTED_MISSING']);
  for (const input of [{ restComes: true }, { isUndone: true }, { isSuggested: false }, { orderNumber: '1' }]) {
    expect(await decide(clerk, id, input, 2)).toBe('That cannot be decided about such a line');
  }
  await post(id);
  expect([await settlementOf(late.orderId), await drift()]).toEqual(['UNSETTLED', []]);
});
