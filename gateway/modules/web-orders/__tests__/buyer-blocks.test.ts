import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { BlockAction, BlockKind } from '../../../db/generated/client/enums.ts';
import type { Session } from '../../../session/session.ts';
import { blockValue } from '../block-value.ts';
import { addBuyerBlock, editBuyerBlock, removeBuyerBlock } from '../buyer-blocks.ts';
import { createWebOrder } from '../create-web-order.ts';
import { reopenWebOrder } from '../merge-web-orders.ts';
import type { StoredReason } from '../risk-score.ts';
import { approveWebOrder, editWebOrder } from '../web-order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** Rules about buyers, and the reasons of the risk score. */

let shop: Shop;
let site: SeededSite;
let founder: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  founder = await sessionFor(shop.founder);
  for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
});

const block = (kind: BlockKind, value: string, action?: BlockAction) =>
  execute(addBuyerBlock, founder, { kind, value, action, reason: 'Three fakes' });
const arrives = async (fields: ShopOrder = {}) => {
  await takeOrder(site, { customer_ip_address: '203.0.113.9', ...fields });
  return webOrderOf(site, fields.id ?? 700);
};
const reasons = (order: { riskReasons: unknown }) => (order.riskReasons as StoredReason[]).map(({ kind }) => kind);

describe('a rule', () => {
  it.each<[BlockKind, string]>([
    ['PHONE', '+880 1711-204466'], ['IP', '203.0.113.9'], ['IP', '203.0.113.77/24'], ['EMAIL', 'Farhana@Example.test'], ['EMAIL', '@example.test'],
  ])('holds by %s %s, says why, and counts the order', async (kind, value) => {
    const { id: blockId } = await block(kind, value);
    const order = await arrives();
    expect(order).toMatchObject({ status: 'ON_HOLD', cancelReason: expect.stringContaining('Three fakes') as string });
    expect(reasons(order)).toContain('RULE');
    expect(await db.buyerBlock.findFirst({ where: { id: blockId } })).toMatchObject({ hitCount: 1 });
    expect(await db.buyerBlockHit.findMany({ where: { businessId: shop.id } })).toMatchObject([{ webOrderId: order.id, action: 'HOLD' }]);
    // A later delivery of the shop neither frees the order nor counts a second hit.
    await arrives({ date_modified_gmt: '2026-11-20T11:00:00', customer_note: 'Hello' });
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'ON_HOLD' });
    expect(await db.buyerBlock.findFirst({ where: { id: blockId } })).toMatchObject({ hitCount: 1 });
  });

  it.each<[string, BlockAction, string]>([['blocks', 'BLOCK', 'BLOCKED'], ['holds', 'HOLD', 'ON_HOLD']])('%s an order of which the shop tells another number later', async (_, action, status) => {
    const { id: blockId } = await block('PHONE', '01811204466', action);
    const other = (phone: string, at: string) => arrives({ billing: { ...shopOrder().billing, phone }, date_modified_gmt: `2026-11-20T${at}` });
    expect(await arrives()).toMatchObject({ status: 'PROCESSING' });
    expect(await other('01711204466', '11:00:00')).toMatchObject({ status: 'PROCESSING' });
    const order = await other('01811204466', '11:01:00');
    expect(order).toMatchObject({ status, deskStatus: status, phone: '01811204466', cancelReason: expect.stringContaining('Three fakes') as string });
    expect(reasons(order)).toContain('RULE');
    expect(await db.buyerBlock.findFirst({ where: { id: blockId } })).toMatchObject({ hitCount: 1 });
  });

  it('of a number that was corrected here does not count for what the shop tells of the recipient', async () => {
    await block('PHONE', '01811204466', 'BLOCK');
    const { id } = await arrives();
    await execute(editWebOrder, founder, { webOrderId: id, phone: '01911204466' });
    const number = '01611204466';
    const order = await arrives({ billing: { ...shopOrder().billing, phone: number }, date_modified_gmt: '2026-11-20T11:02:00' });
    expect(order).toMatchObject({ status: 'PROCESSING', phone: '01911204466', buyerPhone: number });
  });

  it('counts for another recipient that the shop tells later, though the buyer is the same', async () => {
    await block('PHONE', '01811204466', 'BLOCK');
    const shipping = { first_name: 'Ma', address_1: 'House 2, Sylhet', phone: '01911204466' };
    expect(await arrives({ shipping })).toMatchObject({ status: 'PROCESSING', phone: '01911204466' });
    const order = await arrives({ shipping: { ...shipping, phone: '01811204466' }, date_modified_gmt: '2026-11-20T11:00:00' });
    expect(order).toMatchObject({ status: 'BLOCKED', phone: '01811204466', buyerPhone: '01711204466' });
  });

  it('is not carried out again on an order that a person let go, whose number was corrected, when the shop changes something else', async () => {
    const { id } = await arrives();
    await execute(editWebOrder, founder, { webOrderId: id, phone: '01911204466' });
    await block('IP', '203.0.113.9', 'BLOCK');
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'BLOCKED' });
    await execute(reopenWebOrder, founder, { webOrderId: id });
    const order = await arrives({ customer_note: 'Before Friday', date_modified_gmt: '2026-11-20T11:00:00' });
    expect(order).toMatchObject({ status: 'PROCESSING', phone: '01911204466', customerNote: 'Before Friday' });
  });

  it('of an IPv6 network meets its addresses', async () => {
    await block('IP', '2001:db8:1::/48');
    expect(await arrives({ customer_ip_address: '2001:db8:1:2::7' })).toMatchObject({ status: 'ON_HOLD' });
    expect(await arrives({ id: 701, customer_ip_address: '2001:db8:2::7' })).toMatchObject({ status: 'PROCESSING' });
  });

  it('is not stopped by an address that PostgreSQL does not know', async () => {
    await arrives({ id: 703, customer_ip_address: 'fe80::1%eth0' });
    await block('IP', '203.0.113.0/24');
    expect(await arrives({ id: 704, customer_ip_address: 'fe80::2%eth0' })).toMatchObject({ status: 'PROCESSING' });
    expect(blockValue('IP', 'fe80::1%eth0')).toBeNull();
  });

  it('of the allow list wins, and the others\' hits are told all the same', async () => {
    await block('IP', '203.0.113.0/24', 'BLOCK');
    await block('PHONE', '01711204466', 'ALLOW');
    const order = await arrives();
    expect(order).toMatchObject({ status: 'PROCESSING', riskScore: 0 });
    expect(await db.buyerBlockHit.count({ where: { businessId: shop.id } })).toBe(2);
  });

  it('of the allow list ends the advance that another one asks for', async () => {
    await block('IP', '203.0.113.0/24', 'PREPAY');
    await block('PHONE', '01711204466', 'ALLOW');
    const order = await arrives();
    expect(order).toMatchObject({ status: 'PROCESSING', prepayOnly: false });
    await execute(approveWebOrder, founder, { webOrderId: order.id });
  });

  it('of a device meets what was ordered on it, from whatever phone', async () => {
    await block('DEVICE', 'device-7', 'BLOCK');
    const of = (value: string) => ({ meta_data: [{ key: '_karbar_device', value }] });
    expect(await arrives(of('device-7'))).toMatchObject({ status: 'BLOCKED', device: 'device-7' });
    expect(await arrives({ id: 701, ...of('device-8') })).toMatchObject({ status: 'PROCESSING' });
  });

  it('is changed as it was read, and counts so from the next order on', async () => {
    const { id: blockId } = await block('PHONE', '01711204466');
    await execute(editBuyerBlock, founder, { blockId, version: 1, action: 'BLOCK', reason: 'Five fakes' });
    await expect(execute(editBuyerBlock, founder, { blockId, version: 1, action: 'ALLOW', reason: 'A friend' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await arrives()).toMatchObject({ status: 'BLOCKED', cancelReason: expect.stringContaining('Five fakes') as string });
  });

  it('blocks where people see it, and is taken back by hand', async () => {
    await block('PHONE', '01711204466', 'BLOCK');
    const { id } = await arrives();
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'BLOCKED', decidedAt: null });
    await expect(execute(approveWebOrder, founder, { webOrderId: id })).rejects.toMatchObject({ reason: 'NOT_OPEN' });
    await execute(reopenWebOrder, founder, { webOrderId: id });
    await execute(approveWebOrder, founder, { webOrderId: id });
  });

  it('lets a buyer order in advance only', async () => {
    await block('PHONE', '01711204466', 'PREPAY');
    const { id } = await arrives();
    await expect(execute(approveWebOrder, founder, { webOrderId: id })).rejects.toMatchObject({ reason: 'PREPAY_ONLY' });
    await execute(approveWebOrder, founder, { webOrderId: id, advance: 100 });
  });

  it('of advance only holds beside one that puts the order aside', async () => {
    await block('PHONE', '01711204466', 'PREPAY');
    await block('IP', '203.0.113.0/24', 'HOLD');
    const order = await arrives();
    expect(order).toMatchObject({ status: 'ON_HOLD', prepayOnly: true });
    await expect(execute(approveWebOrder, founder, { webOrderId: order.id })).rejects.toMatchObject({ reason: 'PREPAY_ONLY' });
  });

  it('meets orders that wait already, ends by its time, and goes', async () => {
    await arrives();
    const { id } = await block('PHONE', '01711204466');
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'ON_HOLD' });
    await db.buyerBlock.updateMany({ where: { businessId: shop.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await arrives({ id: 701 })).toMatchObject({ status: 'PROCESSING' });
    await execute(removeBuyerBlock, founder, { blockId: id });
    expect(await db.buyerBlockHit.count({ where: { businessId: shop.id } })).toBe(0);
  });

  it.each<[BlockKind, string]>([['PHONE', '12345'], ['IP', '10'], ['IP', '203.0.113.0/33'], ['IP', '103.0.0.0/8'], ['EMAIL', 'nobody']])(
    'refuses %s %s', (kind, value) => expect(block(kind, value)).rejects.toMatchObject({ fieldErrors: [{ field: 'value' }] }),
  );
});

it('writes values down as they are compared', () => {
  expect(blockValue('IP', '::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(blockValue('IP', '203.0.113.77/24')).toBe('203.0.113.0/24');
  expect(blockValue('IP', '2001:DB8::1/64')).toBe('2001:db8::/64');
  expect(blockValue('IP', '203.0.113.7/32')).toBe('203.0.113.7');
  expect(blockValue('EMAIL', ' A@B.test ')).toBe('a@b.test');
});

describe('what speaks against an order', () => {
  it('the same goods for the same phone, in words with a number', async () => {
    await arrives();
    const second = await arrives({ id: 701, date_created_gmt: '2026-11-20T12:00:00', date_modified_gmt: '2026-11-20T12:00:00' });
    expect(second.status).toBe('PROCESSING');
    expect((second.riskReasons as unknown as StoredReason[])[0]).toMatchObject({ kind: 'REPEAT', text: 'Web order #700 of the same phone has the same goods' });
    const late = await arrives({ id: 702, date_created_gmt: '2026-11-25T12:00:00', date_modified_gmt: '2026-11-25T12:00:00' });
    expect(reasons(late)).not.toContain('REPEAT');
  });

  it('an order of the same phone that has not left yet, by the number that it is called by', async () => {
    await db.business.update({ where: { id: shop.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
    const variant = await db.variant.findFirstOrThrow({ where: { businessId: shop.id, sku: 'MUG' } });
    const { number } = await withOrder(shop, { lines: [{ product: { variantId: variant.id } }], phone: '01711204466' });
    const { riskReasons } = await arrives();
    expect(riskReasons).toContainEqual(expect.objectContaining({ kind: 'OPEN_ORDER', text: `Order NG-${number} of the same phone has the same goods and has not left yet` }));
  });

  it('the same goods to the same address, whatever the phone; other goods are another order', async () => {
    await arrives();
    const later = { date_created_gmt: '2026-11-20T12:00:00', date_modified_gmt: '2026-11-20T12:00:00', billing: { ...shopOrder().billing, phone: '01911000222' } };
    const same = await arrives({ id: 701, ...later });
    expect(same.riskReasons).toContainEqual(expect.objectContaining({ kind: 'REPEAT', text: 'Web order #700 to the same address has the same goods' }));
    const lamp = { id: 1, product_id: 77, variation_id: 0, name: 'Lamp', sku: 'LAMP', quantity: 1, total: '500.00' };
    expect(reasons(await arrives({ id: 702, ...later, line_items: [lamp] }))).not.toContain('REPEAT');
  });

  it('many phones from one IP, many orders of one phone, a fake before', async () => {
    for (const [index, phone] of ['01811000001', '01811000002', '01811000003'].entries()) {
      await arrives({ id: 710 + index, line_items: [], billing: { first_name: 'A', phone, address_1: `House ${index}, Road 12, Mirpur` } });
    }
    expect(reasons(await webOrderOf(site, 712))).toContain('IP_VELOCITY');
    const { id } = await webOrderOf(site, 710);
    await db.webOrder.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { status: 'FAKE', decidedAt: new Date() }, select: { id: true } });
    const again = await arrives({ id: 720, billing: { first_name: 'A', phone: '01811000001', address_1: 'x' } });
    expect(reasons(again)).toEqual(expect.arrayContaining(['FAKE_PHONE', 'ADDRESS']));
    expect(again).toMatchObject({ status: 'PROCESSING', riskScore: 100 });
  });

  it('is looked at for what is written down here too', async () => {
    await block('PHONE', '01711204466');
    const { id } = await execute(createWebOrder, founder, {
      customerName: 'Farhana', phone: '01711-204466', address: 'House 14, Road 3, Dhaka', source: 'Messenger', lines: [{ name: 'Red saree', quantity: 1, unitPrice: 1200 }],
    });
    const lead = await db.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } }, include: { lines: true } });
    expect(lead).toMatchObject({ number: 'M-1', status: 'ON_HOLD', siteId: null, wooOrderId: null, unmappedCount: 1, totalPoisha: 1200_00n });
    expect(lead.lines).toMatchObject([{ name: 'Red saree', variantId: null }]);
  });
});
