import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { postStatement } from '../post-statement.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let product: SeededProduct;
let courierId: string;
let founder: string;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  founder = await tokenOf(shop.founder);
  product = await withProduct(shop, { stock: 100, cost: 100 });
  ({ id: courierId } = await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 0, insideCharge: 60, outsideCharge: 120, returnPercent: 50,
  }));
});

let codes = 0;
/** An order of 560 taka inside Dhaka, with the courier or delivered. */
async function parcel({ advance = 0, isDelivered = true } = {}): Promise<string> {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, advance });
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { district: 'Dhaka', thana: 'Dhanmondi' }, select: { id: true } });
  const code = `SC${(codes += 1)}`;
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: code });
  if (isDelivered) await execute(deliverOrder, session, { orderId });
  return code;
}

const CREATE = `mutation ($input: CreateCourierStatementInput!) { createCourierStatement(input: $input) { __typename
  ... on CreateCourierStatementSuccess { statement { id version net lines { consignment collected deliveryCharge codFee net result } } } } }`;
interface Statement {
  id: string;
  version: number;
  net: number;
  lines: object[];
}
const scan = async (numbers: string[]) => {
  const lines = numbers.map((consignment) => ({ consignment, collected: 0, isPaidAsOwed: true }));
  const { data, errors } = await server.graphql<{ createCourierStatement: { statement: Statement } }>(
    founder, CREATE, { input: { courierId: encodeId('Courier', courierId), lines } });
  expect(errors).toBeUndefined();
  return data!.createCourierStatement.statement;
};
const ASK = `query ($courierId: ID!, $numbers: [String!]!) { parcelsAsOwed(courierId: $courierId, numbers: $numbers) { number order isOwed collected net } }`;
const ask = (token: string, numbers: string[], id = courierId) =>
  server.graphql<{ parcelsAsOwed: object[] }>(token, ASK, { courierId: encodeId('Courier', id), numbers });

describe('a list of scanned numbers', () => {
  it('rounds the part of the cash that the courier keeps as everywhere; a courier may round its own either way', async () => {
    // One percent of 498.50 is 4.985.
    const [scanned, up, down, more] = [await parcel({ advance: 61.5 }), await parcel({ advance: 61.5 }), await parcel({ advance: 61.5 }), await parcel({ advance: 61.5 })];
    expect(await scan([scanned])).toMatchObject({ lines: [{ collected: 498.5, codFee: 4.99, result: 'MATCHED' }] });
    const paid = ([consignment, codFee]: [string, number]) => ({ consignment, collected: 498.5, deliveryCharge: 60, codFee });
    const { data } = await server.graphql<{ createCourierStatement: { statement: Statement } }>(founder, CREATE, {
      input: { courierId: encodeId('Courier', courierId), lines: ([[up, 4.99], [down, 4.98], [more, 5]] as [string, number][]).map(paid) },
    });
    expect(data!.createCourierStatement.statement.lines).toMatchObject([{ result: 'MATCHED' }, { result: 'MATCHED' }, { result: 'CHARGE_DIFF' }]);
  });

  it('is paid as owed, less the charges by the terms, and settles its orders without a dispute', async () => {
    const [one, prepaid] = [await parcel(), await parcel({ advance: 560 })];
    const statement = await scan([one, prepaid]);
    expect(statement).toMatchObject({
      net: 434.4,
      lines: [
        { consignment: one, collected: 560, deliveryCharge: 60, codFee: 5.6, net: 494.4, result: 'MATCHED' },
        { consignment: prepaid, collected: 0, deliveryCharge: 60, net: -60, result: 'MATCHED' },
      ],
    });
    // The same list again is the same statement, also when it is paid.
    expect((await scan([prepaid, one])).id).toBe(statement.id);
    const { id: statementId, version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id } });
    await execute(postStatement, session, { statementId, version });
    expect((await scan([one, prepaid])).id).toBe(statement.id);
    expect(await db.order.count({ where: { businessId: shop.id, settlementStatus: 'SETTLED' } })).toBe(1);
    const disputes = await db.$queryRaw<object[]>`
      SELECT 1 FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE l."businessId" = ${shop.id}::uuid AND a."code" = 'settlement-disputes'`;
    expect(disputes).toEqual([]);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('is another statement once its parcels are delivered, whether the first one is posted or not', async () => {
    const stored = () => db.courierStatement.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { id: true, version: true } });
    const deliver = async () => {
      const { id: orderId } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, status: 'SHIPPED' }, select: { id: true } });
      await execute(deliverOrder, session, { orderId });
    };
    for (const isPosted of [false, true]) {
      const code = await parcel({ isDelivered: false });
      const early = await scan([code]);
      expect(early).toMatchObject({ net: 0, lines: [{ collected: 0, result: 'NOT_DELIVERED_HERE' }] });
      expect((await scan([code])).id).toBe(early.id);
      const { id, version } = (await stored()).at(-1)!;
      if (isPosted) await execute(postStatement, session, { statementId: id, version });
      await deliver();
      const paid = await scan([code]);
      expect(paid).toMatchObject({ net: 494.4, lines: [{ collected: 560, result: 'MATCHED' }] });
      expect((await scan([code])).id).toBe(paid.id);
      const last = (await stored()).at(-1)!;
      await execute(postStatement, session, { statementId: last.id, version: last.version });
      expect((await scan([code])).id).toBe(paid.id);
    }
    expect(await db.order.count({ where: { businessId: shop.id, settlementStatus: 'SETTLED' } })).toBe(2);
    expect(await stored()).toHaveLength(4);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('pays nothing for what is not owed: unknown, not delivered, on the list twice', async () => {
    const [one, onItsWay] = [await parcel(), await parcel({ isDelivered: false })];
    expect(await scan([one, one, onItsWay, 'NOBODY'])).toMatchObject({
      net: 494.4,
      lines: [{ result: 'MATCHED' }, { collected: 0, net: 0, result: 'DUPLICATE' }, { collected: 0, net: 0, result: 'NOT_DELIVERED_HERE' }, { net: 0, result: 'UNKNOWN_PARCEL' }],
    });
  });

  it('is told what it comes to while it is scanned, and to nobody else', async () => {
    const [one, onItsWay] = [await parcel(), await parcel({ isDelivered: false })];
    const { data } = await ask(founder, [one, onItsWay, 'NOBODY']);
    expect(data!.parcelsAsOwed).toMatchObject([
      { number: one, isOwed: true, collected: 560, net: 494.4 }, { number: onItsWay, isOwed: false, net: 0 }, { number: 'NOBODY', order: null, isOwed: false },
    ]);
    const stranger = await seedBusiness();
    expect((await ask(await tokenOf(stranger.founder), [one])).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await ask(await tokenOf(await withMember(shop, { flags: ['orderList'] })), [one])).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const blind = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    expect((await ask(blind, [one])).data!.parcelsAsOwed).toMatchObject([{ collected: 560, net: null }]);
  });
});

it('a long list is read part by part, all of it or what means the same', async () => {
  const known = await parcel();
  const { id } = await scan([...Array.from({ length: 204 }, (_, index) => `NOBODY-${index}`), known, 'LAST']);
  const READ = `query ($id: ID!, $position: Int!, $result: LineResult) { node(id: $id) { ... on CourierStatement {
    parcelsBehind(position: $position, result: $result) { position consignment } } } }`;
  const read = async (position: number, result?: string, token = founder) =>
    (await server.graphql<{ node: { parcelsBehind: { position: number; consignment: string }[] } | null }>(token, READ, { id, position, result })).data!.node?.parcelsBehind;
  const unknown = await read(0, 'UNKNOWN_PARCEL');
  expect([unknown!.length, unknown!.at(-1)!.position]).toEqual([200, 200]);
  expect((await read(200, 'UNKNOWN_PARCEL'))!.map(({ position }) => position)).toEqual([201, 202, 203, 204, 206]);
  expect(await read(0, 'MATCHED')).toEqual([{ position: 205, consignment: known }]);
  expect((await read(203))!.map(({ consignment }) => consignment)).toEqual(['NOBODY-203', known, 'LAST']);
  expect(await read(0, 'MATCHED', await tokenOf((await seedBusiness()).founder))).toBeUndefined();
});

it('a decision about a line is a new version of the draft and stands in its timeline, without amounts', async () => {
  await parcel();
  const { version } = await scan(['NOBODY-1', 'NOBODY-2']);
  const { number } = await db.order.findFirstOrThrow({ where: { businessId: shop.id }, select: { number: true } });
  const lines = await db.statementLine.findMany({ where: { businessId: shop.id }, orderBy: { position: 'asc' }, select: { id: true } });
  const [first, second] = lines.map((one) => encodeId('StatementLine', one.id));
  const DECIDE = `mutation ($input: DecideStatementLineInput!) { decideStatementLine(input: $input) { __typename
    ... on DecideStatementLineSuccess { statement { version timeline(first: 1) { edges { node { summary } } } } } } }`;
  const decide = async (input: object) => (await server.graphql<{ decideStatementLine: object }>(founder, DECIDE, { input })).data!.decideStatementLine;
  const told = (summary: string) => ({ edges: [{ node: { summary } }] });
  expect(await decide({ lineId: first, orderNumber: String(number), version })).toMatchObject({ statement: { version: version + 1, timeline: told(`Line 1 is for order #${number}`) } });
  // Whoever looks at the version before sees the decision first.
  expect(await decide({ lineId: second, restComes: true, version })).toMatchObject({ __typename: 'ConflictError' });
  const { id: statementId } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  await expect(execute(postStatement, session, { statementId, version })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await decide({ lineId: second, restComes: true })).toMatchObject({ statement: { version: version + 2, timeline: told('The rest of line 2 comes') } });
  expect(await decide({ lineId: first, isSuggested: false })).toMatchObject({ statement: { timeline: told('No order is chosen for line 1') } });
});

it('what has to be looked at is read part by part to its end, whatever is decided meanwhile', async () => {
  const late = await parcel({ isDelivered: false });
  const { id } = await scan([late, ...Array.from({ length: 203 }, (_, index) => `NOBODY-${index}`)]);
  const READ = `query ($id: ID!, $result: LineResult!, $position: Int!) { node(id: $id) { ... on CourierStatement {
    toDecideBehind(result: $result, position: $position) { lineId position result } } } }`;
  const read = async (result: string, position: number, token = founder) =>
    (await server.graphql<{ node: { toDecideBehind: { lineId: string; position: number; result: string }[] } | null }>(
      token, READ, { id, result, position })).data!.node?.toDecideBehind;
  const first = await read('SHORT', 0);
  expect([first!.length, first![0], first!.at(-1)]).toMatchObject([200, { position: 2, result: 'UNKNOWN_PARCEL' }, { position: 201 }]);
  const DECIDE = `mutation ($input: DecideStatementLineInput!, $before: Int!) { decideStatementLine(input: $input) {
    ... on DecideStatementLineSuccess { statement { parcelsBehind(position: $before, first: 1) { position result order { id } } } } } }`;
  const { number, id: orderId } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, status: 'SHIPPED' }, select: { number: true, id: true } });
  const { data } = await server.graphql(founder, DECIDE, { input: { lineId: first!.at(-1)!.lineId, orderNumber: String(number) }, before: 200 });
  expect(data).toEqual({
    decideStatementLine: { statement: { parcelsBehind: [{ position: 201, result: 'NOT_DELIVERED_HERE', order: { id: encodeId('Order', orderId) } }] } },
  });
  // What was decided stands further behind; nothing between is passed over.
  expect((await read('UNKNOWN_PARCEL', 201))!.map(({ position, result }) => [position, result])).toEqual([
    [202, 'UNKNOWN_PARCEL'], [203, 'UNKNOWN_PARCEL'], [204, 'UNKNOWN_PARCEL'], [1, 'NOT_DELIVERED_HERE'], [201, 'NOT_DELIVERED_HERE'],
  ]);
  expect(await read('NOT_DELIVERED_HERE', 201)).toEqual([]);
  expect(await read('SHORT', 0, await tokenOf((await seedBusiness()).founder))).toBeUndefined();
});
