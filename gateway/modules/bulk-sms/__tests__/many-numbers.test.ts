import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { bulkSmsKind } from '../bulk-sms-kind.ts';
import { MAX_NUMBERS } from '../recipients.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const SEND = `mutation ($input: SendBulkSmsInput!) { sendBulkSms(input: $input) {
  __typename ... on Error { message } ... on SendBulkSmsSuccess { bulkJob { id total } } } }`;
const PREVIEW = `mutation ($input: PreviewBulkSmsInput!) { previewBulkSms(input: $input) {
  __typename ... on Error { message } ... on PreviewBulkSmsSuccess { preview { numbers segments } } } }`;
const STOP = 'mutation ($input: StopBulkJobInput!) { stopBulkJob(input: $input) { __typename } }';

const text = 'Dear {name}, your order {order} was {total}';
const balanceOf = async ({ id }: Shop) => (await db.business.findUniqueOrThrow({ where: { id }, select: { smsBalance: true } })).smsBalance;

/** A shop with orders of so many phone numbers, and what an SMS to all of them is asked for. */
async function shopOf(count: number) {
  const shop = await seedBusiness({ smsBalance: 20_000 });
  await db.quietHours.create({ data: { businessId: shop.id, from: 0, until: 0 } });
  const product = await withProduct(shop, { stock: 9 });
  await withOrder(shop, { lines: [{ product }], phone: '01810000000', customerName: 'Rahim' });
  const token = await tokenOf(shop.founder);
  const list = Array.from({ length: count }, (_, n) => `0181${String(n).padStart(7, '0')},Buyer ${'গক'[n % 2]}`).join('\n');
  const ask = async (document: string, input: object) => {
    const answer = await server.graphql<Record<string, { __typename: string; message?: string; bulkJob?: { id: string; total: number }; preview?: object }>>(token, document, { input });
    return { ...answer, first: Object.values(answer.data ?? {})[0]! };
  };
  return { shop, list, ask };
}

it('takes the same statements for ten thousand numbers as for ten, before and when it is begun', async () => {
  const statements: number[][] = [];
  for (const count of [10, MAX_NUMBERS]) {
    const { shop, list, ask } = await shopOf(count);
    const plain = { list, text: 'Eid offer' };
    const preview = await ask(PREVIEW, plain);
    expect(preview.first).toMatchObject({ preview: { numbers: count, segments: count } });
    const words = await ask(PREVIEW, { list, text });
    expect(words.first).toMatchObject({ preview: { numbers: 1 } });
    const begun = await ask(SEND, { ...plain, sendAt: new Date(Date.now() + DAY_MS).toISOString() });
    expect(begun.first).toMatchObject({ __typename: 'SendBulkSmsSuccess', bulkJob: { total: count } });
    expect(await balanceOf(shop)).toBe(20_000 - count);
    const stopped = await ask(STOP, { id: begun.first.bulkJob!.id });
    expect(await balanceOf(shop)).toBe(20_000);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
    statements.push([preview, words, begun, stopped].map(({ sql }) => sql));
  }
  const [few, many] = statements as [number[], number[]];
  // Every ten seconds the sign-in is looked at again, which takes one more.
  many.forEach((count, step) => expect(Math.abs(count - few[step]!)).toBeLessThanOrEqual(1));
});

it('refuses one number more', async () => {
  const { shop, list, ask } = await shopOf(MAX_NUMBERS + 1);
  expect((await ask(SEND, { list, text: 'Eid offer' })).first).toMatchObject({ __typename: 'ValidationError', message: 'At most 10000 numbers at once' });
  expect([await db.smsMessage.count({ where: { businessId: shop.id } }), await balanceOf(shop)]).toEqual([0, 20_000]);
});

it('takes the same few statements for each message that is handed over', async () => {
  const { shop, list, ask } = await shopOf(50);
  await ask(SEND, { list, text: 'Eid offer', sendAt: new Date(Date.now() + DAY_MS).toISOString() });
  const session = await sessionFor(shop.founder);
  const rows = (await db.bulkJobRow.findMany({ where: { businessId: shop.id }, orderBy: { position: 'asc' } })).map(({ input }) => bulkSmsKind.row.parse(input));
  const hand = (from: number, until: number) => countStatements(async (counter) => {
    expect(await bulkSmsKind.outside!(session, rows.slice(from, until))).toEqual(Array.from({ length: until - from }, () => ({ status: 'OK' })));
    return counter.count;
  });
  const [one, eleven, more] = [await hand(0, 1), await hand(1, 12), await hand(12, 50)];
  const each = (eleven - one) / 10;
  expect([each, more - one]).toEqual([Math.round(each), each * 37]);
  expect(each).toBeLessThanOrEqual(8);
});
