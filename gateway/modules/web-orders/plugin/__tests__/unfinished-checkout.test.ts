import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../../prisma/seed/factories/session.ts';
import { defineCommand } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { env } from '../../../../env.ts';
import { Session } from '../../../../session/session.ts';
import { addBuyerBlock } from '../../buyer-blocks.ts';
import { takeOrder, webOrderOf } from '../../__tests__/support.ts';
import { captureCheckout } from '../capture-checkout.ts';
import { checkout, PHONE, shopWithPlugin } from './plugin-calls.ts';

const { world, call, decide, save, captured } = shopWithPlugin();

describe('a checkout that is not finished', () => {
  it('is kept once, with the newest of it, its goods matched, until its order comes', async () => {
    const { variantId } = await withProduct(world.shop, { sku: 'MUG' });
    expect((await call('checkout', checkout({ address: '' }))).body).toEqual({ result: 'kept' });
    await Promise.all(['House 14', 'House 14, Road 3'].map((address) => call('checkout', checkout({ address }))));
    const [order, ...more] = await captured();
    expect(more).toEqual([]);
    expect(order).toMatchObject({ status: 'INCOMPLETE', phone: PHONE, customerName: 'Farhana Akter', unmappedCount: 0, totalPoisha: 106_000n });
    expect(order!.address).toContain('House 14');
    expect(order!.lines).toMatchObject([{ variantId, quantity: 2, totalPoisha: 100_000n }]);
    await takeOrder(world.site, { id: 700, number: '700', meta_data: [{ id: 1, key: '_karbar_checkout', value: 'checkout-1' }, { id: 2, key: '_karbar_device', value: 'device-1' }] });
    const finished = await webOrderOf(world.site, 700);
    expect(finished).toMatchObject({ status: 'PROCESSING', device: 'device-1' });
    expect((await captured())[0]).toMatchObject({ status: 'DUPLICATE', duplicateOfId: finished.id });
    // The last capture arrives after the order.
    expect((await call('checkout', checkout({ address: 'Too late' }))).body).toEqual({ result: 'finished' });
    expect(await captured()).toHaveLength(1);
  });

  it('is kept under the first of two numbers, the other beside it, in its district', async () => {
    expect((await call('checkout', checkout({ phone: '01711204466 / 01811204466', district: 'BD-13' }))).body).toEqual({ result: 'kept' });
    expect(await captured()).toMatchObject([{ phone: PHONE, otherPhone: '01811204466', district: 'Dhaka' }]);
  });

  it('is stopped once its buyer types a number that a rule blocks, and scored by it', async () => {
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    await call('checkout', checkout({ phone: '01811204466' }));
    expect(await captured()).toMatchObject([{ status: 'INCOMPLETE', phone: '01811204466', riskReasons: expect.not.arrayContaining([expect.objectContaining({ kind: 'RULE' })]) as object[] }]);
    await call('checkout', checkout());
    expect(await captured()).toMatchObject([{ status: 'BLOCKED', phone: PHONE, riskReasons: expect.arrayContaining([expect.objectContaining({ kind: 'RULE' })]) as object[] }]);
  });

  it('is not kept without a phone, nor where the business does not want it', async () => {
    expect((await call('checkout', checkout({ phone: '12' }))).body).toEqual({ result: 'no-phone' });
    await save({ capturesCheckout: false });
    expect((await call('checkout', checkout({ key: 'checkout-300', ip: '' }))).body).toEqual({ result: 'off' });
    expect(await captured()).toEqual([]);
  });

  /** Checkouts that somebody has begun under an address. */
  const begun = (count: number, ipAddress: string) => db.webOrder.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      businessId: world.shop.id, siteId: world.site.id, number: `C-${ipAddress}-${n}`, checkoutKey: `begun-${ipAddress}-${n}`, ipAddress,
      status: 'INCOMPLETE' as const, storeStatus: 'checkout-draft', dateCreated: new Date(), dateModified: new Date(),
      customerName: '', phone: PHONE, currency: 'BDT', totalPoisha: 0n, itemSummary: '', itemCount: 1, searchText: '',
    })),
  });
  const capture = async (name: string, more: object = {}) => (await call('checkout', checkout({ key: name, ...more }))).body.result;

  it('is kept for every buyer of a mobile network, until there are so many that a script writes them; then of one address so many', async () => {
    await begun(199, '203.0.113.7');
    expect(await capture('checkout-200')).toBe('kept');
    expect(await capture('checkout-201')).toBe('too-many');
    // What is known goes on, and so does who comes from elsewhere or without an address.
    expect(await capture('checkout-200', { address: 'House 15' })).toBe('kept');
    expect(await capture('checkout-202', { ip: '198.51.100.9' })).toBe('kept');
    await begun(20, '');
    expect(await capture('checkout-203', { ip: '' })).toBe('too-many');
    // Buyers whose order came are real.
    await db.webOrder.updateMany({ where: { businessId: world.shop.id }, data: { status: 'DUPLICATE' } });
    expect(await capture('checkout-204', { ip: '' })).toBe('kept');
  });

  it('is not kept beyond the limit of the shop, whatever addresses it names', async () => {
    await begun(1_999, '');
    expect(await capture('checkout-300', { ip: '198.51.100.1' })).toBe('kept');
    expect(await capture('checkout-301', { ip: '198.51.100.2' })).toBe('too-many');
  });

  /** What becomes of several that are told of at once: by the command, because a gateway keeps them one after the other, and there may be two. */
  const atOnce = async (count: number, ip: string) => {
    const results = await Promise.all(Array.from({ length: count }, (_, n) => execute(captureCheckout, Session.system(world.shop.id), {
      siteId: world.site.id, checkout: checkout({ key: `${ip.replaceAll('.', '-')}-${n}`, ip }),
    })));
    return ['kept', 'too-many'].map((result) => results.filter((one) => one === result).length);
  };

  it('is kept up to the limits exactly, however many come at once', async () => {
    // Open connections: those of the first would not run at once while they wait for one.
    await Promise.all(Array.from({ length: 8 }, () => db.$queryRaw`SELECT 1`));
    await begun(182, '');
    await begun(17, '203.0.113.7');
    // One more of any address, and from then on those of this one are counted.
    expect(await atOnce(8, '203.0.113.7')).toEqual([3, 5]);
    await begun(1_795, '198.51.100.1');
    expect(await atOnce(8, '198.51.100.2')).toEqual([3, 5]);
  });

  it('is kept at once, and a typed code is looked at, while changes of the business use up its share', async () => {
    await save({ phoneProof: 'COD' });
    const held = Promise.withResolvers<null>();
    const change = defineCommand({ name: 'test.hold', permission: 'SUPERADMIN', input: z.object({}), run: () => held.promise });
    const changes = Array.from({ length: env.COMMANDS_PER_BUSINESS }, () => execute(change, Session.system(world.shop.id), {}));
    try {
      expect(await capture('checkout-400')).toBe('kept');
      expect(await decide({ method: 'cod', code: '123456' })).toMatchObject({ action: 'ALLOW', reason: '' });
    } finally {
      held.resolve(null);
      await Promise.all(changes);
    }
  });

  it('that cannot be written in time is answered before the plugin gives up, which would stop its calls for a minute', async () => {
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${world.site.id}:checkout-500`}, 0))`;
      expect(await call('checkout', checkout({ key: 'checkout-500' }))).toEqual({ status: 200, body: { result: 'too-many' } });
    }, { timeout: 20_000 });
  });

  it.each(['1.2.3.4:567', 'abc', 'fe80::1%eth0'])('keeps no address %s that is none, which a rule about addresses could not be compared with', async (ip) => {
    await call('checkout', checkout({ ip }));
    expect(await captured()).toMatchObject([{ ipAddress: '' }]);
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'IP', value: '203.0.113.0/24', action: 'HOLD', reason: 'Odd' });
  });
});
