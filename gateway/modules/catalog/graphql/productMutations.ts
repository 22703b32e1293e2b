import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import type { PriceMode as PriceModeValue } from '../../../../schema/rules/price-change.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { archiveProduct, restoreProduct } from '../archive-product.ts';
import { archiveProducts, categorizeProducts, restoreProducts, setLowStockLevels } from '../bulk-products.ts';
import { changePrices, priceMode } from '../change-prices.ts';
import { createProduct } from '../create-product.ts';
import { deleteProduct } from '../delete-product.ts';
import { setProductImages } from '../product-images.ts';
import { setVariantPrice } from '../set-price.ts';
import { updateProduct } from '../update-product.ts';
import { Product, Variant } from './Product.ts';

interface Answering {
  session: { businessId: string };
  query: object;
}

const product = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.product.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('createProduct', createProduct, {
  description: 'Adds a product with its variants; opening stock becomes ledger rows.',
  record: 'product',
  type: Product,
  resolve: product,
});

commandField('updateProduct', updateProduct, {
  description: 'Saves a product as its form has it, variants included: what is left out is cleared or removed.',
  record: 'product',
  type: Product,
  resolve: product,
});

commandField('setProductImages', setProductImages, {
  description: 'Puts pictures in place of those that the product has.',
  record: 'product',
  type: Product,
  resolve: product,
});

commandField('archiveProduct', archiveProduct, {
  description: 'Offers a product no longer; its stock and its history stay, and the package counts one less.',
  record: 'product',
  type: Product,
  resolve: product,
});

commandField('restoreProduct', restoreProduct, {
  description: 'Offers an archived product again.',
  record: 'product',
  type: Product,
  resolve: product,
});

commandField('deleteProduct', deleteProduct, {
  description: 'Deletes a product that nothing refers to; one that was used is archived instead.',
  record: 'id',
  type: 'ID',
  resolve: ({ id }) => encodeId('Product', id),
});

commandField('setVariantPrice', setVariantPrice, {
  description: 'Changes what one variant sells for.',
  record: 'variant',
  type: Variant,
  resolve: ({ id }, { session: { businessId }, query }) =>
    db.variant.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } }),
});

const PriceMode = describedEnum<PriceModeValue>('PriceMode', 'How prices are changed at once.', {
  PERCENT: 'By a percentage of each price.',
  AMOUNT: 'By the same amount of taka.',
});
nameEnum(priceMode, PriceMode);

commandField('changePrices', changePrices, {
  description: 'Changes the prices of all variants of some products, in the background; it can be undone.',
  record: 'bulkJob',
  type: BulkJob,
  resolve: readBulkJob,
});

const bulk = { record: 'bulkJob', type: BulkJob, resolve: readBulkJob };

commandField('archiveProducts', archiveProducts, { ...bulk, description: 'Archives some products, in the background; it can be undone.' });
commandField('restoreProducts', restoreProducts, { ...bulk, description: 'Offers some archived products again, in the background.' });
commandField('categorizeProducts', categorizeProducts, {
  ...bulk, description: 'Puts some products into a category, in the background; it can be undone.',
});
commandField('setLowStockLevels', setLowStockLevels, {
  ...bulk, description: 'Says of all variants of some products when they are low on stock, in the background; it can be undone.',
});
