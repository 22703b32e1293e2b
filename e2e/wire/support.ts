/** What the tests of the wire ask about. Loads the gateway, whose settings must be in place by then. */
export async function makeShop() {
  const { seedBusiness } = await import('../../prisma/seed/factories/business.ts');
  const { withMember } = await import('../../prisma/seed/factories/member.ts');
  const { withProduct } = await import('../../prisma/seed/factories/product.ts');
  const { tokenOf } = await import('../../prisma/seed/factories/session.ts');
  const { seedUser } = await import('../../prisma/seed/factories/user.ts');
  const { withWebOrders } = await import('../../prisma/seed/factories/web-orders.ts');

  const shop = await seedBusiness({ tier: 'PRO', smsBalance: 100 });
  const second = await seedBusiness({ founder: shop.founder });
  const staff = await withMember(shop, { flags: ['order'] });
  const poor = await seedBusiness();
  const nobody = await seedUser();
  const product = await withProduct(shop, { stock: 1, lowStockLevel: 5 });
  await withWebOrders(shop, 2, product);
  return {
    ...shop,
    second,
    staff,
    lowSku: product.sku,
    token: await tokenOf(shop.founder),
    staffToken: await tokenOf(staff),
    /** Of a founder whose business has no SMS left. */
    poorToken: await tokenOf(poor.founder),
    nobodyToken: await tokenOf(nobody),
  };
}

export type WireShop = Awaited<ReturnType<typeof makeShop>>;
