import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { undescribed } from '../describe-schema.ts';
import { schema } from '../schema.ts';

it('leaves nothing of the contract without a description', () => {
  expect(undescribed(schema)).toEqual([]);
});

it('finds what has none', () => {
  const poor = buildSchema('type Query { order(id: ID!): Int } enum Size { SMALL }');
  expect(undescribed(poor)).toEqual(
    expect.arrayContaining(['Query.order', 'Query.order(id)', 'Size.SMALL', 'Size']),
  );
});

it('says who may ask', () => {
  const { orders, platformPayments } = schema.getQueryType()!.getFields();
  expect(orders!.description).toContain('Takes the permission `readOrders`.');
  expect(platformPayments!.description).toContain('For super-administrators');
});
