import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BulkSmsBdDouble } from '../../../../e2e/doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT } from '../../../../e2e/doubles/sms-double.ts';
import { breakConnectionAt } from '../../../../e2e/support/break-connection.ts';
import { startGateway, type ChildGateway } from '../../../../e2e/support/gateway.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { messagingChecks } from '../../messaging/sms-checks.ts';
import { recordAdvance } from '../record-advance.ts';
import { textKind } from '../text-orders.ts';

/** Bulk jobs that send an SMS for each order, over a double of the SMS provider, when they run or are tried again. */

const TEXT = `mutation ($input: TextOrdersInBulkInput!) { textOrdersInBulk(input: $input) {
  __typename ... on Error { message } ... on TextOrdersInBulkSuccess { bulkJob { id } } } }`;
const RETRY = 'mutation ($input: RetryBulkJobInput!) { retryBulkJob(input: $input) { __typename ... on Error { message } } }';

let provider: BulkSmsBdDouble;
let gateway: ChildGateway;
let shop: Shop;
let token: string;
let orders: string[];

beforeAll(async () => {
  provider = await new BulkSmsBdDouble().listen();
  gateway = await startGateway({
    databaseUrl: env.DATABASE_URL,
    env: { SMS_GATEWAY: 'bulksmsbd', SMS_BASE_URL: provider.url, SMS_API_KEY: SMS_DOUBLE_ACCOUNT.apiKey, SMS_SENDER_ID: SMS_DOUBLE_ACCOUNT.senderId },
  });
});
afterAll(async () => {
  await gateway.kill();
  await provider.close();
});
beforeEach(async () => {
  provider.sent.length = 0;
  shop = await seedBusiness({ smsBalance: 10 });
  token = await tokenOf(shop.founder);
  const product = await withProduct(shop, { stock: 9 });
  orders = [];
  for (const phone of ['01711204461', '01711204462']) orders.push((await withOrder(shop, { phone, lines: [{ product }] })).id);
});

type Answer = Record<string, { __typename: string; message?: string; bulkJob?: { id: string } }>;
const ask = async (document: string, input: object) => Object.values((await gateway.graphql<Answer>(token, document, { input })).data!)[0]!;
const text = async () => (await ask(TEXT, { orders: orders.map((id) => encodeId('Order', id)), text: '{order}: {due} to pay' })).bulkJob!.id;
const rows = () => db.bulkJobRow.findMany({ where: { businessId: shop.id }, orderBy: { position: 'asc' } });
async function ended() {
  await vi.waitFor(async () => expect(await db.bulkJob.count({ where: { businessId: shop.id, status: 'RUNNING' } })).toBe(0), { timeout: 20_000, interval: 50 });
  return (await rows()).map(({ status }) => status);
}
const balance = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id }, select: { smsBalance: true } })).smsBalance;
const drift = async () => (await findDrift(messagingChecks)).filter(({ businessId }) => businessId === shop.id);

it('sends what the SMS gateway had refused when the job is tried again, and nothing that was sent', async () => {
  provider.refuse(1007);
  const id = await text();
  expect(await ended()).toEqual(['FAILED', 'OK']);
  expect([provider.sent.map(({ to }) => to), await balance()]).toEqual([['8801711204462'], 9]);
  expect(await ask(RETRY, { id })).toMatchObject({ __typename: 'RetryBulkJobSuccess' });
  expect(await ended()).toEqual(['OK', 'OK']);
  expect(provider.sent.map(({ to }) => to)).toEqual(['8801711204462', '8801711204461']);
  expect([await balance(), await drift()]).toEqual([8, []]);
});

it('sends one of what the SMS gateway had refused when that row alone is tried again, and leaves the others as they are', async () => {
  provider.refuse(1007);
  provider.refuse(1007);
  const id = await text();
  expect(await ended()).toEqual(['FAILED', 'FAILED']);
  const [first, second] = await rows();
  expect(await ask(RETRY, { id, row: encodeId('BulkJobRow', second!.id) })).toMatchObject({ __typename: 'RetryBulkJobSuccess' });
  expect(await ended()).toEqual(['FAILED', 'OK']);
  expect((await rows())[0]).toEqual(first);
  expect([provider.sent.map(({ to }) => to), await balance(), await drift()]).toEqual([['8801711204462'], 9, []]);
});

it('says of an SMS that was sent that it was, also where its order says something else since', async () => {
  await text();
  await ended();
  await execute(recordAdvance, await sessionFor(shop.founder), { orderId: orders[0]!, amount: 100, account: 'CASH' });
  // As when a process has ended before it wrote what became of the rows.
  const again = (await rows()).map(({ input }) => textKind.row.parse(input));
  expect(await textKind.outside!(await sessionFor(shop.founder), again)).toEqual([{ status: 'OK' }, { status: 'OK' }]);
  expect([provider.sent.length, await balance(), await drift()]).toEqual([2, 8, []]);
});

it('calls no SMS failed because the database was away for a moment', async () => {
  await text();
  await ended();
  const session = await sessionFor(shop.founder);
  const [row] = (await rows()).map(({ input }) => textKind.row.parse(input));
  const another = [{ ...row!, key: randomUUID() }];
  await expect(breakConnectionAt({ table: 'Business', id: shop.id }, () => textKind.outside!(session, another))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await textKind.outside!(session, another)).toEqual([{ status: 'OK' }]);
  expect([await balance(), await drift()]).toEqual([7, []]);
});
