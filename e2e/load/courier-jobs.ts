import { encodeId } from '../../gateway/graphql/global-id.ts';
import { STEADFAST_KEYS, SteadfastDouble } from '../doubles/steadfast.ts';
import { ask, print, secondsUntil, startJobs, type Bench } from './bench-jobs.ts';
import { sendOnce } from './send-once.ts';
import { BENCH_BUSINESS, BENCH_COURIER } from './generate.ts';

const SAVE_COURIER = `mutation BenchCourier($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) {
  __typename ... on Error { message } ... on SaveDeliveryMethodSuccess { courier { id } } } }`;
const BOOK = `mutation BenchBook($input: BookCourierInput!) { bookCourier(input: $input) {
  __typename ... on Error { message } ... on BookCourierSuccess { bulkJob { id total } } } }`;
const IMPORT = `mutation BenchImportStatement($input: ImportStatementInput!) { importStatement(input: $input) {
  __typename ... on Error { message } ... on ImportStatementSuccess { statement { id lineCount } } } }`;
const POST = `mutation BenchPostStatement($input: PostCourierStatementInput!) { postCourierStatement(input: $input) {
  __typename ... on Error { message } ... on PostCourierStatementSuccess { statement { status } } } }`;

/** What the bench asks for work with couriers. */
export const COURIER_DOCUMENTS = [SAVE_COURIER, BOOK, IMPORT, POST];

/** The names by which `--only` chooses them. */
const NAMES = { book: 'money: book 500 parcels', statement: 'money: 20,000 lines' };
const PARCELS = 500;
const LINES = 20_000;

/** Jobs as people wait for them: from the click to the end, with a worker of its own and a courier that answers at once. */
export async function measureCourierJobs(bench: Bench): Promise<void> {
  if (!Object.values(NAMES).some(bench.isChosen)) return;
  const steadfast = await new SteadfastDouble().listen();
  const stopJobs = await startJobs(bench, { STEADFAST_URL: steadfast.url });
  try {
    if (bench.isChosen(NAMES.book)) await book(bench, steadfast);
    if (bench.isChosen(NAMES.statement)) await payOut(bench);
  } finally {
    await stopJobs();
    await steadfast.close();
  }
}

async function book(bench: Bench, steadfast: SteadfastDouble): Promise<void> {
  const { client } = bench;
  const { courier: { id: courierId } } = await ask<{ courier: { id: string } }>(bench, SAVE_COURIER, {
    name: `Bench ${Date.now()}`, kind: 'API', provider: 'STEADFAST', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey,
  });
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "Order" WHERE "businessId" = $1 AND "status" = 'CONFIRMED' ORDER BY "createdAt" DESC LIMIT $2`, [BENCH_BUSINESS, PARCELS]);
  const since = performance.now();
  const { bulkJob } = await ask<{ bulkJob: { id: string; total: number } }>(bench, BOOK, { courierId, orders: rows.map(({ id }) => encodeId('Order', id)) });
  const booked = await secondsUntil(bench, since, `SELECT "status" = 'DONE' AS "done" FROM "BulkJob" WHERE "businessId" = $1 ORDER BY "createdAt" DESC LIMIT 1`, BENCH_BUSINESS);
  const { rows: [sum] } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM "Order" WHERE "businessId" = $1 AND "id" = ANY($2) AND "status" = 'SHIPPED'`, [BENCH_BUSINESS, rows.map(({ id }) => id)]);
  if (sum!.count !== bulkJob.total || steadfast.parcels.size !== bulkJob.total) {
    throw new Error(`${sum!.count} orders are shipped and ${steadfast.parcels.size} parcels booked, of ${bulkJob.total}`);
  }
  print(bench, NAMES.book, { booked }, bulkJob.total);
}

async function payOut(bench: Bench): Promise<void> {
  const { client, gateway, headers } = bench;
  const { rows } = await client.query<{ code: string }>(
    `SELECT "trackingCode" AS "code" FROM "Order" WHERE "businessId" = $1 AND "settlementStatus" = 'UNSETTLED' ORDER BY "createdAt" LIMIT $2`,
    [BENCH_BUSINESS, LINES]);
  const csv = `Consignment,Collected,Delivery charge,COD fee\n${rows.map(({ code }) => `${code},1710,60,17.1`).join('\n')}\n`;
  const since = performance.now();
  const uploaded = await sendOnce(`${gateway}/api/files/statement-import?name=bench.csv`, { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body: csv });
  const { id: file } = (await uploaded.json()) as { id: string };
  const columns = ['CONSIGNMENT', 'COLLECTED', 'DELIVERY_CHARGE', 'COD_FEE'].map((field, column) => ({ column, field }));
  const { statement: { id: statementId, lineCount } } = await ask<{ statement: { id: string; lineCount: number } }>(bench, IMPORT, {
    courierId: encodeId('Courier', BENCH_COURIER), account: 'BANK', file, columns,
  });
  const OF_LAST = `FROM "CourierStatement" WHERE "businessId" = $1 ORDER BY "number" DESC LIMIT 1`;
  const compared = await secondsUntil(bench, since, `SELECT "status" = 'DRAFT' AS "done" ${OF_LAST}`, BENCH_BUSINESS);
  const { rows: [drafted] } = await client.query<{ version: number }>(`SELECT "version" ${OF_LAST}`, [BENCH_BUSINESS]);
  const start = performance.now();
  await ask(bench, POST, { statementId, version: drafted!.version });
  const posted = await secondsUntil(bench, start, `SELECT "status" = 'POSTED' AS "done" ${OF_LAST}`, BENCH_BUSINESS);
  const { rows: [left] } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM "Order" WHERE "businessId" = $1 AND "trackingCode" = ANY($2) AND "settlementStatus" <> 'SETTLED'`, [BENCH_BUSINESS, rows.map(({ code }) => code)]);
  if (left!.count > 0) throw new Error(`${left!.count} orders are not settled`);
  print(bench, NAMES.statement, { compared, posted }, lineCount);
}
