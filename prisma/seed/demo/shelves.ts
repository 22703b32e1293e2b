import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createBrand } from '../../../gateway/modules/catalog/brands.ts';
import { createCategory } from '../../../gateway/modules/catalog/categories.ts';
import { Session } from '../../../gateway/session/session.ts';

/** Category with its parent, and the words in the names of what stands in it. */
const CATEGORIES: [name: string, parent: string | null, words?: RegExp][] = [
  ['Clothing', null, /T-Shirt|Kurti|ওড়না/], ['শাড়ি', 'Clothing', /শাড়ি/], ['Panjabi', 'Clothing', /পাঞ্জাবি/],
  ['Footwear', 'Clothing', /Sandal/], ['Home', null, /Mug|প্রদীপ|শীতলপাটি|Gift/], ['নকশি কাঁথা', 'Home', /কাঁথা/],
  ['Grocery', null, /Honey|তেল|Phoron/], ['Gadgets', null, /Power Bank|Cable|Charger|Earbuds|Stand|Lamp/],
  ['Accessories', null, /Bag|Earrings/],
];

const BRANDS: [name: string, words: RegExp][] = [
  ['Nakshi', /কাঁথা|Cushion|পাঞ্জাবি|Kurti|শাড়ি|ওড়না/], ['Sundarban', /Honey/], ['Radhuni', /Radhuni/], ['Volt', /Power Bank|Cable|Charger|Earbuds/],
];

/** Puts the goods of a business on shelves, unless it has some. */
export async function seedShelves(businessId: string): Promise<void> {
  if (await db.category.findFirst({ where: { businessId }, select: { id: true } })) return;
  const session = Session.system(businessId);
  const products = await db.product.findMany({ where: { businessId }, select: { id: true, name: true } });
  const matching = (words: RegExp) => products.filter(({ name }) => words.test(name)).map(({ id }) => id);
  const ids = new Map<string, string>();
  for (const [name, parent, words] of CATEGORIES) {
    const { id } = await execute(createCategory, session, { name, parent: parent ? ids.get(parent) : undefined });
    ids.set(name, id);
    if (words) await db.product.updateMany({ where: { businessId, id: { in: matching(words) } }, data: { categoryId: id } });
  }
  for (const [name, words] of BRANDS) {
    const { id } = await execute(createBrand, session, { name });
    await db.product.updateMany({ where: { businessId, id: { in: matching(words) } }, data: { brandId: id } });
  }
}
