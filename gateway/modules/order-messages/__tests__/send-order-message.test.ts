import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { Session } from '../../../session/session.ts';
import { balanceOf } from '../../messaging/__tests__/support.ts';
import { claimSms } from '../../messaging/settle-sms.ts';
import { settleStuckSms } from '../../messaging/settle-stuck-sms.ts';
import { settleDelivery } from '../../messaging/settle-delivery.ts';
import { settleUnknownSms } from '../../messaging/settle-unknown-sms.ts';
import { holdOrder, resumeOrder } from '../../orders/hold-orders.ts';
import { cancelOrder, confirmOrder } from '../../orders/order-commands.ts';
import { resumeBusiness, suspendBusiness } from '../../platform/suspend-business.ts';
import { pauseMessages } from '../pause-messages.ts';
import { setQuietHours } from '../quiet-hours.ts';
import { payOrderMessage } from '../send-order-message.ts';
import { gatewayOf, tellingShop } from './support.ts';

/** A shop that tells of confirmations, and an order that was just confirmed. */
async function confirmed(smsBalance = 9) {
  const place = await tellingShop(smsBalance);
  await place.tell('CONFIRMED');
  const order = await place.take();
  await execute(confirmOrder, place.session, { orderId: order.id });
  const pay = () => execute(payOrderMessage, Session.system(place.shop.id), { orderId: order.id, event: 'CONFIRMED' });
  const timeline = async () => {
    const entries = await db.auditEntry.findMany({ where: { businessId: place.shop.id, entityType: 'Order', entityId: order.id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    return entries.map(({ summary }) => summary);
  };
  return { ...place, order, pay, timeline };
}

/** Runs the jobs until none is planned that would send a message of these orders. */
async function workThrough(...orderIds: string[]): Promise<void> {
  const worker = await startWorker();
  onTestFinished(() => worker.stop());
  const planned = () => db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE "key" LIKE ANY (${orderIds.map((id) => `order-messages.send:${id}:%`)})`;
  await vi.waitFor(async () => expect(await planned()).toEqual([]), { timeout: 20_000, interval: 100 });
}

/** The hour of the day in Dhaka, so many hours from now. */
const hourIn = (hours: number) => new Date(Date.now() + (6 + hours) * HOUR_MS).getUTCHours();

describe('the message of an event', () => {
  it('is sent once with what the order says, paid once, and stands on the timeline', async () => {
    const { shop, order, send, messages, timeline } = await confirmed();
    const { gateway, texts } = gatewayOf();
    expect(await messages()).toEqual(['1 CONFIRMED WAITING']);
    await send(order.id, 'CONFIRMED', gateway);
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual(['01711204466 Rima: 1 of TK 560']);
    expect(await messages()).toEqual(['1 CONFIRMED SENT']);
    expect(await balanceOf(shop.id)).toEqual({ balance: 8, ledger: 8, kept: 1 });
    expect((await timeline()).at(-1)).toBe('SMS "Order confirmed" to 01711204466');
  });

  it('is sent once for an order and an event, however often that happens', async () => {
    const { order, session, send, tell, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await tell('HOLD');
    for (let times = 0; times < 2; times += 1) {
      await execute(holdOrder, session, { orderId: order.id, reason: 'Called', until: '2090-01-01' });
      await send(order.id, 'HOLD', gateway);
      await execute(resumeOrder, session, { orderId: order.id });
    }
    expect(texts()).toHaveLength(1);
    expect(await messages()).toEqual(['1 CONFIRMED WAITING', '1 HOLD SENT']);
  });

  it('is sent by one of two workers at once', async () => {
    const { shop, order, send } = await confirmed();
    const { gateway, texts } = gatewayOf(async () => {
      // The other one comes while the gateway thinks.
      await send(order.id, 'CONFIRMED', other.gateway);
      return { ok: true, providerCode: '202', providerMessage: 'Submitted' };
    });
    const other = gatewayOf();
    await Promise.all([send(order.id, 'CONFIRMED', gateway), send(order.id, 'CONFIRMED', other.gateway)]);
    expect([...texts(), ...other.texts()]).toHaveLength(1);
    expect(await balanceOf(shop.id)).toEqual({ balance: 8, ledger: 8, kept: 1 });
  });

  it('is handed over by the next run where the process ended after it was paid', async () => {
    const { shop, order, pay, send } = await confirmed();
    const { gateway, texts } = gatewayOf();
    expect(await pay()).toBe(await pay());
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toHaveLength(1);
    expect(await balanceOf(shop.id)).toEqual({ balance: 8, ledger: 8, kept: 1 });
  });

  it('is not handed over again where the process ended while the gateway had it', async () => {
    const { shop, order, pay, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await claimSms(shop.id, (await pay())!);
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    // It may have been sent: nobody sends it again, and the SMS log says so.
    expect(await messages()).toEqual(['1 CONFIRMED SENT']);
  });

  it('says that it was not sent once somebody has found so, and that it was where it arrived', async () => {
    const { shop, session, order, take, send, messages, timeline } = await confirmed();
    const lost = gatewayOf(() => ({ ok: false, unknown: true, providerCode: 'NO_ANSWER', providerMessage: 'No answer' }));
    const second = await take();
    await execute(confirmOrder, session, { orderId: second.id });
    for (const { id } of [order, second]) await send(id, 'CONFIRMED', lost.gateway);
    await workThrough(order.id, second.id);
    expect(await messages()).toEqual(['1 CONFIRMED SENT', '2 CONFIRMED SENT']);
    for (const [orderId, hasArrived] of [[order.id, false], [second.id, true]] as const) {
      const { smsId } = await db.orderMessage.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
      await execute(settleUnknownSms, session, { id: smsId!, hasArrived });
    }
    const told = ['1 CONFIRMED SKIPPED: somebody has found that it was not sent', '2 CONFIRMED SENT'];
    await vi.waitFor(async () => expect(await messages()).toEqual(told), { timeout: 20_000, interval: 100 });
    expect((await timeline()).at(-1)).toBe('No SMS "Order confirmed": somebody has found that it was not sent');
    expect(await balanceOf(shop.id)).toEqual({ balance: 8, ledger: 8, kept: 1 });
  });

  it('says that it did not arrive once the gateway has reported so', async () => {
    const { shop, session, order, send, messages, timeline } = await confirmed();
    await send(order.id, 'CONFIRMED', gatewayOf().gateway);
    // Otherwise its own job may come first, and calls the SMS refused that it finds paid back.
    await workThrough(order.id);
    const { smsId } = await db.orderMessage.findFirstOrThrow({ where: { businessId: shop.id, orderId: order.id } });
    await execute(settleDelivery, session, { id: smsId!, hasArrived: false, word: 'Failed' });
    await vi.waitFor(async () => expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: it did not reach the phone']), { timeout: 20_000, interval: 100 });
    expect((await timeline()).at(-1)).toBe('No SMS "Order confirmed": it did not reach the phone');
    expect(await balanceOf(shop.id)).toEqual({ balance: 9, ledger: 9, kept: 0 });
  });

  it('says that it was not sent where its run came too late for the clean-up', async () => {
    const { shop, order, pay, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await pay();
    await settleStuckSms(new Date(Date.now() + HOUR_MS));
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: the SMS gateway refused it: {{reason}}']);
    expect(await balanceOf(shop.id)).toEqual({ balance: 9, ledger: 9, kept: 0 });
  });
});

describe('a message is not sent', () => {
  it('once the order has left the status that it tells of', async () => {
    const { order, session, send, messages, timeline } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await execute(cancelOrder, session, { orderId: order.id, reason: 'Changed their mind' });
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: the order is {{status}} by now']);
    expect((await timeline()).at(-1)).toBe('No SMS "Order confirmed": the order is Cancelled by now');
  });

  it('before its delay is over, and after the event was switched off', async () => {
    const { session, take, tell, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await tell('CONFIRMED', { delayMinutes: 30 });
    const second = await take();
    await execute(confirmOrder, session, { orderId: second.id });
    await send(second.id, 'CONFIRMED', gateway);
    expect((await messages())[1]).toBe('2 CONFIRMED WAITING');
    await db.orderMessage.updateMany({ where: { orderId: second.id }, data: { sendAt: new Date(Date.now() - 1_000) } });
    await tell('CONFIRMED', { isOn: false });
    await send(second.id, 'CONFIRMED', gateway);
    expect((await messages())[1]).toBe('2 CONFIRMED SKIPPED: it was switched off meanwhile');
    expect(texts()).toEqual([]);
  });

  it('while the business is suspended, and not afterwards either', async () => {
    const { shop, order, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    const operator = await sessionFor(await seedUser({ isSuperAdmin: true }));
    await execute(suspendBusiness, operator, { businessId: shop.id, reason: 'Sells what is forbidden' });
    await send(order.id, 'CONFIRMED', gateway);
    await execute(resumeBusiness, operator, { businessId: shop.id, reason: 'Stopped selling it' });
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: the business was suspended']);
    expect(await balanceOf(shop.id)).toEqual({ balance: 9, ledger: 9, kept: 0 });
  });

  it('in quiet hours: it waits for their end', async () => {
    const { shop, order, session, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await execute(setQuietHours, session, { version: 1, from: hourIn(0), until: hourIn(2) });
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual(['1 CONFIRMED WAITING']);
    const { sendAt } = await db.orderMessage.findFirstOrThrow({ where: { businessId: shop.id } });
    expect(sendAt.getTime()).toBeGreaterThan(Date.now());
    const jobs = await db.$queryRaw<{ runAt: Date }[]>`
      SELECT "run_at" AS "runAt" FROM graphile_worker.jobs WHERE "key" = ${`order-messages.send:${order.id}:CONFIRMED`}`;
    expect(jobs).toEqual([{ runAt: sendAt }]);
  });

  it('where the balance does not pay for it, and says so', async () => {
    const { shop, order, send, messages, timeline } = await confirmed(0);
    const { gateway, texts } = gatewayOf();
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: the SMS balance is too low']);
    expect((await timeline()).at(-1)).toBe('No SMS "Order confirmed": the SMS balance is too low');
    expect(await balanceOf(shop.id)).toEqual({ balance: 0, ledger: 0, kept: 0 });
  });

  it('where the SMS gateway refuses it: the price is returned', async () => {
    const { shop, order, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf(() => ({ ok: false, providerCode: '1002', providerMessage: 'Sender id not approved' }));
    await send(order.id, 'CONFIRMED', gateway);
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toHaveLength(1);
    expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: the SMS gateway refused it: {{reason}}']);
    expect(await balanceOf(shop.id)).toEqual({ balance: 9, ledger: 9, kept: 0 });
  });

  it.each([
    [{ sources: ['Facebook'] }, 'it is not sent to orders from {{source}}'],
    [{ couriers: ['Pathao'] }, 'it is sent to parcels of some couriers only, and none is chosen'],
    [{ minimum: 561 }, 'it is sent from {{amount, taka}} on'],
  ])('to orders that its filter %j leaves out', async (filter, reason) => {
    const { order, tell, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await tell('CONFIRMED', filter);
    await send(order.id, 'CONFIRMED', gateway);
    expect(await messages()).toEqual([`1 CONFIRMED SKIPPED: ${reason}`]);
    expect(texts()).toEqual([]);
  });

  it.each([[{ sources: ['Facebook', 'Phone'] }], [{ minimum: 560 }]])('and to those that its filter %j lets through it is', async (filter) => {
    const { order, tell, send } = await confirmed();
    const { gateway, texts } = gatewayOf();
    await tell('CONFIRMED', filter);
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toHaveLength(1);
  });
});

describe('while all messages are paused', () => {
  it('none is planned, none that waits is sent, and afterwards they are told again', async () => {
    const { shop, session, order, take, send, messages } = await confirmed();
    const { gateway, texts } = gatewayOf();
    const pause = (isPaused: boolean) => execute(pauseMessages, session, { isPaused });
    const confirm = async () => execute(confirmOrder, session, { orderId: (await take()).id });
    await pause(true);
    await confirm();
    await send(order.id, 'CONFIRMED', gateway);
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual(['1 CONFIRMED SKIPPED: all messages were paused']);
    expect(await balanceOf(shop.id)).toEqual({ balance: 9, ledger: 9, kept: 0 });
    await pause(false);
    await confirm();
    expect((await messages())[1]).toBe('3 CONFIRMED WAITING');
  });
});
