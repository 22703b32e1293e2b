import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectedShop, db, execute } from './support.ts';

const { editOrder } = await import('../../orders/edit-order.ts');
const { runQuery } = await import('../../../commands/execute.ts');
const { taskRulePreview } = await import('../../tasks/rules/rule-figures.ts');
const { encodeId } = await import('../../../graphql/global-id.ts');
const { testServer } = await import('../../../../e2e/support/test-server.ts');
const { tokenOf } = await import('../../../../prisma/seed/factories/session.ts');

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('says what a courier was told otherwise, once the order has changed, and only while it has the parcel', async () => {
  const place = await connectedShop();
  const order = await place.confirmed();
  const token = await tokenOf(place.shop.founder);
  const told = async () => {
    const { data } = await server.graphql(token, `{ node(id: "${encodeId('Order', order)}") { ... on Order { toldOtherwise { fact told now } } } }`);
    return (data as { node: { toldOtherwise: unknown[] } }).node.toldOtherwise;
  };
  const rule = { trigger: 'TOLD_OTHERWISE', type: 'COURIER', dueMinutes: 60 };
  const tasks = () => runQuery(taskRulePreview, place.session, rule);
  expect(await place.book(order)).toEqual([{ status: 'OK' }]);
  expect(await told()).toEqual([]);
  expect(await tasks()).toBe(0);
  const edit = (change: object) => execute(editOrder, place.session, { orderId: order, reason: 'She called', ...change });
  await edit({ address: 'House 5, Road 2, Uttara', district: '', thana: '', discount: 60 });
  const was = (await db.order.findFirstOrThrow({ where: { id: order } })).courierName;
  expect(was).toBe('Steadfast');
  expect(await told()).toEqual([
    { fact: 'ADDRESS', told: expect.stringContaining('Dhanmondi') as string, now: 'House 5, Road 2, Uttara' },
    { fact: 'COD', told: '560', now: '500' },
  ]);
  expect(await tasks()).toBe(1);
  await edit({ note: 'For us alone', discount: 0 });
  expect(await told()).toMatchObject([{ fact: 'ADDRESS' }]);
  expect(await tasks()).toBe(1);
  await edit({ status: 'DELIVERED' });
  expect(await told()).toEqual([]);
  expect(await tasks()).toBe(0);
});
