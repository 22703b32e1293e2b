import { graphql } from 'graphql';
import { beforeEach, expect, it } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { schema } from '../../../graphql/schema.ts';
import type { Session } from '../../../session/session.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { choosePrint } from '../print-settings.ts';

const SETTINGS = '{ printSettings { kind format symbol hiddenParts copies footer version } }';
const ORDERS = 'query($ids: [ID!]!) { ordersToPrint(ids: $ids) { reference lines { name quantity } } }';

const STICKER = {
  kind: 'STICKER', version: 1, format: 'STICKER_100X150', symbol: 'BOTH', hiddenParts: ['NOTE', 'LOGO', 'NOTE'], copies: 2,
  footer: 'ধন্যবাদ',
} as const;

let shop: Shop;
let founder: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  founder = await sessionFor(shop.founder);
});

async function ask(session: Session, source: string, variableValues?: Record<string, unknown>) {
  return graphql({ schema, source, variableValues, contextValue: { session, idempotencyKey: undefined } });
}

it('prints as designed until somebody chooses, and then as chosen', async () => {
  const before = await ask(founder, SETTINGS);
  expect(before.data?.printSettings).toMatchObject([{ kind: 'INVOICE', format: 'A4' }, { kind: 'STICKER', format: 'STICKER_75X50', version: 1 }]);
  await execute(choosePrint, founder, STICKER);
  const after = await ask(founder, SETTINGS);
  expect(after.data?.printSettings).toMatchObject([
    { kind: 'INVOICE', format: 'A4', version: 1 },
    { ...STICKER, hiddenParts: ['LOGO', 'NOTE'], version: 2 },
  ]);
});

it('refuses the paper of the other kind, and a change of what somebody else has changed', async () => {
  await expect(execute(choosePrint, founder, { ...STICKER, format: 'A4' })).rejects.toThrow('It is not printed on this paper');
  const both = await Promise.allSettled([1, 2].map((copies) => execute(choosePrint, founder, { ...STICKER, copies })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('gives orders in the order asked for, and none of another business', async () => {
  const other = await seedBusiness();
  const foreign = await withOrder(other, { lines: [{ product: await withProduct(other) }] });
  const product = await withProduct(shop);
  const [first, second] = [await withOrder(shop, { lines: [{ product }] }), await withOrder(shop, { lines: [{ product }] })];
  const ids = [second, foreign, first].map(({ id }) => encodeId('Order', id));
  const { data, errors } = await ask(founder, ORDERS, { ids });
  expect(errors).toBeUndefined();
  expect((data as { ordersToPrint: { reference: string }[] }).ordersToPrint.map(({ reference }) => reference)).toEqual([`#${second.number}`, `#${first.number}`]);
  const refused = await ask(founder, ORDERS, { ids: Array.from({ length: 51 }, () => ids[0]) });
  expect(refused.errors).toBeDefined();
});
