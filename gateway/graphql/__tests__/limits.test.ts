import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../../e2e/support/gateway.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { encodeId } from '../global-id.ts';

let gateway: ChildGateway;
let token: string;

beforeAll(async () => {
  const settings = { WORKER: 'off', RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
  gateway = await startGateway({ databaseUrl: await testDatabase(), env: settings });
  token = await tokenOf((await seedBusiness()).founder);
  // The first request of a person also looks after the account.
  await gateway.graphql(token, '{ viewer { name } }');
});
afterAll(() => gateway.stop());

const nested = (open: string, levels: number, close: string, inside = '') =>
  `${open.repeat(levels)}${inside}${close.repeat(levels)}`;

const conditions = (count: number) =>
  Array.from({ length: count }, (_, index) => `f${index}: number @include(if: $b${index})`).join(' ');
const declared = (count: number) => Array.from({ length: count }, (_, index) => `$b${index}: Boolean!`).join(' ');

/** Fragments that double with each level: small to write, 2^20 fields when they are opened. */
const bomb = `{ orders { edges { node { ...f0 } } } } ${Array.from({ length: 20 }, (_, index) =>
  `fragment f${index} on Order { number ${index < 19 ? `...f${index + 1} ...f${index + 1}` : ''} }`).join(' ')}`;

const IDS = (count: number) => Array.from({ length: count }, () => encodeId('Order', crypto.randomUUID()));

const unknownFields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`statuss${index}`, 1]));

describe('a request that asks for too much is refused with BAD_REQUEST before anything runs', () => {
  it.each<[string, string, object?]>([
    ['lists in lists 4,000 deep', `{ orders(filter: ${nested('[', 4_000, ']')}) { edges { cursor } } }`],
    ['lists that never end', `{ orders(filter: ${'['.repeat(4_000)}`],
    ['objects in objects 1,000 deep', `{ orders(filter: ${nested('{a:', 1_000, '}', '1')}) { edges { cursor } } }`],
    ['selections 4,000 deep', nested('{a', 4_000, '}')],
    ['a long document', `{ viewer { name } } ${'#'.repeat(30_000)}`],
    ['many fields', `{ ${'orders { edges { cursor } } '.repeat(200)} }`],
    ['many aliases', `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: viewer { name }`).join(' ')} }`],
    ['many directives', `{ viewer ${'@include(if: true) '.repeat(60)} { name } }`],
    ['fragments that double', bomb],
    ['a large page of much', '{ orders(first: 100) { edges { node { lines { variant { product { variants { sku } } } } } } } }'],
    ['12,000 ids', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: IDS(12_000) }],
    ['101 ids', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: IDS(101) }],
    [
      'a list of 12,000 in a variable', 'query ($f: OrdersFilter) { orders(filter: $f) { edges { cursor } } }',
      { f: { status: Array.from({ length: 12_000 }, () => 'HOLD') } },
    ],
    [
      '30,000 fields of a filter that do not exist', 'query ($f: OrdersFilter) { orders(filter: $f) { edges { cursor } } }',
      { f: unknownFields(30_000) },
    ],
  ])('%s', async (_, document, variables = {}) => {
    const { status, data, errors, sql } = await gateway.graphql(token, document, { ...variables });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST']);
    expect([status, data, sql]).toEqual([400, undefined, 1]);
  });

  it('by the rows that it asks for, not by the length of its text', async () => {
    const document = (first: number) =>
      `{ orders(first: ${first}) { edges { node { timeline { edges { node { at } } } journal { edges { node { lines { account } } } } } } } }`;
    expect((await gateway.graphql(token, document(2))).errors).toBeUndefined();
    expect((await gateway.graphql(token, document(100))).errors?.[0]?.message).toMatch(/maximum complexity/);
  });

  it('and 100 ids are answered', async () => {
    const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { errors, data } = await gateway.graphql(token, document, { ids: IDS(100) });
    expect([errors, data]).toEqual([undefined, { nodes: Array.from({ length: 100 }, () => null) }]);
  });

  it.each<[string, object]>([
    ['fields that do not exist', { f: unknownFields(9_000) }],
    ['values that are none', { f: { status: Array.from({ length: 9_000 }, () => ({})) } }],
  ])('thousands of %s are answered with the first mistake, not with one each', async (_, variables) => {
    const document = 'query ($f: OrdersFilter) { orders(filter: $f) { edges { cursor } } }';
    const { errors } = await gateway.graphql(token, document, { ...variables });
    expect(errors).toMatchObject([{ message: expect.stringContaining('Variable "$f" got invalid value'), extensions: { code: 'BAD_REQUEST' } }]);
  });

  it('11 procedures in one call', async () => {
    const path = Array.from({ length: 11 }, () => 'notification.getDelayedShippedCount').join(',');
    const answer = await gateway.request(token, `/api/trpc/${path}?batch=1&input=%7B%7D`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('At most 10 procedures')]);
  });
});

describe('the memory of the gateway stays bounded', { timeout: 90_000 }, () => {
  const heap = async () => {
    const metrics = await (await gateway.request(null, '/metrics')).text();
    return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)![1]) / 1_048_576;
  };

  /** Sends them, ten at a time. Answers the statuses that came, and the least heap seen: what no collection frees. */
  async function sendAll(count: number, documentOf: (index: number) => [string, object]) {
    const statuses = new Set<number>();
    const heaps: number[] = [];
    let next = 0;
    const client = async () => {
      while (next < count) {
        if (next % 50 === 0) heaps.push(await heap());
        const [document, variables] = documentOf(next++);
        statuses.add((await gateway.graphql(token, document, { ...variables })).status);
      }
    };
    await Promise.all(Array.from({ length: 10 }, client));
    return { statuses, heap: Math.min(...heaps) };
  }

  /** Each run of them is measured by the one before: caches fill once. */
  async function growth(count: number, documentOf: (index: number) => [string, object]): Promise<number> {
    const before = await sendAll(count, documentOf);
    const after = await sendAll(count, (index) => documentOf(count + index));
    return after.heap - before.heap;
  }

  const MEGABYTES = 60;

  it('under thousands of refused documents', async () => {
    const filler = '# '.padEnd(6_000, 'x');
    const { statuses } = await sendAll(1, () => [`query Q { ${'viewer { name } '.repeat(300)} } ${filler}`, {}]);
    expect(statuses).toEqual(new Set([400]));
    const grown = await growth(1_000, (index) => [`query Q${index} { ${'viewer { name } '.repeat(300)} } ${filler}`, {}]);
    expect(grown).toBeLessThan(MEGABYTES);
  });

  it('under thousands of combinations of Boolean variables', async () => {
    const document = `query (${declared(11)}) { orders { edges { node { ${conditions(11)} } } } }`;
    const grown = await growth(1_000, (index) => [
      document, Object.fromEntries(Array.from({ length: 11 }, (_, bit) => [`b${bit}`, Boolean((index >> bit) & 1)])),
    ]);
    expect(grown).toBeLessThan(MEGABYTES);
  });
});
