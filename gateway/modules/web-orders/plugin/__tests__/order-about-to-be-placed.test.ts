import { describe, expect, it } from 'vitest';
import { sessionFor } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { addBuyerBlock } from '../../buyer-blocks.ts';
import { takeOrder } from '../../__tests__/support.ts';
import { PHONE, shopWithPlugin } from './plugin-calls.ts';

const { world, decide, save } = shopWithPlugin();

describe('an order that is about to be placed', () => {
  it('is decided by the rules about buyers; the allow list wins, and being held refuses nobody', async () => {
    const session = await sessionFor(world.shop.founder);
    expect(await decide()).toMatchObject({ action: 'ALLOW' });
    await execute(addBuyerBlock, session, { kind: 'IP', value: '203.0.113.0/24', action: 'HOLD', reason: 'Odd' });
    expect(await decide({ ip: '203.0.113.7' })).toMatchObject({ action: 'ALLOW' });
    await execute(addBuyerBlock, session, { kind: 'DEVICE', value: 'device-1', action: 'PREPAY', reason: 'Refused' });
    expect(await decide({ ip: '203.0.113.7', device: 'device-1' })).toMatchObject({ action: 'PREPAY' });
    expect(await decide({ device: 'device-1' })).toMatchObject({ action: 'PREPAY', messageEn: expect.stringContaining('pay in advance') as string });
    await execute(addBuyerBlock, session, { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    expect(await decide({ phone: '৮৮০১৭১১২০৪৪৬৬' })).toMatchObject({ action: 'BLOCK', messageBn: expect.stringContaining('ফোন') as string });
    await save({ messageEn: 'Please call 01700000000' });
    expect(await decide()).toMatchObject({ action: 'BLOCK', messageEn: 'Please call 01700000000' });
    await execute(addBuyerBlock, session, { kind: 'EMAIL', value: 'good@example.test', action: 'ALLOW', reason: 'A friend' });
    expect(await decide({ email: 'good@example.test' })).toMatchObject({ action: 'ALLOW' });
  });

  it.each<[string, object]>([
    ['two numbers', { phone: `${PHONE} / 01811204466` }],
    ['their number second', { phone: `01811204466, ${PHONE}` }],
    ['a number as long as a page', { phone: `${'('.repeat(60)}${PHONE}` }],
    ['an e-mail without end', { email: `${'a'.repeat(300)}@example.test` }],
    ['an address of their own making', { ip: '1'.repeat(60) }],
    ['a code without end', { code: '1'.repeat(60), locale: 'x'.repeat(30), method: 'y'.repeat(120) }],
  ])('is refused to a blocked buyer who types %s', async (_, typed) => {
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    expect(await decide(typed)).toMatchObject({ action: 'BLOCK' });
  });

  it('is refused as a repeat, and paid in advance from a total or so many orders on', async () => {
    const now = new Date().toISOString().slice(0, 19);
    for (const id of [701, 702]) await takeOrder(world.site, { id, number: String(id), date_created_gmt: now, date_modified_gmt: now });
    expect(await decide()).toMatchObject({ action: 'ALLOW' });
    await save({ velocityLimit: 2 });
    expect(await decide({ productIds: [99] })).toMatchObject({ action: 'PREPAY', reason: 'many orders today' });
    // Another buyer of the same mobile network, and the same browser under another phone.
    await db.webOrder.updateMany({ where: { businessId: world.shop.id }, data: { device: 'device-1', ipAddress: '203.0.113.7' } });
    expect(await decide({ productIds: [99], phone: '01911000111', ip: '203.0.113.7' })).toMatchObject({ action: 'ALLOW' });
    expect(await decide({ productIds: [99], phone: '01911000111', device: 'device-1' })).toMatchObject({ action: 'PREPAY', reason: 'many orders today' });
    await save({ version: 1, velocityLimit: 3, prepayFrom: 1000 });
    expect(await decide({ productIds: [99] })).toMatchObject({ action: 'PREPAY' });
    expect(await decide({ productIds: [99], total: 999.99 })).toMatchObject({ action: 'ALLOW' });
    await save({ version: 2, duplicateHours: 24 });
    expect(await decide()).toMatchObject({ action: 'BLOCK', reason: 'the same goods were ordered already' });
    expect(await decide({ productIds: [99] })).toMatchObject({ action: 'ALLOW' });
  });
});
