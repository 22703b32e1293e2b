import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';

let server: TestServer;
let shop: Shop;
let orderId: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  const session = Session.system(shop.id);
  ({ id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, cost: 100 }), price: 500 }] }));
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'WHO-1' });
  await execute(deliverOrder, session, { orderId });
});
afterAll(() => server.close());

/** What becomes of a command about the money of the order: the type of the answer, or the code of the refusal. */
async function send(token: string, command: string, input: object): Promise<string | undefined> {
  const type = `${command[0]!.toUpperCase()}${command.slice(1)}Input`;
  const { data, errors } = await server.graphql<Record<string, { __typename: string } | null>>(
    token, `mutation ($input: ${type}!) { ${command}(input: $input) { __typename } }`, { input: { orderId: encodeId('Order', orderId), ...input } });
  return errors?.[0]?.extensions.code as string | undefined ?? data?.[command]?.__typename;
}
const settlement = async () => (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } })).settlementStatus;

it('a dispute is opened and settled by whoever enters statements, and only an administrator gives money up or takes a decision back', async () => {
  const note = { note: 'Asked them' };
  const staff = await tokenOf(await withMember(shop, { flags: ['deliveryMethod'] }));
  const other = await tokenOf(await withMember(shop, { flags: ['orderUpdate', 'expense'] }));
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN' }));
  for (const command of ['disputeOrder', 'resolveDispute', 'receiveCompensation', 'writeOffOrder', 'writeOffClaim', 'undoSettlementDecision']) {
    const input = command === 'undoSettlementDecision' ? { reason: 'Mistyped' } : command === 'receiveCompensation' ? { ...note, amount: 5 } : note;
    expect([command, await send(other, command, input)]).toEqual([command, 'FORBIDDEN']);
  }
  expect(await send(staff, 'disputeOrder', note)).toBe('DisputeOrderSuccess');
  expect(await send(staff, 'writeOffOrder', note)).toBe('FORBIDDEN');
  expect(await send(staff, 'writeOffClaim', note)).toBe('FORBIDDEN');
  expect(await send(staff, 'undoSettlementDecision', { reason: 'Mistyped' })).toBe('FORBIDDEN');
  expect(await settlement()).toBe('DISPUTED');
  expect(await send(admin, 'undoSettlementDecision', { reason: 'Mistyped' })).toBe('UndoSettlementDecisionSuccess');
  expect(await send(staff, 'disputeOrder', note)).toBe('DisputeOrderSuccess');
  expect(await send(staff, 'resolveDispute', note)).toBe('ResolveDisputeSuccess');
  expect(await settlement()).toBe('SETTLED');
});
