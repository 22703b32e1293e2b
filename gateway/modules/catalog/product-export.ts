import { poishaToDecimal } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { categoryPath } from './import/catalogue-facts.ts';
import { productListQuery } from './product-list-query.ts';

type Balance = { onHand: number; reserved: number; withCourier: number };

const amount = (poisha: bigint | null) => (poisha === null ? '' : poishaToDecimal(poisha));
const sum = (balances: readonly Balance[], of: (balance: Balance) => number) => balances.reduce((total, one) => total + of(one), 0);

/**
 * The product list as a file, a variant a row: with the headers that an import reads, and the stock. What was exported
 * and is imported again changes nothing.
 */
export const productExport = defineListExport({
  name: 'products',
  listQuery: productListQuery,
  find: async ({ where, orderBy, take }) => {
    const products = await db.product.findMany({
      where, orderBy, take,
      include: {
        brand: { select: { name: true } },
        variants: {
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
          include: { balances: { select: { onHand: true, reserved: true, withCourier: true } } },
        },
      },
    });
    const { businessId } = products[0] ?? {};
    const categories = businessId && products.some(({ categoryId }) => categoryId)
      ? await db.category.findMany({ where: { businessId }, select: { id: true, name: true, parentId: true } }) : [];
    return products.map((product) => ({ ...product, categoryName: categoryPath(categories, product.categoryId) }));
  },
  linesOf: (product) => product.variants.map((variant) => ({ ...variant, product })),
  columns: [
    { header: 'Product', value: ({ product }) => product.name },
    { header: 'Variant', value: ({ name }) => name },
    { header: 'SKU', value: ({ sku }) => sku },
    { header: 'Barcode', value: ({ barcode }) => barcode },
    { header: 'Price', value: ({ pricePoisha }) => amount(pricePoisha), isAmount: true },
    { header: 'Sale price', value: ({ salePricePoisha }) => amount(salePricePoisha), isAmount: true },
    { header: 'Category', value: ({ product }) => product.categoryName },
    { header: 'Brand', value: ({ product }) => product.brand?.name },
    { header: 'Description', value: ({ product }) => product.description },
    { header: 'Weight (g)', value: ({ weightGrams }) => weightGrams },
    { header: 'Low stock level', value: ({ lowStockLevel }) => lowStockLevel },
    { header: 'Preorder', value: ({ product }) => (product.allowsPreorder ? 'yes' : 'no') },
    { header: 'Status', value: ({ product }) => product.status },
    { header: 'On hand', value: ({ balances }) => sum(balances, ({ onHand }) => onHand) },
    { header: 'Reserved', value: ({ balances }) => sum(balances, ({ reserved }) => reserved) },
    { header: 'Available', value: ({ balances }) => sum(balances, ({ onHand, reserved }) => onHand - reserved) },
    { header: 'With courier', value: ({ balances }) => sum(balances, ({ withCourier }) => withCourier) },
    { header: 'Cost', value: ({ avgCostPoisha }) => amount(avgCostPoisha), isCost: true, isAmount: true },
  ],
});
