import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
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
let founder: string;
let courierId: string;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const session = Session.system(shop.id);
  const { id } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1 });
  courierId = encodeId('Courier', id);
  const product = await withProduct(shop, { stock: 10, cost: 100 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'SF-1' });
  await execute(deliverOrder, session, { orderId });
});

async function upload(file: string | Uint8Array): Promise<string> {
  const response = await server.request(founder, '/api/files/statement-import?name=payout.xlsx', { method: 'POST', body: new Uint8Array(Buffer.from(file)) });
  return ((await response.json()) as { id: string }).id;
}

interface Preview {
  parcels: number;
  unreadable: number[];
  net: number;
  columns: { column: number; header: string; field: string | null }[];
}

async function preview(file: string, columns?: object[]): Promise<Preview> {
  const { data } = await server.graphql<{ previewStatementFile: { preview: Preview } }>(founder, `mutation ($input: PreviewStatementFileInput!) {
    previewStatementFile(input: $input) { __typename ... on Error { message }
      ... on PreviewStatementFileSuccess { preview { parcels unreadable net columns { column header field } } } } }`,
  { input: { courierId, file, columns } });
  return data!.previewStatementFile.preview;
}

async function take(file: string, columns: object[], more: object = {}) {
  const { data } = await server.graphql<{ importStatement: { __typename: string; statement: { id: string; results: { result: string; parcels: number }[] } } }>(founder,
    `mutation ($input: ImportStatementInput!) { importStatement(input: $input) { __typename ... on Error { message } ... on ValidationError { fieldErrors { field } }
      ... on ImportStatementSuccess { statement { id results { result parcels } } } } }`,
    { input: { courierId, account: 'BANK', file, columns, ...more } });
  return data!.importStatement;
}

const dayAfter = (days: number) => addDays(dhakaDay(new Date()), days);
const MESSAGE = '__typename ... on ValidationError { fieldErrors { field message } }';

async function create(more: object) {
  const { data, errors } = await server.graphql<{ createCourierStatement: object }>(founder,
    `mutation ($input: CreateCourierStatementInput!) { createCourierStatement(input: $input) { ${MESSAGE}
      ... on CreateCourierStatementSuccess { statement { day net lines { adjustment deliveryCharge } } } } }`,
    { input: { courierId, account: 'BANK', lines: [{ consignment: 'SF-1', collected: 560 }], ...more } });
  expect(errors).toBeUndefined();
  return data!.createCourierStatement;
}

const saidOf = ({ columns }: Preview) => columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []));

describe("a courier's sheet", () => {
  it('is read from XLSX, its sum at the end left out; taken twice, it is one statement', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Payout', rows: [
      ['Consignment ID', 'COD Amount', 'Delivery Charge', 'COD Fee'], ['SF-1', 560, -60, 5.6], ['NOBODY', 100, -60, 1], ['', 660, -120, 6.6],
    ] }] });
    const file = await upload(bytes);
    const seen = await preview(file);
    expect(seen).toMatchObject({ parcels: 2, unreadable: [], net: 494.4 + 39 });
    expect(seen.columns.map(({ field }) => field)).toEqual(['CONSIGNMENT', 'COLLECTED', 'DELIVERY_CHARGE', 'COD_FEE']);
    const { statement } = await take(file, saidOf(seen));
    expect(statement.results).toEqual([{ result: 'MATCHED', parcels: 1 }, { result: 'UNKNOWN_PARCEL', parcels: 1 }]);
    expect((await take(await upload(bytes), saidOf(seen))).statement.id).toBe(statement.id);
    expect(await db.courierStatement.count({ where: { businessId: shop.id } })).toBe(1);
  });

  it('books a charge that was paid back as such, whichever sign its column has for charges', async () => {
    const sheet = async (sign: 1 | -1) => {
      const rows = [['SF-1', 560, 60, 0], ['SF-2', 0, 60, 30], ['SF-1', 0, -60, 0]].map(([code, cash, charge, back]) => [code, cash, sign * Number(charge), back].join(','));
      const file = await upload(['Consignment,Collected,Delivery charge,Return charge', ...rows, `,560,${sign * 60},30`].join('\n'));
      const seen = await preview(file);
      await take(file, saidOf(seen));
      return seen;
    };
    for (const sign of [1, -1] as const) expect(await sheet(sign)).toMatchObject({ parcels: 3, unreadable: [], net: 560 - 60 - 30 });
    // However the charges are written, it is one statement.
    const [statement, ...more] = await db.courierStatement.findMany({ where: { businessId: shop.id }, include: { lines: { orderBy: { position: 'asc' } } } });
    expect([statement!.chargePoisha, more]).toEqual([90_00n, []]);
    expect(statement!.lines.map(({ deliveryPoisha, returnPoisha }) => [deliveryPoisha, returnPoisha])).toEqual([[60_00n, 0n], [60_00n, 30_00n], [-60_00n, 0n]]);
    await execute(postStatement, Session.system(shop.id), { statementId: statement!.id, version: statement!.version });
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('keeps for the courier what its columns mean, and refuses rows that cannot be read', async () => {
    const first = await upload('Ref,Taken,Kept\nSF-1,560,60\n');
    expect((await preview(first)).columns.map(({ field }) => field)).toEqual([null, null, null]);
    await take(first, [{ column: 0, field: 'CONSIGNMENT' }, { column: 1, field: 'COLLECTED' }, { column: 2, field: 'DELIVERY_CHARGE' }]);
    const next = await upload('Ref,Taken,Kept\nSF-2,many,60\n');
    const seen = await preview(next);
    expect(seen.columns.map(({ field }) => field)).toEqual(['CONSIGNMENT', 'COLLECTED', 'DELIVERY_CHARGE']);
    expect(seen.unreadable).toEqual([2]);
    expect(await take(next, saidOf(seen))).toMatchObject({ __typename: 'ValidationError' });
  });
});

describe('a statement that is entered', () => {
  it('is of a day that has come, however it is entered', async () => {
    const refused = { __typename: 'ValidationError', fieldErrors: [{ field: 'day' }] };
    expect(await create({ day: dayAfter(1) })).toMatchObject(refused);
    const file = await upload('Consignment,Collected\nSF-1,560\n');
    const columns = [{ column: 0, field: 'CONSIGNMENT' }, { column: 1, field: 'COLLECTED' }];
    expect(await take(file, columns, { day: dayAfter(1) })).toMatchObject(refused);
    expect(await create({ day: dayAfter(0) })).toMatchObject({ statement: { day: `${dayAfter(0)}T00:00:00.000Z` } });
  });

  it('takes a charge below zero: it was paid back', async () => {
    const lines = [{ consignment: 'SF-1', collected: 560, deliveryCharge: 60 }, { consignment: 'SF-2', collected: 0, deliveryCharge: -60 }];
    expect(await create({ lines })).toMatchObject({ statement: { net: 560, lines: [{ deliveryCharge: 60 }, { deliveryCharge: -60 }] } });
  });

  it('takes adjustments below zero, and names the field of one that is no whole poisha', async () => {
    const adjusted = (adjustment: number) => create({ lines: [{ consignment: 'SF-1', collected: 560, adjustment }] });
    expect(await adjusted(1.005)).toEqual({ __typename: 'ValidationError', fieldErrors: [{ field: 'lines.0.adjustment', message: 'At most two decimals' }] });
    expect(await adjusted(-12.35)).toMatchObject({ statement: { lines: [{ adjustment: -12.35 }] } });
  });
});
