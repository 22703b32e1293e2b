import { expect, test } from 'vitest';
import { breakingChanges, unnamed, type Contract, type Procedure } from '../contract-changes.ts';
import type { JsonSchema } from '../input-changes.ts';

const SCHEMA = `
  type Query { order(id: ID!): Order }
  type Order { id: ID!, number: String!, note: String }
`;

const procedure = (properties: Record<string, JsonSchema>, rest: Partial<Procedure> = {}): Procedure => ({
  path: 'orders.list',
  kind: 'query',
  permission: 'orderList',
  ...rest,
  input: { type: 'object', properties, ...rest.input },
});

const contract = (schema: string, ...procedures: Procedure[]): Contract => ({ schema, procedures });

const before = contract(SCHEMA, procedure({ size: { type: 'integer', minimum: 1, maximum: 100 } }));

function changes(after: Partial<Contract>): string[] {
  return breakingChanges(before, { ...before, ...after });
}

test('more fields, procedures and room for values break nobody', () => {
  const schema = `${SCHEMA} extend type Query { orders: [Order!]! }`;
  const wider = procedure({ size: { type: 'integer', maximum: 200 }, search: { type: 'string' } });
  expect(changes({ schema, procedures: [wider, procedure({}, { path: 'orders.get' })] })).toEqual([]);
});

test.each([
  ['a field goes', SCHEMA.replace(', note: String', ''), 'Order.note was removed.'],
  [
    'an argument is demanded', SCHEMA.replace('id: ID!)', 'id: ID!, of: ID!)'),
    'A required arg of on Query.order was added.',
  ],
  ['a field may be null', SCHEMA.replace('number: String!', 'number: String'), 'Order.number changed type'],
])('%s in GraphQL', (_what, schema, text) => {
  expect(changes({ schema })).toEqual([expect.stringContaining(text)]);
});

const list = 'Procedure orders.list';

test.each<[string, Procedure[], string]>([
  ['it goes', [], `${list} was removed.`],
  ['its kind changes', [procedure({ size: { type: 'integer' } }, { kind: 'mutation' })],
    `${list}: it is a mutation instead of a query.`],
  ['its permission changes', [procedure({ size: { type: 'integer' } }, { permission: 'ADMIN' })],
    `${list}: it needs ADMIN instead of orderList.`],
  ['a field goes', [procedure({})], `${list}: size was removed.`],
  ['a field is demanded', [procedure({ size: { type: 'integer' } }, { input: { required: ['size'] } })],
    `${list}: size is required.`],
  [
    'a type changes', [procedure({ size: { type: 'string' } })],
    `${list}: size is string instead of integer.`,
  ],
  ['a range narrows', [procedure({ size: { type: 'integer', minimum: 0, maximum: 50 } })],
    `${list}: size has maximum 50.`],
  [
    'values go', [procedure({ size: { type: 'integer', enum: [20, 50] } })],
    `${list}: size takes only 20, 50.`,
  ],
])('a procedure breaks when %s', (_what, procedures, text) => {
  expect(changes({ procedures })).toEqual([text]);
});

test('values and forms of a nested field are followed', () => {
  const nested = (status: JsonSchema) => contract(SCHEMA, procedure({ where: { type: 'object', properties: {
    status: { type: 'array', items: status },
  } } }));
  const was = nested({ type: 'string', enum: ['PENDING', 'PACKED'] });
  const is = nested({ type: 'string', enum: ['PENDING'] });
  expect(breakingChanges(was, is)).toEqual([`${list}: where.status[] does not take PACKED any more.`]);
  const forms = nested({ anyOf: [{ type: 'string' }, { type: 'null' }] });
  expect(breakingChanges(forms, nested({ anyOf: [{ type: 'string' }] })))
    .toEqual([`${list}: where.status[] lost one of its forms.`]);
  expect(breakingChanges(nested({ anyOf: [{ type: 'null' }] }), forms)).toEqual([]);
});

test('a change is named when its whole sentence stands in the changelog, wrapped or not', () => {
  const changelog = '- Order.note was\n  removed. Read Order.remarks.';
  expect(unnamed(['Order.note was removed.', 'Order.number was removed.'], changelog))
    .toEqual(['Order.number was removed.']);
});
