import { describe, expect, it } from 'vitest';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { updateMessageTemplate } from '../../messaging/message-templates.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { autoMessages, saveAutoMessage, toldEvents } from '../auto-messages.ts';
import { autoMessagesWithFigures, filteredOrders, unsentMessages } from '../message-figures.ts';
import { quietHours, setQuietHours } from '../quiet-hours.ts';
import { quietUntil } from '../quiet-time.ts';
import { gatewayOf, tellingShop } from './support.ts';

describe('what customers are told', () => {
  it('is nothing in a new business, and kept by event', async () => {
    const { session, templateId, tell } = await tellingShop();
    const settings = await runQuery(autoMessages, session, {});
    expect(settings.map(({ event }) => event)).toEqual(['CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURN', 'HOLD', 'ADVANCE', 'PREORDER_READY']);
    expect(settings.every(({ isOn }) => !isOn)).toBe(true);
    await tell('SHIPPED', { delayMinutes: 10, couriers: ['Pathao', 'Pathao'], minimum: 500 });
    expect((await runQuery(autoMessages, session, {}))[1]).toMatchObject({ isOn: true, templateId, delayMinutes: 10, couriers: ['Pathao'], minimumPoisha: 500_00n, version: 1 });
    expect(await runQuery(toldEvents, session, {})).toEqual(['SHIPPED']);
    await tell('SHIPPED', { isOn: false });
    expect(await runQuery(toldEvents, session, {})).toEqual([]);
  });

  it('is refused in an old version, with a strange template, a strange shop or one that is archived', async () => {
    const { session, templateId, tell } = await tellingShop();
    const stranger = await tellingShop();
    const save = (input: object) => execute(saveAutoMessage, session, { event: 'HOLD', version: 0, isOn: true, templateId, ...input });
    await expect(save({ templateId: stranger.templateId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save({ siteIds: [stranger.templateId] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await tell('HOLD');
    await expect(save({})).rejects.toMatchObject({ code: 'CONFLICT' });
    const { name, text, version } = await db.messageTemplate.findFirstOrThrow({ where: { id: templateId } });
    const archive = () => execute(updateMessageTemplate, session, { id: templateId, version, name, text, isArchived: true });
    await expect(archive()).rejects.toMatchObject({ reason: 'IN_USE', message: 'Customers are told "Order on hold" with it. Choose another template there first, or switch it off.' });
    await tell('HOLD', { isOn: false });
    await archive();
    await expect(save({ version: 2 })).rejects.toMatchObject({ fieldErrors: [{ field: 'templateId' }] });
  });

  it('has figures of the last 30 days: what happened, what was sent, and what was not', async () => {
    const { shop, session, take, tell, send } = await tellingShop(1);
    const { gateway } = gatewayOf();
    const [first, second, cheap] = [await take(), await take(), await take({ deliveryFee: 0 })];
    for (const { id } of [first, second, cheap]) await execute(confirmOrder, session, { orderId: id });
    await tell('SHIPPED', { minimum: 560 });
    for (const { id } of [first, second, cheap]) {
      await execute(shipOrder, session, { orderId: id, courierName: 'Pathao' });
      await send(id, 'SHIPPED', gateway);
    }
    const figures = async () => Object.fromEntries((await runQuery(autoMessagesWithFigures, session, {})).map(({ event, figures: of }) => [event, of]));
    expect(await figures()).toMatchObject({
      CONFIRMED: { orders: 3, sent: 0, spent: 0, skipped: 0, unpaid: 0 },
      SHIPPED: { orders: 2, sent: 1, spent: 1, skipped: 2, unpaid: 1 },
      DELIVERED: { orders: 0 },
    });
    const under = (filter: object) => runQuery(filteredOrders, session, { event: 'SHIPPED', ...filter });
    expect([await under({}), await under({ couriers: ['RedX'] }), await under({ couriers: ['Pathao'], minimum: 501 })]).toEqual([3, 0, 2]);
    const unsent = await runQuery(unsentMessages, session, { event: 'SHIPPED' });
    expect(unsent.map(({ order: { number } }) => number)).toEqual([3, 2]);

    // A month later they are nothing any more.
    await db.$executeRaw`UPDATE "OrderMessage" SET "updatedAt" = now() - interval '31 days' WHERE "businessId" = ${shop.id}::uuid`;
    expect(await figures()).toMatchObject({ SHIPPED: { orders: 2, sent: 0, skipped: 0 } });
    expect(await runQuery(unsentMessages, session, { event: 'SHIPPED' })).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('are those of the night unless others are chosen', async () => {
    const { session } = await tellingShop();
    const stranger = await tellingShop();
    await db.quietHours.deleteMany({ where: { businessId: stranger.shop.id } });
    expect(await runQuery(quietHours, stranger.session, {})).toMatchObject({ from: 22, until: 8, version: 0 });
    await execute(setQuietHours, session, { version: 1, from: 23, until: 7 });
    expect(await runQuery(quietHours, session, {})).toMatchObject({ from: 23, until: 7, version: 2 });
    await expect(execute(setQuietHours, session, { version: 1, from: 1, until: 2 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(execute(setQuietHours, session, { version: 2, from: 24, until: 2 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it.each([
    // Dhaka is six hours ahead.
    ['2026-03-01T15:59:59Z', 22, 8, null],
    ['2026-03-01T16:00:00Z', 22, 8, '2026-03-02T02:00:00.000Z'],
    ['2026-03-02T01:59:59Z', 22, 8, '2026-03-02T02:00:00.000Z'],
    ['2026-03-02T02:00:00Z', 22, 8, null],
    ['2026-03-02T08:30:00Z', 14, 16, '2026-03-02T10:00:00.000Z'],
    ['2026-03-02T08:30:00Z', 14, 14, null],
  ])('at %s, from %i to %i, end at %s', (now, from, until, end) => {
    expect(quietUntil(new Date(now), { from, until })?.toISOString() ?? null).toBe(end);
  });
});
