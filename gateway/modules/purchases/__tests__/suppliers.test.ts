import { beforeEach, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { updatePurchase } from '../save-purchase.ts';
import { createSupplier, updateSupplier } from '../supplier-commands.ts';

let shop: Shop;
let session: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
});

const purchaseOf = (id: string) => db.purchase.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });

it('a purchase is from a supplier who is bought from: an archived one keeps those that they have', async () => {
  const product = await withProduct(shop);
  const line = { product, quantity: 1, unitCost: 100 };
  const [mill, gone] = [await withSupplier(shop, 'Mill'), await withSupplier(shop, 'Closed mill')];
  const [theirs, other] = [await withPurchase(shop, { supplierId: gone, start: 'DRAFT', lines: [line] }), await withPurchase(shop, { supplierId: mill, lines: [line] })];
  await execute(updateSupplier, session, { supplierId: gone, version: 1, name: 'Closed mill', isArchived: true });
  const refused = { code: 'BAD_REQUEST', fieldErrors: [{ field: 'supplierId', message: 'This supplier is archived' }] };
  for (const start of ['DRAFT', 'ORDER', 'RECEIVE'] as const) await expect(withPurchase(shop, { supplierId: gone, start, lines: [line] })).rejects.toMatchObject(refused);
  const change = async ({ id }: { id: string }, supplierId: string) => execute(updatePurchase, session, {
    purchaseId: id, version: (await purchaseOf(id)).version, supplierId, lines: [{ variantId: product.variantId, quantity: 2, unitCost: 100 }],
  });
  await expect(change(other, gone)).rejects.toMatchObject(refused);
  await change(theirs, gone);
  expect((await purchaseOf(theirs.id)).itemCount).toBe(2);
});

it('two suppliers of one name are refused, whatever the case', async () => {
  await withSupplier(shop, 'Mirpur Benarasi');
  await expect(execute(createSupplier, session, { name: 'MIRPUR benarasi' }))
    .rejects.toMatchObject({ fieldErrors: [{ field: 'name' }] });
});
