import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ValidationError } from '../../errors.ts';
import { createBrand } from '../../modules/catalog/brands.ts';
import { setLowStockLevels } from '../../modules/catalog/bulk-products.ts';
import { changePrices } from '../../modules/catalog/change-prices.ts';
import { createProduct } from '../../modules/catalog/create-product.ts';
import { editCustomer } from '../../modules/customers/edit-customer.ts';
import { saveTaskRule } from '../../modules/tasks/rules/task-rules.ts';
import { saveCallDeskSetting } from '../../modules/web-orders/call-desk-setting.ts';
import { time } from '../fields.ts';
import { parseInput } from '../parse.ts';

function mistakesOf(schema: z.ZodType, input: unknown) {
  try {
    parseInput(schema, input);
  } catch (error) {
    return (error as ValidationError).fieldErrors;
  }
  return [];
}

it('says in words that can be translated which limit a value is beyond', () => {
  expect(mistakesOf(setLowStockLevels.input, { products: [], level: -1 })).toMatchObject([
    { field: 'products', message: 'Choose at least one', messageKey: 'Choose at least one' },
    { field: 'level', message: 'At least 0', messageKey: 'At least {{limit}}', messageValues: { limit: 0 } },
  ]);
  expect(mistakesOf(changePrices.input, { products: [], mode: 'PERCENT', value: 5, roundTo: 1 })).toMatchObject([{ field: 'products', message: 'Choose at least one' }]);
  expect(mistakesOf(createBrand.input, { name: 'ক'.repeat(81) })).toMatchObject([{ message: 'At most 80 characters', messageKey: 'At most {{limit}} characters' }]);
  expect(mistakesOf(editCustomer.input, { customerId: crypto.randomUUID(), tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }))
    .toMatchObject([{ field: 'tags', message: 'At most 20', messageKey: 'At most {{limit}}' }]);
  expect(mistakesOf(saveCallDeskSetting.input, { claimMinutes: 0, maxAttempts: 1_000 })).toMatchObject([
    { field: 'claimMinutes', messageKey: 'At least {{limit}}' }, { field: 'maxAttempts', messageKey: 'At most {{limit}}' },
  ]);
  const shape = z.object({ share: z.number().positive(), rows: z.array(z.int()).max(2), own: z.int().max(9, 'Nine is enough') });
  expect(mistakesOf(shape, { share: 0, rows: [1, 2, 3], own: 10 }).map(({ message }) => message)).toEqual(['More than 0', 'At most 2', 'Nine is enough']);
});

it('says the values of what a schema says itself apart too', () => {
  expect(mistakesOf(saveTaskRule.input, { trigger: 'NO_ANSWER', type: 'CALL', delayMinutes: 90 * 24 * 60 + 1, dueMinutes: 60 })).toMatchObject([
    { field: 'delayMinutes', message: 'At most 90 days', messageKey: 'At most {{most}} days', messageValues: { most: 90 } },
  ]);
  expect(mistakesOf(z.object({ at: time() }), { at: new Date('0202-01-01') })).toMatchObject([
    { field: 'at', message: 'A year from 1900 to 2999', messageKey: 'A year from {{first}} to {{last}}', messageValues: { first: 1900, last: 2999 } },
  ]);
  const variants = Array.from({ length: 101 }, (_, n) => ({ sku: `S${n}`, price: 1 }));
  expect(mistakesOf(createProduct.input, { name: 'Saree', variants })).toMatchObject([{ message: 'At most 100 variants', messageKey: 'At most {{most}} variants' }]);
  expect(mistakesOf(changePrices.input, { products: [crypto.randomUUID()], mode: 'PERCENT', value: 5, roundTo: 7 })).toMatchObject([{ field: 'roundTo', messageKey: 'One of {{steps}}' }]);
});
