import { beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withBundle, withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { archiveProduct } from '../archive-product.ts';
import { deleteProduct } from '../delete-product.ts';

let shop: Shop;
let session: Session;

beforeAll(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
});

const usage = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).productUsage;
const remove = async (id: string) => {
  const { version } = await db.product.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
  return execute(deleteProduct, session, { id, version });
};
const exists = async (id: string) => (await db.product.count({ where: { businessId: shop.id, id } })) === 1;

describe('deleting a product', () => {
  it('that was never used removes it, with what it counted against the package, and says so in the history', async () => {
    const { productId, variantId, sku } = await withProduct(shop, { name: 'Typo', stock: 0 });
    const before = await usage();
    await expect(execute(deleteProduct, session, { id: productId, version: 9 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await remove(productId);
    expect([await exists(productId), await usage()]).toEqual([false, before - 1]);
    expect(await db.variant.count({ where: { businessId: shop.id, id: variantId } })).toBe(0);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, entityId: productId }, orderBy: { createdAt: 'desc' } });
    expect([entry.summary, entry.actorId]).toEqual(['Removed Typo', session.user!.id]);
    // The SKU is free again, and other programs are told.
    expect((await withProduct(shop, { sku, stock: 0 })).sku).toBe(sku);
    expect(await db.deletion.count({ where: { businessId: shop.id, entityId: productId } })).toBe(1);
  });

  it('that is archived counts nothing twice', async () => {
    const { productId } = await withProduct(shop, { stock: 0 });
    await execute(archiveProduct, session, { id: productId });
    const before = await usage();
    await remove(productId);
    expect([await exists(productId), await usage()]).toEqual([false, before]);
  });

  it('removes a bundle and not its parts; a part stays as long as a bundle has it', async () => {
    const part = await withProduct(shop, { name: 'Part', stock: 0 });
    const bundle = await withBundle(shop, { parts: [[part, 2]] });
    await expect(remove(part.productId)).rejects.toMatchObject({ reason: 'PRODUCT_IN_USE' });
    await remove(bundle.productId);
    expect(await exists(part.productId)).toBe(true);
    await remove(part.productId);
    expect(await exists(part.productId)).toBe(false);
  });

  it.each([
    ['counted', () => withProduct(shop, { name: 'Used', stock: 1 })],
    ['sold', async () => {
      const product = await withProduct(shop, { name: 'Used', stock: 0, allowsPreorder: true });
      await withOrder(shop, { lines: [{ product }] });
      return product;
    }],
    ['ordered from a supplier', async () => {
      const product = await withProduct(shop, { name: 'Used', stock: 0 });
      await withPurchase(shop, { start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 5 }] });
      return product;
    }],
  ])('that was %s is refused, and archiving is what to do', async (_how, make) => {
    const { productId } = await make();
    await expect(remove(productId)).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED', reason: 'PRODUCT_IN_USE', message: expect.stringMatching(/^Used was counted, .* Archive it instead/),
    });
    expect(await exists(productId)).toBe(true);
  });

  it('asks every table that may name a product', async () => {
    const keys = await db.$queryRaw<{ table: string }[]>`
      SELECT c.conrelid::regclass::text AS "table" FROM pg_constraint c
      WHERE c.contype = 'f' AND c.confrelid = '"Product"'::regclass AND c.confdeltype <> 'c' ORDER BY 1`;
    // Pictures and variants go with it; tasks stay, without it.
    expect(keys.map(({ table }) => table.replaceAll('"', '')).toSorted()).toEqual(['AdSpendProduct', 'CampaignProduct', 'ProductImage', 'Task', 'Variant']);
  });

  it('leaves the tasks about it, which still say what it was called', async () => {
    const { productId } = await withProduct(shop, { name: 'Mistyped', stock: 0 });
    const dueAt = new Date();
    await db.task.create({ data: { businessId: shop.id, title: 'Take pictures', dueAt, attentionAt: dueAt, productId, recordLabel: 'Mistyped', searchText: '' } });
    await remove(productId);
    expect(await exists(productId)).toBe(false);
    expect(await db.task.findFirst({ where: { businessId: shop.id, title: 'Take pictures' } })).toMatchObject({ productId: null, recordLabel: 'Mistyped' });
  });
});
