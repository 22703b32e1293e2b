import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/processes.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { encodeId } from '../global-id.ts';
import { schema } from '../schema.ts';

/** What clients are shown: the operations of `schema/examples` and the requests of `docs/api.md`, against a gateway. */
const EXAMPLES = join(ROOT, 'schema/examples');
const example = (name: string) => readFileSync(join(EXAMPLES, `${name}.graphql`), 'utf8');

let server: TestServer;
let url: string;
let token: string;
let sku: string;
let variantId: string;
let orderIds: string[];

beforeAll(async () => {
  server = await testServer();
  url = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`;
  const shop = await seedBusiness();
  token = await tokenOf(shop.founder);
  const product = await withProduct(shop, { stock: 10 });
  ({ sku, variantId } = product);
  orderIds = [];
  for (let n = 0; n < 3; n += 1) {
    orderIds.push(encodeId('Order', (await withOrder(shop, { lines: [{ product }] })).id));
  }
});
afterAll(() => server.close());

async function run(name: string, variables: object = {}): Promise<Record<string, unknown>> {
  const { data, errors } = await server.graphql(token, example(name), { ...variables });
  expect(errors).toBeUndefined();
  return data!;
}

/** Name, variables, and a part of the answer. */
const RUNS: [name: string, variables: () => object, answer: () => object][] = [
  ['SignIn', () => ({}), () => ({ viewer: { role: 'FOUNDER' } })],
  ['OrdersSince', () => ({}), () => ({ orders: { edges: orderIds.map((id) => ({ node: { id } })) } })],
  ['DeletedSince', () => ({ since: new Date().toISOString() }), () => ({ deletions: { edges: [] } })],
  ['OneOrder', () => ({ id: orderIds[1] }), () => ({ node: { id: orderIds[1], customer: { orderCount: 3 }, lines: [{ sku }] } })],
  ['ConfirmOrder', () => ({ input: { orderId: orderIds[1], version: 1 } }), () => ({ confirmOrder: { order: { status: 'CONFIRMED' } } })],
  ['StockOfSku', () => ({ sku }), () => ({ variants: { edges: [{ node: { sku, stock: { onHand: 10 }, stockByLocation: [{ onHand: 10 }] } }] } })],
  ['TakeOrder', () => ({
    input: {
      customerName: 'Farzana Akter', phone: '01711204466', address: 'House 12, Road 5, Dhanmondi', district: 'Dhaka',
      source: 'Phone', deliveryFee: 60, advance: 100, advanceAccount: 'BKASH',
      lines: [{ variantId: encodeId('Variant', variantId), quantity: 2, unitPrice: 500 }],
    },
  }), () => ({ takeOrder: { taken: { order: { status: 'PENDING', total: 1060, due: 960 } } } })],
];

describe('the operations of a mobile app', () => {
  it.each(readdirSync(EXAMPLES))('%s fits the contract and is run below', (file) => {
    expect(validate(schema, parse(readFileSync(join(EXAMPLES, file), 'utf8')))).toEqual([]);
    expect(RUNS.map(([name]) => `${name}.graphql`)).toContain(file);
  });

  it.each(RUNS)('%s', async (name, variables, answer) => {
    expect(await run(name, variables())).toMatchObject(answer());
  });
});

interface Request {
  line: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  answer: unknown;
}

/** Each `http` block with the `json` block that follows it, if one does. */
function requestsOf(text: string): Request[] {
  const blocks = [...text.matchAll(/```http\n([\s\S]*?)```(?:\n\n```json\n([\s\S]*?)```)?/g)];
  return blocks.map(([, http, json]) => {
    const [head, ...body] = http!.trim().split('\n\n');
    const [line, ...headers] = head!.split('\n');
    const [method, path] = line!.split(' ');
    return {
      line: `${line} ${body.join().slice(0, 60)}`, method: method!, path: path!, body: body.join('\n\n'),
      headers: Object.fromEntries(headers.map((header) => header.split(': ') as [string, string])),
      answer: json && JSON.parse(json),
    };
  });
}

/** '…' stands for any text. */
function pattern(value: unknown): unknown {
  if (value === '…') return expect.any(String);
  if (Array.isArray(value)) return value.map(pattern);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pattern(inner)])));
}

describe('docs/api.md', () => {
  const requests = requestsOf(readFileSync(join(ROOT, 'docs/api.md'), 'utf8'));
  const filled = (text: string) => text.replaceAll('$TOKEN', token).replaceAll('$ORDER', orderIds[0]!);

  it('has requests', () => expect(requests.length).toBeGreaterThan(7));

  it.each(requests.map((request) => [request.line, request] as const))('%s', async (_line, { method, path, headers, body, answer }) => {
    const response = await fetch(url + path, {
      method, headers: JSON.parse(filled(JSON.stringify(headers))) as Record<string, string>, ...(body && { body: filled(body) }),
    });
    if (answer) expect(await response.json()).toEqual(pattern(answer));
    else expect(response.status).toBe(200);
  });

  it('tells the limits as they are', async () => {
    const text = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
    const { env } = await import('../../env.ts');
    const number = (value: number) => value.toLocaleString('en-US');
    expect(text).toContain(`document of ${env.GRAPHQL_MAX_DEPTH} levels and a cost of ${number(env.GRAPHQL_MAX_COST)}`);
  });
});
