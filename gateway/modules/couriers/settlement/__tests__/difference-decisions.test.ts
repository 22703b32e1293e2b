import { beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { acceptStatementDifferences, settleStatementDifferences, undoDifferenceDecision } from '../difference-decisions.ts';
import { postStatement, voidStatement } from '../post-statement.ts';

let shop: Shop;
let session: Session;
let statementId: string;
/** By position: a deduction of 12.50, an addition of 30, money for an unknown parcel, and a line that fits. */
let lines: string[];

const row = () => db.courierStatement.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id: statementId } }, include: { lines: { orderBy: { position: 'asc' } }, decisions: { orderBy: { id: 'asc' } } },
});
const voided = async () => execute(voidStatement, session, { statementId, version: (await row()).version, reason: 'Wrong file' });
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

async function balances(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
    SELECT a."code", sum(l."debitPoisha" - l."creditPoisha")::bigint AS "value" FROM "JournalLine" l
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE l."businessId" = ${shop.id}::uuid AND a."code" IN ('bank', 'cash', 'courier-charges', 'other-income', 'settlement-disputes') GROUP BY 1`;
  return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value) / 100]));
}

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 100, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', tolerance: 1 });
  const codes: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
    codes.push(`SF${orderId.slice(-8)}`);
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: codes.at(-1)! });
    await execute(deliverOrder, session, { orderId });
  }
  const paid = (consignment: string, more: object = {}) => ({ consignment, collected: 560, deliveryCharge: 60, ...more });
  ({ id: statementId } = await execute(createStatement, session, {
    courierId, account: 'BANK',
    lines: [paid(codes[0]!, { adjustment: -12.5 }), paid(codes[1]!, { adjustment: 30 }), { consignment: 'NOBODY', collected: 100 }, paid(codes[2]!)],
  }));
  await execute(postStatement, session, { statementId, version: (await row()).version });
  lines = (await row()).lines.map(({ id }) => id);
});

it('a deduction becomes a charge and an addition income, and both can be taken back', async () => {
  // 12.50 missing, 30 and 100 too much.
  expect(await balances()).toMatchObject({ 'settlement-disputes': 12.5 - 130, 'courier-charges': 180 });
  await execute(acceptStatementDifferences, session, { statementId, lines: lines.slice(0, 2), note: 'A fine, and a bonus' });
  expect(await balances()).toMatchObject({ 'settlement-disputes': -100, 'courier-charges': 192.5, 'other-income': -30 });
  expect(await drift()).toEqual([]);
  await expect(voided()).rejects.toMatchObject({ reason: 'DECIDED' });
  const [decision] = (await row()).decisions;
  expect(decision).toMatchObject({ kind: 'WRITE_OFF', amountPoisha: -17_50n });
  await execute(undoDifferenceDecision, session, { decisionId: decision!.id, reason: 'It was disputed' });
  await expect(execute(undoDifferenceDecision, session, { decisionId: decision!.id, reason: 'Twice' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  expect(await balances()).toMatchObject({ 'settlement-disputes': 12.5 - 130, 'courier-charges': 180, 'other-income': 0 });
  expect(await drift()).toEqual([]);
  await voided();
  expect(await balances()).toMatchObject({ 'bank': 0, 'settlement-disputes': 0, 'courier-charges': 0 });
  await expect(execute(acceptStatementDifferences, session, { statementId, lines: [lines[0]!], note: 'Late' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
});

it('what the courier pays later, or is paid back, goes through the account that was chosen', async () => {
  const { bank } = await balances();
  await execute(settleStatementDifferences, session, { statementId, lines: [lines[0]!], account: 'CASH', note: 'It paid the fine back' });
  await execute(settleStatementDifferences, session, { statementId, lines: [lines[2]!], account: 'BANK', note: 'Sent back' });
  expect(await balances()).toMatchObject({ 'cash': 12.5, 'bank': bank! - 100, 'settlement-disputes': -30 });
  expect(await drift()).toEqual([]);
});

it('one difference is decided once, at once too; a line that fits has none', async () => {
  const accept = () => execute(acceptStatementDifferences, session, { statementId, lines: [lines[1]!], note: 'A bonus' });
  const outcomes = await Promise.allSettled([accept(), accept(), accept()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(accept()).rejects.toMatchObject({ reason: 'NOTHING_OPEN' });
  await expect(execute(acceptStatementDifferences, session, { statementId, lines: [lines[3]!], note: 'Nothing' })).rejects.toMatchObject({ reason: 'NOTHING_OPEN' });
  expect(await balances()).toMatchObject({ 'other-income': -30, 'settlement-disputes': 12.5 - 100 });
});

it('their amounts are read by whoever enters statements, and hidden from an administrator who may not see costs', async () => {
  const server: TestServer = await testServer();
  await execute(acceptStatementDifferences, session, { statementId, lines: [lines[0]!], note: 'A fine' });
  const document = `query ($id: ID!) { node(id: $id) { ... on CourierStatement {
    net charges differences { difference } decisions { amount } timeline { edges { node { summary } } } } } }`;
  const read = async (grant: Parameters<typeof withMember>[1]) =>
    server.graphql(await tokenOf(await withMember(shop, grant)), document, { id: encodeId('CourierStatement', statementId) });
  const hidden = await read({ role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
  expect(hidden).toMatchObject({ data: { node: {
    net: null, charges: null, differences: [{ difference: null }, { difference: null }, { difference: null }], decisions: [{ amount: null }],
  } } });
  expect(JSON.stringify(hidden.data)).not.toContain('12.5');
  expect(await read({ flags: ['deliveryMethod'] })).toMatchObject({ data: { node: {
    net: 1617.5, charges: 180, differences: [{ difference: 12.5 }, { difference: -30 }, { difference: -100 }], decisions: [{ amount: 12.5 }],
  } } });
  await server.close();
});

it('a member without administration may enter a payment, not accept', async () => {
  const server: TestServer = await testServer();
  const token = await tokenOf(await withMember(shop, { flags: ['deliveryMethod'] }));
  const send = (field: string, type: string) => server.graphql(token, `mutation M($input: ${type}Input!) { ${field}(input: $input) { __typename } }`, {
    input: { statementId: encodeId('CourierStatement', statementId), lines: [encodeId('StatementLine', lines[0]!)], note: 'By a member' },
  });
  expect(await send('acceptStatementDifferences', 'AcceptStatementDifferences')).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect(await send('settleStatementDifferences', 'SettleStatementDifferences'))
    .toMatchObject({ data: { settleStatementDifferences: { __typename: 'SettleStatementDifferencesSuccess' } } });
  await server.close();
});
