import type { Poisha } from '../../../schema/rules/money.ts';
import { daysLeft } from '../../../schema/rules/sales-pace.ts';
import { db } from '../../db/client.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { bundleCost, bundlesOf } from './bundle-stock.ts';
import { categoryPath } from './import/catalogue-facts.ts';
import { productListQuery } from './product-list-query.ts';

type Balance = { onHand: number; reserved: number; withCourier: number };

const amount = (poisha: bigint | null) => (poisha === null ? '' : amountOf(poisha));
const sum = (balances: readonly Balance[], of: (balance: Balance) => number) => balances.reduce((total, one) => total + of(one), 0);

const BALANCES = { select: { onHand: true, reserved: true, withCourier: true } } as const;

interface Counted {
  balances: Balance[];
  bundleParts: { quantity: number; part: { balances: Balance[] } }[];
}

interface Costed extends Counted {
  isBundle: boolean;
  avgCostPoisha: Poisha;
  bundleParts: { quantity: number; part: { balances: Balance[]; avgCostPoisha: Poisha } }[];
}

/** Units on hand and reserved; for a bundle, the number that its parts allow. */
function unitsOf({ balances, bundleParts }: Counted): { onHand: number; available: number } {
  const units = (its: readonly Balance[]) =>
    ({ onHand: sum(its, ({ onHand }) => onHand), available: sum(its, ({ onHand, reserved }) => onHand - reserved) });
  if (bundleParts.length === 0) return units(balances);
  return bundlesOf(bundleParts.map(({ quantity, part }) => ({ quantity, ...units(part.balances) })));
}

/** What one piece costs on average; null where none has come yet, which is not the same as free. */
function knownCost(variant: Costed): Poisha | null {
  const { isBundle, avgCostPoisha, bundleParts, balances } = variant;
  const cost = isBundle ? bundleCost(bundleParts) : avgCostPoisha;
  return cost === 0n && unitsOf(variant).onHand <= 0 && sum(balances, ({ withCourier }) => withCourier) === 0 ? null : cost;
}

interface Priced extends Costed {
  pricePoisha: Poisha;
  salePricePoisha: Poisha | null;
}

/** The part of the selling price that is left after the cost, in percent; null where no cost is known, as in the list. */
function marginPercent(variant: Priced): number | null {
  const paid = variant.salePricePoisha ?? variant.pricePoisha;
  const cost = knownCost(variant);
  return cost && paid > 0n ? Math.round((Number(paid - cost) / Number(paid)) * 100) : null;
}

/**
 * The product list as a file, one row per variant, with the headers that the import reads, plus the stock. Importing an
 * exported file changes nothing.
 */
export const productExport = defineListExport({
  name: 'products',
  listQuery: productListQuery,
  include: {
    brand: { select: { name: true } },
    variants: {
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      include: {
        balances: BALANCES,
        salesPace: { select: { sold: true, delivered: true } },
        bundleParts: {
          select: { quantity: true, part: { select: { sku: true, avgCostPoisha: true, balances: BALANCES } } }, orderBy: { position: 'asc' },
        },
      },
    },
  },
  linesOf: async (products) => {
    const { businessId } = products[0] ?? {};
    const categories = businessId && products.some(({ categoryId }) => categoryId)
      ? await db.category.findMany({ where: { businessId }, select: { id: true, name: true, parentId: true } }) : [];
    return products.flatMap((product) => {
      const categoryName = categoryPath(categories, product.categoryId);
      return product.variants.map((variant) => ({ ...variant, product: { ...product, categoryName } }));
    });
  },
  columns: [
    { header: 'Product', value: ({ product }) => product.name },
    { header: 'Variant', value: ({ name }) => name },
    { header: 'SKU', value: ({ sku }) => sku },
    { header: 'Barcode', value: ({ barcode }) => barcode },
    { header: 'Price', value: ({ pricePoisha }) => amount(pricePoisha) },
    { header: 'Sale price', value: ({ salePricePoisha }) => amount(salePricePoisha) },
    { header: 'Category', value: ({ product }) => product.categoryName },
    { header: 'Brand', value: ({ product }) => product.brand?.name },
    { header: 'Description', value: ({ product }) => product.description },
    { header: 'Weight (g)', value: ({ weightGrams }) => weightGrams },
    { header: 'Low stock level', value: ({ lowStockLevel }) => lowStockLevel },
    { header: 'Preorder', value: ({ product }) => (product.allowsPreorder ? 'yes' : 'no') },
    { header: 'Status', value: ({ product }) => product.status },
    { header: 'On hand', value: (variant) => unitsOf(variant).onHand },
    { header: 'Reserved', value: ({ balances }) => sum(balances, ({ reserved }) => reserved) },
    { header: 'Available', value: (variant) => unitsOf(variant).available },
    { header: 'With courier', value: ({ balances }) => sum(balances, ({ withCourier }) => withCourier) },
    { header: 'Sold in 30 days', value: ({ salesPace }) => salesPace?.sold ?? 0 },
    { header: 'Delivered in 30 days', value: ({ salesPace }) => salesPace?.delivered ?? 0 },
    { header: 'Days left', value: (variant) => daysLeft(unitsOf(variant).available, variant.salesPace?.sold ?? 0) },
    { header: 'Parts', value: ({ bundleParts }) => bundleParts.map(({ quantity, part }) => `${quantity} × ${part.sku}`).join(', ') },
    { header: 'Margin %', value: (variant) => marginPercent(variant), isCost: true },
    { header: 'Cost', value: (variant) => amount(knownCost(variant)), isCost: true },
  ],
});
