import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { Session } from '../../../session/session.ts';
import { cancelOrder } from '../order-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('has something due only where something is still to be collected, as the list shows it', async () => {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 9, price: 500 });
  await withOrder(shop, { lines: [{ product }], advance: 100 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
  await execute(cancelOrder, Session.system(shop.id), { orderId, reason: 'No answer' });
  const answer = await server.request(await tokenOf(shop.founder), '/api/export/all-orders?sort=OLDEST', {});
  const [headers, ...lines] = (await answer.text()).trim().split('\r\n').map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const at = (name: string) => headers!.indexOf(name);
  expect(lines.map((cells) => [cells[at('Status')], Number(cells[at('Total')]) - Number(cells[at('Advance')]), Number(cells[at('Due')])]))
    .toEqual([['PENDING', 460, 460], ['CANCELLED', 560, 0]]);
});
