import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectedShop, db, encodeId, execute, saveDeliveryMethod, testServer, tokenOf, withMember } from './support.ts';
import { STEADFAST_KEYS } from '../../../../e2e/doubles/steadfast.ts';

const { startWorker } = await import('../../../jobs/worker.ts');
const { withOrder } = await import('../../../../prisma/seed/factories/order.ts');
const { withProduct } = await import('../../../../prisma/seed/factories/product.ts');
const { confirmAndSend } = await import('../confirm-and-send.ts');
const { saveAutoMessage } = await import('../../order-messages/auto-messages.ts');

let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => { worker = await startWorker(); });
afterAll(() => worker.stop());

/** Three orders that wait: there are goods for the first two only. */
async function shopWithThree(stock = 2) {
  const place = await connectedShop();
  await db.business.update({ where: { id: place.shop.id }, data: { smsBalance: 9 } });
  const product = await withProduct(place.shop, { stock });
  const orders: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await withOrder(place.shop, { customerName: `Customer ${n}`, phone: `0171120446${n}`, lines: [{ product }] });
    await db.order.update({ where: { businessId_id: { businessId: place.shop.id, id } }, data: { district: 'Dhaka', thana: 'Dhanmondi' } });
    orders.push(id);
  }
  const jobs = () => db.bulkJob.findMany({ where: { businessId: place.shop.id }, orderBy: { id: 'asc' }, include: { rows: { orderBy: { position: 'asc' } } } });
  const ended = async () => {
    await vi.waitFor(async () => expect((await jobs()).every(({ status }) => status === 'DONE')).toBe(true), { timeout: 20_000, interval: 100 });
    return (await jobs()).map(({ title, rows }) => [title, rows.map(({ status }) => status)]);
  };
  const sent = async () => (await db.smsMessage.findMany({ where: { businessId: place.shop.id }, orderBy: { mobileNumber: 'asc' } })).map(({ message }) => message);
  return { ...place, orders, ended, sent };
}

it('books and tells of exactly those that were confirmed, one after the other', async () => {
  const { shop, orders, session, courierId, ended, sent, orderOf, parcels } = await shopWithThree();
  await db.courier.update({ where: { businessId_id: { businessId: shop.id, id: courierId } }, data: { trackingUrl: 'https://courier.test/t/{code}' } });
  await execute(confirmAndSend, session, { orders, courierId, text: '{name}: {courier} {tracking} {link}' });
  expect(await ended()).toEqual([
    ['Confirm 3 orders', ['OK', 'OK', 'FAILED']],
    ['Book with Steadfast', ['OK', 'OK', 'FAILED']],
    ['SMS for 3 orders', ['OK', 'OK', 'FAILED']],
  ]);
  const [first, second, third] = await Promise.all(orders.map(orderOf));
  expect([first!.status, second!.status, third!.status]).toEqual(['SHIPPED', 'SHIPPED', 'PENDING']);
  expect(parcels()).toHaveLength(2);
  const told = ({ trackingCode: code }: { trackingCode: string | null }) => `Steadfast ${code} https://courier.test/t/${code}`;
  expect(await sent()).toEqual([`Customer 0: ${told(first!)}`, `Customer 1: ${told(second!)}`]);
});

it('does only what is wanted', async () => {
  const { orders, session, ended, sent, parcels } = await shopWithThree();
  await execute(confirmAndSend, session, { orders: orders.slice(0, 1), text: '{order}' });
  expect(await ended()).toEqual([['Confirm 1 order', ['OK']], ['SMS for 1 order', ['OK']]]);
  await execute(confirmAndSend, session, { orders: orders.slice(1, 2) });
  expect(await ended()).toHaveLength(3);
  expect([(await sent()).length, parcels().length]).toEqual([1, 0]);
});

it('books each with the courier that it is planned for, and leaves the others out', async () => {
  const { shop, orders, session, courierId, ended, sent, orderOf } = await shopWithThree(3);
  const plan = (id: string, plannedCourier: string | null) =>
    db.order.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { plannedCourier }, select: { id: true } });
  await execute(saveDeliveryMethod, session, { kind: 'MANUAL', name: 'Office rider' });
  await expect(execute(confirmAndSend, session, { orders, byPlan: true })).rejects.toMatchObject({ reason: 'NOT_CONNECTED' });
  await plan(orders[0]!, 'Office rider');
  await expect(execute(confirmAndSend, session, { orders, byPlan: true })).rejects.toMatchObject({ reason: 'NOT_CONNECTED' });
  await expect(execute(confirmAndSend, session, { orders, byPlan: true, courierId })).rejects.toMatchObject({ fieldErrors: [{ field: 'byPlan' }] });
  expect(await ended()).toEqual([]);
  await execute(saveDeliveryMethod, session, {
    kind: 'API', provider: 'STEADFAST', name: 'Steadfast of the depot', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey,
  });
  await plan(orders[1]!, 'Steadfast of the depot');
  await plan(orders[2]!, 'Steadfast');
  await execute(confirmAndSend, session, { orders, byPlan: true, text: '{courier} {tracking}' });
  expect(await ended()).toEqual([
    ['Confirm 3 orders', ['OK', 'OK', 'OK']],
    ['Book with Steadfast', ['OK']],
    ['Book with Steadfast of the depot', ['OK']],
    ['SMS for 3 orders', ['OK', 'OK', 'OK']],
  ]);
  const [byHand, depot, steady] = await Promise.all(orders.map(orderOf));
  expect([byHand!.status, depot!.courierName, steady!.courierName]).toEqual(['CONFIRMED', 'Steadfast of the depot', 'Steadfast']);
  expect(await sent()).toEqual(['Office rider', `Steadfast of the depot ${depot!.trackingCode}`, `Steadfast ${steady!.trackingCode}`]);
});

it('tells what is told by itself only where that is wanted, of the parcel too', async () => {
  const { shop, orders, session, courierId, ended } = await shopWithThree(3);
  const { id: templateId } = await db.messageTemplate.findFirstOrThrow({ where: { businessId: shop.id } });
  for (const event of ['CONFIRMED', 'SHIPPED'] as const) await execute(saveAutoMessage, session, { event, version: 0, isOn: true, templateId });
  const told = async () => {
    await ended();
    const rows = await db.orderMessage.findMany({ where: { businessId: shop.id }, orderBy: [{ orderId: 'asc' }, { event: 'asc' }], select: { orderId: true, event: true } });
    return rows.map(({ orderId, event }) => `${orders.indexOf(orderId)} ${event}`);
  };
  await execute(confirmAndSend, session, { orders: orders.slice(0, 2), courierId });
  await execute(confirmAndSend, session, { orders: orders.slice(0, 2), courierId, text: '{order}' });
  expect(await told()).toEqual([]);
  await execute(confirmAndSend, session, { orders: orders.slice(2), courierId, tells: true });
  expect(await told()).toEqual(['2 CONFIRMED', '2 SHIPPED']);
});

it('takes the right of each part, and begins nothing without it', async () => {
  const server = await testServer();
  const { shop, orders, courierId, ended } = await shopWithThree();
  const token = await tokenOf(await withMember(shop, { flags: ['confirmOrder'] }));
  const ask = (more: object) => server.graphql<{ confirmAndSendOrders: { __typename: string } }>(
    token, 'mutation($input: ConfirmAndSendOrdersInput!) { confirmAndSendOrders(input: $input) { __typename } }',
    { input: { orders: [encodeId('Order', orders[0]!)], ...more } });
  const forbidden = [expect.objectContaining({ extensions: expect.objectContaining({ code: 'FORBIDDEN' }) as object })];
  expect((await ask({ courierId: encodeId('Courier', courierId) })).errors).toEqual(forbidden);
  expect((await ask({ byPlan: true })).errors).toEqual(forbidden);
  expect((await ask({ text: 'Hello' })).errors).toEqual(forbidden);
  expect(await ended()).toEqual([]);
  expect((await ask({})).data).toMatchObject({ confirmAndSendOrders: { __typename: 'ConfirmAndSendOrdersSuccess' } });
  expect(await ended()).toEqual([['Confirm 1 order', ['OK']]]);
  await server.close();
});
