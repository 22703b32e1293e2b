import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectedShop, db, encodeId, execute, steadfast, testServer, tokenOf, withMember } from './support.ts';

const { editOrder } = await import('../../orders/edit-order.ts');
const { recordAdvance } = await import('../../orders/record-advance.ts');
const { runQuery } = await import('../../../commands/execute.ts');
const { taskRulePreview } = await import('../../tasks/rules/rule-figures.ts');

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const NOTE = '{order} of {name}: {items}, {date}. Collect {due} of {total}, {advance} is paid. {courier} for {shop}. {tracking} {nmae}';

/** A confirmed order with this note, and how it is read. */
async function notedOrder(shippingNote: string) {
  const place = await connectedShop();
  await db.business.update({ where: { id: place.shop.id }, data: { orderPrefix: 'NG-', name: 'Nakshi' }, select: { id: true } });
  const order = await place.confirmed();
  await db.order.update({ where: { businessId_id: { businessId: place.shop.id, id: order } }, data: { createdAt: new Date('2026-11-28T20:00:00Z') }, select: { id: true } });
  await execute(editOrder, place.session, { orderId: order, reason: 'A wish', shippingNote });
  const token = await tokenOf(place.shop.founder);
  const read = async () => {
    const { data, sql } = await server.graphql<{ node: { shippingNote: string; typedShippingNote: string; toldOtherwise: { fact: string }[] } }>(
      token, `{ node(id: "${encodeId('Order', order)}") { ... on Order { shippingNote typedShippingNote toldOtherwise { fact told now } } } }`,
    );
    return { ...data!.node, sql };
  };
  return { ...place, order, token, read };
}

it('fills the words of the order in wherever the note is read, as they are at that moment', async () => {
  const { order, session, token, read } = await notedOrder(NOTE);
  const { number, itemSummary: name } = await db.order.findFirstOrThrow({ where: { id: order } });
  const filled = (due: string, paid: string, courier: string) =>
    `NG-${number} of Farhana Akter: ${name}, Nov 29, 2026. Collect TK ${due} of TK 560, TK ${paid} is paid. ${courier} for Nakshi. {tracking} {nmae}`;
  expect(await read()).toMatchObject({ shippingNote: filled('560', '0', ''), typedShippingNote: NOTE, toldOtherwise: [] });
  await execute(recordAdvance, session, { orderId: order, amount: 200, account: 'BKASH' });
  await execute(editOrder, session, { orderId: order, reason: 'By Pathao', plannedCourier: 'Pathao' });
  expect((await read()).shippingNote).toBe(filled('360', '200', 'Pathao'));
  const file = await fetch(`${server.url}/api/export/orders`, { headers: { authorization: `Bearer ${token}` } });
  expect(await file.text()).toContain(filled('360', '200', 'Pathao'));
});

it('sends the filled note with the parcel, and calls the courier only when the note itself is another one', async () => {
  const { order, session, read, book } = await notedOrder('Collect {due} from {name} for {courier}');
  await execute(recordAdvance, session, { orderId: order, amount: 100, account: 'CASH' });
  expect(await book(order)).toEqual([{ status: 'OK' }]);
  const sent = [...steadfast.parcels.values()].find(({ invoice }) => invoice.startsWith('NG-'));
  expect(sent).toMatchObject({ note: 'Collect TK 460 from Farhana Akter for Steadfast' });
  const rule = { trigger: 'TOLD_OTHERWISE', type: 'COURIER', dueMinutes: 60 };
  expect((await read()).toldOtherwise).toEqual([]);
  expect(await runQuery(taskRulePreview, session, rule)).toBe(0);
  await execute(editOrder, session, { orderId: order, reason: 'She called', shippingNote: 'Collect {due}, call first' });
  expect((await read()).toldOtherwise).toEqual([{ fact: 'NOTE', told: 'Collect TK 460 from Farhana Akter for Steadfast', now: 'Collect TK 460, call first' }]);
  expect(await runQuery(taskRulePreview, session, rule)).toBe(1);
});

it('costs no statement to fill in, and leaves a note without words as it is', async () => {
  const plain = await notedOrder('Call first');
  expect(await plain.read()).toMatchObject({ shippingNote: 'Call first', typedShippingNote: 'Call first' });
  const only = async (fields: string) =>
    (await server.graphql(plain.token, `{ node(id: "${encodeId('Order', plain.order)}") { ... on Order { ${fields} } } }`)).sql;
  expect(await only('shippingNote typedShippingNote')).toBe(await only('typedShippingNote'));
  const packer = await withMember(plain.shop, { flags: ['orderList'] });
  const { data } = await server.graphql(await tokenOf(packer), `{ node(id: "${encodeId('Order', plain.order)}") { ... on Order { shippingNote } } }`);
  expect(data).toEqual({ node: { shippingNote: 'Call first' } });
});
