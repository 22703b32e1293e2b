import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COURIER_WEBHOOKS, type ReportedParcel } from '../../../../e2e/doubles/courier-webhooks.ts';
import { cancelOrder, connectedShop, db, deliverOrder, execute, pathao, saveDeliveryMethod, shipOrder, steadfast, type Provider } from './support.ts';

const { tokenOf } = await import('../../../../prisma/seed/factories/session.ts');
const { testServer } = await import('../../../../e2e/support/test-server.ts');
const { processEvents } = await import('../tracking/process-events.ts');
const { pollParcels } = await import('../tracking/poll-parcels.ts');
const { replayReport } = await import('../tracking/event-commands.ts');
const { runRules } = await import('../../tasks/rules/run-rules.ts');
const { receiveReturn, returnOrder } = await import('../../orders/return-orders.ts');

const quiet = { log: { warn: () => {}, error: () => {} } as never };

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const WORDS = {
  STEADFAST: { way: 'pending', delivered: 'Delivered', part: 'partial_delivered', back: 'cancelled', pending: 'delivered_approval_pending' },
  PATHAO: { way: 'order.in-transit', delivered: 'order.delivered', part: 'order.partial-delivery', back: 'order.return-in-transit', pending: null },
  REDX: { way: 'ready-for-delivery', delivered: 'delivered', part: null, back: 'agent-returning', pending: null },
} as const;

/** A business with one parcel at a courier, and helpers to send reports about it. */
async function sent(provider: Provider) {
  const place = await connectedShop(provider);
  const orderId = await place.confirmed();
  await place.book(orderId);
  const shipment = (await place.shipmentOf(orderId))!;
  const url = `${server.url}/api/webhooks/couriers/${place.courierId}`;
  let clock = Date.now();
  const report = (status: string, more: Partial<ReportedParcel> = {}, secret = 'hook-secret') => {
    clock += 1_000;
    return COURIER_WEBHOOKS[provider](url, secret, {
      consignment: shipment.consignmentId ?? '', invoice: shipment.invoice!, status, at: new Date(clock).toISOString(), ...more,
    });
  };
  const read = async () => { while (await processEvents(place.shop.id, quiet)); };
  const said = async (status: string, more: Partial<ReportedParcel> = {}) => {
    expect((await report(status, more)).status).toBeLessThan(300);
    await read();
    return (await events()).at(-1)!;
  };
  const events = () => db.courierEvent.findMany({ where: { businessId: place.shop.id }, orderBy: { id: 'asc' } });
  return { ...place, orderId, shipment, url, report, read, said, events, order: () => place.orderOf(orderId), parcel: () => place.shipmentOf(orderId) };
}

it.each(['T', ' '])('a report whose time names no zone is dated by the clocks of Dhaka, wherever this process runs: "%s"', async (between) => {
  const parcel = await sent('REDX');
  const at = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 9 * 3_600_000);
  const inDhaka = new Date(at.getTime() + 6 * 3_600_000).toISOString();
  expect(await parcel.said(WORDS.REDX.way, { at: `${inDhaka.slice(0, 10)}${between}${inDhaka.slice(11, 23)}` })).toMatchObject({ outcome: 'TRACKED', saidAt: at });
  expect(await parcel.parcel()).toMatchObject({ statusAt: at });
});

describe.each(['STEADFAST', 'PATHAO', 'REDX'] as const)('webhooks of %s', (provider) => {
  const words = WORDS[provider];
  let parcel: Awaited<ReturnType<typeof sent>>;
  beforeEach(async () => { parcel = await sent(provider); });

  it('are taken with the right secret only, once, and move the order to its end', async () => {
    expect((await parcel.report(words.delivered, {}, 'a guess')).status).toBe(401);
    expect(await parcel.events()).toEqual([]);
    expect(await parcel.said(words.way)).toMatchObject({ outcome: 'TRACKED', status: 'IN_TRANSIT' });
    expect(await parcel.parcel()).toMatchObject({ courierStatus: 'IN_TRANSIT' });
    expect(await parcel.order()).toMatchObject({ status: 'SHIPPED' });
    const at = new Date(Date.now() + 10_000).toISOString();
    await parcel.report(words.delivered, { at });
    await parcel.report(words.delivered, { at });
    await parcel.read();
    expect((await parcel.events()).map(({ outcome }) => outcome)).toEqual(['TRACKED', 'APPLIED']);
    expect(await parcel.order()).toMatchObject({ status: 'DELIVERED', settlementStatus: 'UNSETTLED' });
    expect(await parcel.drift()).toEqual([]);
  });

  it('that come late or out of order never move an order that has ended', async () => {
    const before = new Date(Date.now() - 60_000).toISOString();
    await parcel.said(words.delivered);
    expect(await parcel.said(words.back, { at: before })).toMatchObject({ outcome: 'LATE' });
    expect(await parcel.said(words.way, { at: before })).toMatchObject({ outcome: 'TRACKED' });
    expect(await parcel.parcel()).toMatchObject({ courierStatus: 'DELIVERED' });
    expect(await parcel.said(words.back)).toMatchObject({ outcome: 'LATE', note: expect.stringContaining('the order is "Delivered"') });
    expect(await parcel.order()).toMatchObject({ status: 'DELIVERED' });
    const { data } = await server.graphql(await tokenOf(parcel.shop.founder), '{ viewer { lateReportCount } }');
    expect(data).toEqual({ viewer: { lateReportCount: 2 } });
    // The rule is on from the start.
    const tasks = async () => {
      await runRules(parcel.shop.id, { ...quiet, signal: new AbortController().signal });
      return (await db.task.findMany({ where: { businessId: parcel.shop.id } })).map(({ title, status }) => [title, status]);
    };
    const title = expect.stringMatching(/^Ask .+: it says ".+" of an order that has ended$/) as string;
    expect(await tasks()).toEqual([[title, 'PENDING']]);
    await execute(returnOrder, parcel.session, { orderId: (await parcel.order()).id, reason: 'Came back after all' });
    expect(await tasks()).toEqual([[title, 'DONE']]);
    expect(await parcel.drift()).toEqual([]);
  });

  it('find a parcel that was handed over by hand, by the number that was typed', async () => {
    const orderId = await parcel.confirmed();
    const { name: courierName } = await db.courier.findFirstOrThrow({ where: { businessId: parcel.shop.id } });
    await execute(shipOrder, parcel.session, { orderId, courierName, trackingCode: '7700123' });
    expect(await parcel.said(words.delivered, { consignment: '7700123', invoice: '' })).toMatchObject({ outcome: 'APPLIED', orderId });
    expect(await parcel.orderOf(orderId)).toMatchObject({ status: 'DELIVERED' });
    expect(await parcel.shipmentOf(orderId)).toMatchObject({ consignmentId: '7700123', courierStatus: 'DELIVERED' });
    expect(await parcel.order()).toMatchObject({ status: 'SHIPPED' });
    expect(await parcel.drift()).toEqual([]);
  });

  it('with a word that nobody has explained raise an alert, change nothing, and are read once it is explained', async () => {
    expect(await parcel.said(provider === 'PATHAO' ? 'order.held-by-customs' : 'Held_By_Customs')).toMatchObject({ outcome: 'UNKNOWN_STATUS', status: null });
    expect(await parcel.parcel()).toMatchObject({ courierStatus: 'BOOKED', rawStatus: null });
    const token = await tokenOf(parcel.shop.founder);
    const bell = async () => (await server.graphql(token, '{ viewer { unknownWordCount } }')).data;
    expect(await bell()).toEqual({ viewer: { unknownWordCount: 1 } });
    const { version } = await db.courier.findFirstOrThrow({ where: { businessId: parcel.shop.id } });
    await execute(saveDeliveryMethod, parcel.session, {
      courierId: parcel.courierId, version, name: 'Changed', kind: 'API', provider, statusMap: [{ raw: 'held by customs', status: 'ON_HOLD' }],
    });
    await parcel.read();
    expect(await parcel.events()).toMatchObject([{ outcome: 'TRACKED', status: 'ON_HOLD' }]);
    expect(await bell()).toEqual({ viewer: { unknownWordCount: 0 } });
    expect(await parcel.parcel()).toMatchObject({ courierStatus: 'ON_HOLD' });
  });

  it('about a parcel that is on its way back take the order with them until it is scanned in', async () => {
    expect(await parcel.said(words.back, { message: 'Did not answer' })).toMatchObject({ outcome: 'APPLIED' });
    expect(await parcel.order()).toMatchObject({ status: 'RETURN_PENDING' });
    // The courier sends it again, and it is accepted.
    expect(await parcel.said(words.delivered)).toMatchObject({ outcome: 'APPLIED' });
    expect(await parcel.order()).toMatchObject({ status: 'DELIVERED' });
    expect(await parcel.drift()).toEqual([]);
  });

  it('come to nothing at an address that is not theirs, or about parcels of somebody else', async () => {
    const stranger = await sent(provider);
    expect((await COURIER_WEBHOOKS[provider](`${server.url}/api/webhooks/couriers/${parcel.shop.id}`, 'hook-secret', {
      consignment: '1', invoice: 'X', status: words.delivered, at: new Date().toISOString(),
    })).status).toBe(404);
    expect(await stranger.said(words.delivered, { consignment: parcel.shipment.consignmentId!, invoice: parcel.shipment.invoice! }))
      .toMatchObject({ outcome: 'UNKNOWN_PARCEL', orderId: null });
    expect(await parcel.order()).toMatchObject({ status: 'SHIPPED' });
  });
});

describe('what a courier reports', () => {
  it('is tracking only while the courier has not approved it', async () => {
    const parcel = await sent('STEADFAST');
    expect(await parcel.said('delivered_approval_pending')).toMatchObject({ outcome: 'TRACKED', status: 'APPROVAL_PENDING' });
    expect(await parcel.order()).toMatchObject({ status: 'SHIPPED' });
  });

  it.each([
    ['STEADFAST', 'unknown', 'ON_HOLD'], ['STEADFAST', 'Exceptional', 'ON_HOLD'], ['PATHAO', 'order.exchanged', 'DELIVERED'],
  ] as const)('waits for a person where %s says "%s", unless the business says what it means', async (provider, word, status) => {
    const parcel = await sent(provider);
    expect(await parcel.said(word)).toMatchObject({ outcome: 'TO_DECIDE', status });
    expect(await parcel.order()).toMatchObject({ status: 'SHIPPED' });
    const { version } = await db.courier.findFirstOrThrow({ where: { businessId: parcel.shop.id } });
    await execute(saveDeliveryMethod, parcel.session, {
      courierId: parcel.courierId, version, name: 'Changed', kind: 'API', provider, statusMap: [{ raw: word, status: 'DELIVERED' }],
    });
    expect(await parcel.said(word)).toMatchObject({ outcome: 'APPLIED', status: 'DELIVERED' });
    expect(await parcel.order()).toMatchObject({ status: 'DELIVERED' });
    expect(await parcel.drift()).toEqual([]);
  });

  it('is not believed about the future: what follows is not late', async () => {
    const parcel = await sent('PATHAO');
    await parcel.said('order.in-transit', { at: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await parcel.said('order.delivered')).toMatchObject({ outcome: 'APPLIED' });
  });

  it.each<[string, Partial<ReportedParcel>, string]>([
    ['a time before all times', { at: '0000-01-01T00:00:00.000Z' }, 'APPLIED'],
    ['a year of six digits', { at: '+200000-01-01T00:00:00.000Z' }, 'APPLIED'],
    ['letters that cannot be stored', { message: 'a\u0000b\ud800' }, 'APPLIED'],
    ['a status that cannot be stored', { status: 'order.\u0000\ud800' }, 'UNKNOWN_STATUS'],
    ['a status that every object has', { status: 'order.constructor' }, 'UNKNOWN_STATUS'],
    ['an amount beyond all amounts', { collected: 1e300 }, 'FAILED'],
    ['an amount below zero', { collected: -5 }, 'FAILED'],
    ['a number longer than an index takes', { consignment: 'x'.repeat(9_000) }, 'FAILED'],
    ['a word longer than an index takes', { status: `order.${'x'.repeat(9_000)}` }, 'FAILED'],
  ])('is read although it holds %s', async (_what, more, outcome) => {
    const parcel = await sent('PATHAO');
    expect(await parcel.said(more.status ?? 'order.delivered', more)).toMatchObject({ outcome, attempts: 0 });
    expect(await parcel.drift()).toEqual([]);
  });

  it('is signed rightly or not taken, where it is signed', async () => {
    const parcel = await sent('STEADFAST');
    const answer = await fetch(parcel.url, {
      method: 'POST', body: '{"status":"delivered"}', headers: { authorization: 'Bearer hook-secret', 'x-signature': 'f'.repeat(64), 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });

  it('lets pass what the statements of the courier let pass too, and no more', async () => {
    const collects = async (tolerancePoisha: bigint, collected: number) => {
      const parcel = await sent('PATHAO');
      await db.courier.updateMany({ where: { businessId: parcel.shop.id, id: parcel.courierId }, data: { tolerancePoisha } });
      return parcel.said('order.delivered', { collected });
    };
    expect(await collects(20_00n, 540)).toMatchObject({ outcome: 'APPLIED' });
    expect(await collects(20_00n, 539)).toMatchObject({ outcome: 'TO_DECIDE' });
    expect(await collects(0n, 559)).toMatchObject({ outcome: 'TO_DECIDE' });
  });

  it('leaves a partial delivery and a loss to a person, and books the fee of a paid return', async () => {
    const part = await sent('PATHAO');
    expect(await part.said('order.partial-delivery', { collected: 300 })).toMatchObject({ outcome: 'TO_DECIDE', note: expect.stringContaining('300') });
    expect(await part.order()).toMatchObject({ status: 'SHIPPED' });
    const refused = await sent('PATHAO');
    expect(await refused.said('order.paid-return', { collected: 60, message: 'Refused' })).toMatchObject({ outcome: 'APPLIED' });
    expect(await refused.order()).toMatchObject({ status: 'RETURN_PENDING', settlementStatus: 'UNSETTLED', collectedPoisha: 60_00n });
    expect(await refused.drift()).toEqual([]);
    const less = await sent('PATHAO');
    expect(await less.said('order.delivered', { collected: 200 })).toMatchObject({ outcome: 'TO_DECIDE' });
    expect(await less.order()).toMatchObject({ status: 'SHIPPED' });
    // Nobody else would notice for days: the bell says so until it is entered.
    const founder = await tokenOf(less.shop.founder);
    const atBell = async () => (await server.graphql(founder, '{ viewer { lateReportCount } }')).data;
    expect(await atBell()).toEqual({ viewer: { lateReportCount: 1 } });
    await execute(deliverOrder, less.session, { orderId: less.orderId });
    expect(await atBell()).toEqual({ viewer: { lateReportCount: 0 } });
  });

  it('finishes a booking whose answer was lost', async () => {
    const place = await connectedShop('PATHAO');
    const orderId = await place.confirmed();
    pathao.fail({ path: '/aladdin/api/v1/orders', kind: 'drop-after' });
    await place.book(orderId);
    expect(await place.bookingsOf(orderId)).toMatchObject([{ status: 'SENDING' }]);
    const parcel = pathao.parcels.find(({ merchant_order_id }) => place.invoices().includes(merchant_order_id))!;
    await COURIER_WEBHOOKS.PATHAO(`${server.url}/api/webhooks/couriers/${place.courierId}`, 'hook-secret', {
      consignment: parcel.consignment_id, invoice: parcel.merchant_order_id, status: 'order.created', at: new Date().toISOString(),
    });
    await processEvents(place.shop.id, quiet);
    expect(await place.orderOf(orderId)).toMatchObject({ status: 'SHIPPED', trackingCode: parcel.consignment_id });
    expect(place.invoices()).toHaveLength(1);
  });

  it('answers the question of Pathao whether somebody listens, and takes nothing for it', async () => {
    const parcel = await sent('PATHAO');
    const answer = await fetch(parcel.url, { method: 'POST', body: '{"event":"webhook_integration"}', headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.headers.get('x-pathao-merchant-webhook-integration-secret')]).toEqual([202, 'f3992ecc-59da-4cbe-a049-a13da2018d51']);
    expect(await parcel.events()).toEqual([]);
  });

  it('is asked for where no webhook comes, and can be read once more', async () => {
    const parcel = await sent('STEADFAST');
    steadfast.parcels.get(parcel.shipment.invoice!)!.status = 'delivered';
    const due = () => db.shipment.updateMany({ where: { businessId: parcel.shop.id }, data: { nextPollAt: new Date(0) } });
    await due();
    await pollParcels(parcel.shop.id, quiet);
    await parcel.read();
    expect(await parcel.events()).toMatchObject([{ source: 'POLL', outcome: 'APPLIED', rawStatus: 'delivered' }]);
    expect(await parcel.order()).toMatchObject({ status: 'DELIVERED' });
    expect(await parcel.parcel()).toMatchObject({ nextPollAt: null });
    // The list of delivery methods tells that it was heard of.
    const { data } = await server.graphql<{ deliveryMethods: { edges: { node: { figures: { syncedAt: string } } }[] } }>(
      await tokenOf(parcel.shop.founder), '{ deliveryMethods(first: 5) { edges { node { figures { syncedAt } } } } }');
    expect(Date.now() - Date.parse(data!.deliveryMethods.edges[0]!.node.figures.syncedAt)).toBeLessThan(60_000);
    await db.courierEvent.updateMany({ where: { businessId: parcel.shop.id }, data: { receivedAt: new Date(0) } });
    expect(await db.courier.findFirst({ where: { businessId: parcel.shop.id } })).toMatchObject({ polledAt: expect.any(Date) as Date });
    // Polled again with the same answer: nothing changes.
    await due();
    await pollParcels(parcel.shop.id, quiet);
    expect(await parcel.events()).toHaveLength(1);
    const [event] = await parcel.events();
    await expect(execute(replayReport, parcel.session, { eventId: event!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db.courierEvent.updateMany({ where: { businessId: parcel.shop.id }, data: { outcome: 'FAILED' } });
    await execute(replayReport, parcel.session, { eventId: event!.id });
    await parcel.read();
    expect(await parcel.events()).toMatchObject([{ outcome: 'TRACKED' }]);
    expect(await parcel.drift()).toEqual([]);
  });

  it('is asked for although the courier does not know another parcel', async () => {
    const parcel = await sent('STEADFAST');
    const other = await parcel.confirmed();
    await parcel.book(other);
    const shipments = await db.shipment.findMany({ where: { businessId: parcel.shop.id }, orderBy: { id: 'asc' } });
    const due = () => db.shipment.updateMany({ where: { businessId: parcel.shop.id }, data: { nextPollAt: new Date(0) } });
    // Each of the two in turn: which one is asked for first is not decided.
    for (const [index, { invoice, orderId }] of shipments.entries()) {
      for (const one of shipments) steadfast.parcels.get(one.invoice!)!.status = 'pending';
      const unknown = steadfast.parcels.get(shipments[1 - index]!.invoice!)!;
      steadfast.parcels.delete(unknown.invoice);
      steadfast.parcels.get(invoice!)!.status = 'delivered';
      await due();
      await pollParcels(parcel.shop.id, quiet);
      await parcel.read();
      expect(await parcel.orderOf(orderId)).toMatchObject({ status: 'DELIVERED' });
      steadfast.parcels.set(unknown.invoice, unknown);
    }
  });

  it('moves nothing that a person has ended meanwhile', async () => {
    const parcel = await sent('STEADFAST');
    await execute(deliverOrder, parcel.session, { orderId: parcel.orderId });
    expect(await parcel.said('cancelled')).toMatchObject({ outcome: 'LATE' });
    const back = await sent('STEADFAST');
    await back.said('cancelled');
    const [line] = await db.orderLine.findMany({ where: { businessId: back.shop.id, orderId: back.orderId } });
    await execute(receiveReturn, back.session, { orderId: back.orderId, lines: [{ lineId: line!.id, good: line!.quantity, damaged: 0, missing: 0 }] });
    expect(await back.said('delivered')).toMatchObject({ outcome: 'LATE' });
    expect(await back.order()).toMatchObject({ status: 'RETURNED' });
    await expect(execute(cancelOrder, back.session, { orderId: back.orderId, reason: 'x' })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  });
});
