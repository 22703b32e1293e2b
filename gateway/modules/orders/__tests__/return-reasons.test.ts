import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import type { Session } from '../../../session/session.ts';
import { allOrdersExport } from '../order-export.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

let server: TestServer;
let shop: Shop;
let product: SeededProduct;
let session: Session;
let token: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  product = await withProduct(shop, { stock: 50, cost: 100 });
  session = await sessionFor(shop.founder);
  token = await tokenOf(shop.founder);
});

async function shipped(quantity = 2): Promise<string> {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500, quantity }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Rider' });
  return orderId;
}

const rowOf = (id: string) => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
const reasonOf = async (id: string) => {
  const { status, returnReason, returnReasonBy } = await rowOf(id);
  return [status, returnReason, returnReasonBy];
};
const lineOf = async (orderId: string) =>
  encodeId('OrderLine', (await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } })).id);

interface Answer { __typename: string; message?: string; reason?: string; order?: { returnReason: string | null; isCourierReason: boolean; version: number } }

/** Runs a mutation of an order as the browser does. */
async function send(name: string, orderId: string, more: object, { as = token, key }: { as?: string; key?: string } = {}): Promise<Answer> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data, errors } = await server.graphql<Record<string, Answer>>(as, `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
    ${name === 'exchangeOrder' ? '' : `... on ${type}Success { order { returnReason isCourierReason version } }`}
    ... on PreconditionError { reason message } ... on ConflictError { message } ... on ValidationError { message } } }`,
  { input: { orderId: encodeId('Order', orderId), ...more } }, key ? { 'idempotency-key': key } : {});
  expect(errors).toBeUndefined();
  return data![name]!;
}

const trailOf = async (orderId: string) => (await db.auditEntry.findMany({
  where: { businessId: shop.id, entityId: orderId }, orderBy: { createdAt: 'asc' }, select: { summary: true, before: true, after: true },
})).slice(-2);

it('a return that is entered keeps its reason, which the bench may correct and a person may take back', async () => {
  const orderId = await shipped();
  const back = await send('returnOrder', orderId, { reason: 'Customer refused' });
  expect(back.order).toMatchObject({ returnReason: 'Customer refused', isCourierReason: false });
  await send('receiveReturn', orderId, { lines: [{ lineId: await lineOf(orderId), good: 1, damaged: 0, missing: 0 }] });
  expect(await reasonOf(orderId)).toEqual(['RETURN_PENDING', 'Customer refused', 'PERSON']);
  await send('receiveReturn', orderId, { lines: [{ lineId: await lineOf(orderId), good: 0, damaged: 1, missing: 0 }], returnReason: 'Damaged' });
  expect(await reasonOf(orderId)).toEqual(['RETURNED', 'Damaged', 'PERSON']);
  expect((await trailOf(orderId)).at(-1)).toMatchObject({
    summary: 'Reason of the return: Damaged; before: Customer refused', before: { returnReason: 'Customer refused' }, after: { returnReason: 'Damaged' },
  });
  expect((await send('setReturnReason', orderId, { reason: '' })).order).toMatchObject({ returnReason: null });
  expect((await trailOf(orderId)).at(-1)).toMatchObject({ summary: 'No longer the reason of the return: Damaged' });
});

it('a partial delivery says why the rest comes back, beside why the amount differs', async () => {
  const orderId = await shipped(3);
  const lines = [{ lineId: await lineOf(orderId), accepted: 1 }];
  await send('deliverPartOfOrder', orderId, { lines, collected: 400, reason: 'Gave a discount', returnReason: 'Wrong product' });
  expect(await reasonOf(orderId)).toEqual(['PARTIAL', 'Wrong product', 'PERSON']);
  expect((await trailOf(orderId)).map(({ summary }) => summary)).toEqual(['Delivered in part: Gave a discount', 'Reason of the return: Wrong product']);
});

it('goods that stay with the customer after all have no reason, and an order that is sent again begins without one', async () => {
  const kept = await shipped();
  await send('returnOrder', kept, { reason: 'Late delivery' });
  await send('deliverOrder', kept, {});
  expect(await reasonOf(kept)).toEqual(['DELIVERED', null, null]);
  expect((await trailOf(kept)).at(-1)).toMatchObject({ before: { status: 'RETURN_PENDING', returnReason: 'Late delivery' }, after: { returnReason: null } });
  const sentAgain = await shipped(1);
  await send('returnOrder', sentAgain, { reason: 'Late delivery' });
  await send('receiveReturn', sentAgain, { lines: [{ lineId: await lineOf(sentAgain), good: 1, damaged: 0, missing: 0 }] });
  await send('confirmOrder', sentAgain, {});
  expect(await reasonOf(sentAgain)).toEqual(['CONFIRMED', null, null]);
});

it('two clerks do not overwrite each other, a repeated request says it once, and others may not', async () => {
  const orderId = await shipped();
  expect(await send('setReturnReason', orderId, { reason: 'Damaged' })).toMatchObject({ reason: 'WRONG_STATUS', message: 'Nothing of this order comes back' });
  await send('returnOrder', orderId, { reason: 'Customer refused' });
  const { version } = await rowOf(orderId);
  const first = await send('setReturnReason', orderId, { version, reason: 'Changed mind' }, { key: 'once' });
  expect(await send('setReturnReason', orderId, { version, reason: 'Changed mind' }, { key: 'once' })).toEqual(first);
  expect(await send('setReturnReason', orderId, { version, reason: 'Damaged' })).toMatchObject({ __typename: 'ConflictError' });
  expect(await reasonOf(orderId)).toEqual(['RETURN_PENDING', 'Changed mind', 'PERSON']);
  expect((await rowOf(orderId)).version).toBe(version + 1);
  const reader = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
  const { errors } = await server.graphql(reader, 'mutation ($input: SetReturnReasonInput!) { setReturnReason(input: $input) { __typename } }',
    { input: { orderId: encodeId('Order', orderId), reason: 'x' } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await rowOf(orderId)).returnReason).toBe('Changed mind');
});

it('Super Edit corrects the reason, and gives it beside a step', async () => {
  const orderId = await shipped();
  expect(await send('editOrder', orderId, { reason: 'Entered late', returnReason: 'Damaged' })).toMatchObject({ __typename: 'ValidationError' });
  await send('editOrder', orderId, { reason: 'Entered late', status: 'RETURN_PENDING', returnReason: 'Wrong address' });
  expect(await reasonOf(orderId)).toEqual(['RETURN_PENDING', 'Wrong address', 'PERSON']);
  await send('editOrder', orderId, { reason: 'She called', returnReason: 'Wrong price' });
  expect(await reasonOf(orderId)).toEqual(['RETURN_PENDING', 'Wrong price', 'PERSON']);
  expect((await trailOf(orderId)).at(-1)).toMatchObject({ summary: 'Edited: She called', before: { returnReason: 'Wrong address' }, after: { returnReason: 'Wrong price' } });
});

it('the reason of an exchange is that of its return', async () => {
  const orderId = await shipped();
  await execute(deliverOrder, session, { orderId });
  await send('exchangeOrder', orderId, {
    reason: 'Wrong product', back: [{ lineId: await lineOf(orderId), quantity: 1 }],
    lines: [{ variantId: encodeId('Variant', product.variantId), quantity: 1, unitPrice: 500 }],
  });
  expect(await reasonOf(orderId)).toEqual(['EXCHANGED', 'Wrong product', 'PERSON']);
});

it('reasons are in the file of orders, and those that are given often are offered first', async () => {
  for (const reason of ['Courier was rude', 'Customer refused', 'courier was rude', 'Only once']) await send('returnOrder', await shipped(), { reason });
  const cells = (await Array.fromAsync(exportCells(allOrdersExport, session, {}))).flat();
  const at = cells[0]!.indexOf('Return reason');
  expect(cells.slice(1).map((line) => line[at]).toSorted()).toEqual(['Courier was rude', 'Customer refused', 'Only once', 'courier was rude']);
  const { data, sql } = await server.graphql<{ usualOrderReasons: string[] }>(token, '{ usualOrderReasons(of: RETURN) }');
  expect(data!.usualOrderReasons.slice(0, 3)).toEqual(['Courier was rude', 'Customer refused', 'Customer not reachable']);
  expect(data!.usualOrderReasons).not.toContain('Only once');
  expect(sql).toBeLessThanOrEqual(2);
  const values = await server.graphql<{ orderFilterValues: { returnReasons: string[] } }>(token, '{ orderFilterValues { returnReasons cancelReasons } }');
  expect(values.data!.orderFilterValues.returnReasons).toContain('Only once');
});
