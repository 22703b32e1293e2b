import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileText as text, hostileValue as value } from '../../../e2e/fuzz/hostile.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { encodeId } from '../global-id.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';

/** Malformed input on the wire gets a typed refusal: nothing that a client writes is answered by a masked 500. */

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await tokenOf((await seedBusiness()).founder);
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

async function expectTyped(response: Response, sent: unknown): Promise<void> {
  const said = await response.text();
  const facts = { status: response.status, said: said.slice(0, 300), sent: JSON.stringify(sent)?.slice(0, 300) };
  expect({ ...facts, isMasked: said.includes('INTERNAL_SERVER_ERROR') || response.status >= 500 })
    .toEqual({ ...facts, isMasked: false });
}

const post = (body: string) => server.request(token, '/graphql', { method: 'POST', headers: json, body });

const RUNS = { numRuns: 60, timeout: 20_000 };

it('whatever the body is', async () => {
  const body = fc.oneof(text, fc.json(), fc.constant('['.repeat(50_000)), value.map((one) => JSON.stringify(one) ?? ''));
  await fc.assert(fc.asyncProperty(body, async (sent) => expectTyped(await post(sent), sent)), RUNS);
});

it('whatever the members of the request are', async () => {
  const request = fc.record(
    { query: fc.oneof(value, fc.constant('{ viewer { name } }')), variables: value, operationName: value, id: value,
      doc_id: value, extensions: value },
    { requiredKeys: [] },
  );
  await fc.assert(fc.asyncProperty(request, async (sent) => expectTyped(await post(JSON.stringify(sent)), sent)), RUNS);
});

const LIST = `query ($first: Int, $after: String, $filter: OrdersFilter, $sort: OrdersSort) {
  orders(first: $first, after: $after, filter: $filter, sort: $sort) { edges { cursor } }
}`;

it('whatever the variables of a list are', async () => {
  const cursor = fc.tuple(value, value, value).map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
  const filter = fc.oneof(value, fc.record(
    { search: text, status: value, createdFrom: text, createdBefore: text }, { requiredKeys: [] },
  ));
  const variables = fc.record({ first: value, after: fc.oneof(value, cursor), filter, sort: value }, { requiredKeys: [] });
  await fc.assert(fc.asyncProperty(variables, async (sent) =>
    expectTyped(await post(JSON.stringify({ query: LIST, variables: sent })), sent)), { ...RUNS, numRuns: 150 });
});

it('whatever an id is', async () => {
  const named = (type: fc.Arbitrary<string>) => fc.tuple(type, fc.oneof(fc.uuid(), text)).map(([name, one]) => encodeId(name, one));
  const id = fc.oneof(text, named(fc.constant('Order')), named(fc.stringMatching(/^[A-Z_a-z]\w{0,20}$/)), value);
  const query = 'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }';
  await fc.assert(fc.asyncProperty(id, async (sent) =>
    expectTyped(await post(JSON.stringify({ query, variables: { id: sent, ids: [sent] } })), sent)), RUNS);
});

it.each(['nonsense', '', 'T3JkZXI6', encodeId('Order', 'nonsense'), encodeId('Nonsense', randomUUID()), encodeId('constructor', randomUUID())])('an id that is none (%j) is that of a record that does not exist', async (id) => {
  const query = 'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }';
  const answer = await post(JSON.stringify({ query, variables: { id, ids: [id] } }));
  expect(await answer.json()).toEqual({ data: { node: null, nodes: [null] } });
});

it('an id that names any type at all is that of a record that does not exist', async () => {
  const { schema } = await import('../schema.ts');
  const ids = Object.keys(schema.getTypeMap()).map((type) => encodeId(type, randomUUID()));
  for (let from = 0; from < ids.length; from += 50) {
    const some = ids.slice(from, from + 50);
    const answer = await post(JSON.stringify({ query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', variables: { ids: some } }));
    expect(await answer.json()).toEqual({ data: { nodes: some.map(() => null) } });
  }
});

it('whatever a search is', async () => {
  const query = 'query ($s: String) { orders(filter: { search: $s }) { edges { cursor } } products(filter: { search: $s }) { edges { cursor } } }';
  await fc.assert(fc.asyncProperty(text, async (sent) =>
    expectTyped(await post(JSON.stringify({ query, variables: { s: sent } })), sent)), RUNS);
});

it('whatever the address says', async () => {
  await fc.assert(fc.asyncProperty(text, text, async (query, variables) => {
    const search = new URLSearchParams({ query: query.toWellFormed(), variables: variables.toWellFormed() });
    await expectTyped(await server.request(token, `/graphql?${search}`), [query, variables]);
  }), RUNS);
});
