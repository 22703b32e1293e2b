import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import { movementsOfProduct, receiptsOfProduct } from '../../inventory/graphql/StockMovement.ts';
import { BUCKETS, type Bucket } from '../../inventory/stock-movement.ts';
import { Brand } from './Brand.ts';
import { Category } from './Category.ts';
import { bundleCost, bundlesOf } from '../bundle-stock.ts';
import { PICTURE, pictureUrlOf } from '../variant-picture.ts';
import { productListQuery, productStatus } from '../product-list-query.ts';
import { countProducts, productStock } from '../product-stock.ts';
import { variantListQuery } from '../variant-list-query.ts';

const ProductStatus = describedEnum<'ACTIVE' | 'ARCHIVED'>('ProductStatus', 'Whether a product is sold.', {
  ACTIVE: 'Sold.',
  ARCHIVED: 'Kept for its history, offered nowhere.',
});
nameEnum(productStatus, ProductStatus);
nameEnum(productStock, describedEnum<'LOW' | 'SOLD_OUT'>('ProductStock', 'What is left of a product on sale.', {
  LOW: 'It stands in the low-stock list.',
  SOLD_OUT: 'No variant of it has a piece to sell.',
}));

interface Option {
  name: string;
  values: string[];
}

const ProductOption = builder.objectRef<Option>('ProductOption').implement({
  description: 'Something that the variants of a product differ in: colour, size.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Colour, size.' }),
    values: t.exposeStringList('values', { description: 'In their order.' }),
  }),
});

export const Product = builder.prismaNode('Product', {
  ...tenantRecord('product'),
  description: 'What is sold, in one or more variants.',
  fields: (t) => ({
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    status: t.expose('status', { type: ProductStatus }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version'),
    category: t.relation('category', { nullable: true, type: Category }),
    brand: t.relation('brand', { nullable: true, type: Brand }),
    allowsPreorder: t.exposeBoolean('allowsPreorder'),
    options: t.field({
      type: [ProductOption],
      description: 'What its variants differ in; empty where they are named freely.',
      resolve: ({ options }) => options as unknown as Option[],
    }),
    variants: t.relation('variants', { query: { orderBy: [{ position: 'asc' }, { sku: 'asc' }] } }),
    images: t.field({
      type: [StoredFile],
      description: 'Pictures of it; the first one stands for it in lists.',
      select: { images: { orderBy: { position: 'asc' }, select: { file: true } } },
      resolve: ({ images }) => images.map(({ file }) => file),
    }),
    stockMovements: t.connection(...movementsOfProduct()),
    receipts: t.connection(...receiptsOfProduct()),
    timeline: t.connection(...timelineOf('Product')),
  }),
});

interface Stock extends Record<Bucket, number> {
  shortfall: number;
}

/** Sums over locations. A shortage at one location is not covered by stock at another. */
function stockOf(balances: readonly Record<Bucket, number>[]): Stock {
  const sum = (units: (balance: Record<Bucket, number>) => number) =>
    balances.reduce((total, balance) => total + units(balance), 0);
  const buckets = Object.fromEntries(BUCKETS.map((bucket) => [bucket, sum((balance) => balance[bucket])]));
  const shortfall = sum(({ onHand, reserved }) => Math.max(reserved - onHand, 0));
  return { ...(buckets as Record<Bucket, number>), shortfall };
}

const BALANCES = { balances: { select: { onHand: true, reserved: true, withCourier: true, returning: true, damaged: true, inTransfer: true } } } as const;

interface WithBalances {
  balances: Record<Bucket, number>[];
}

/** The number of bundles that can be made of the parts. Reserved units are counted at the parts. */
function stockOfBundle(parts: readonly { quantity: number; part: WithBalances }[]): Stock {
  const { onHand, available } = bundlesOf(parts.map(({ quantity, part }) => {
    const stock = stockOf(part.balances);
    return { quantity, onHand: stock.onHand, available: stock.onHand - stock.reserved };
  }));
  return { ...stockOf([]), onHand, reserved: onHand - available };
}

const StockBuckets = builder.objectRef<Stock>('StockBuckets').implement({
  description: 'Where the units of a variant are, over all locations.',
  fields: (t) => ({
    onHand: t.exposeInt('onHand', { description: 'On the shelves, those promised to orders included.' }),
    reserved: t.exposeInt('reserved', { description: 'Promised to orders that have not left.' }),
    withCourier: t.exposeInt('withCourier', { description: 'On the way to customers.' }),
    returning: t.exposeInt('returning', { description: 'On the way back, not in hand.' }),
    damaged: t.exposeInt('damaged', { description: 'Here, and not to be sold.' }),
    inTransfer: t.exposeInt('inTransfer', { description: 'On the way from one location to another.' }),
    available: t.int({
      description: 'On hand and not promised to anyone; below zero where more is promised than is on hand.',
      resolve: ({ onHand, reserved }) => onHand - reserved,
    }),
    shortfall: t.exposeInt('shortfall', {
      description: 'Promised without being on hand: 0 unless the business allows backorder.',
    }),
  }),
});

export const Variant = builder.prismaNode('Variant', {
  description: 'One thing that is sold and counted: a product in one colour and size.',
  ...tenantRecord('pickProduct', 'webOrderList'),
  fields: (t) => ({
    name: t.exposeString('name'),
    title: t.string({
      description: "The product's name with what tells this variant from its siblings.",
      select: { name: true, product: { select: { name: true } } },
      resolve: ({ name, product }) => (name ? `${product.name}, ${name}` : product.name),
    }),
    sku: t.exposeString('sku'),
    barcode: t.exposeString('barcode', { nullable: true }),
    price: t.expose('pricePoisha', { type: 'Money' }),
    salePrice: t.expose('salePricePoisha', { type: 'Money', nullable: true }),
    weightGrams: t.exposeInt('weightGrams', { nullable: true }),
    averageCost: t.field({
      ...COST_FIELD,
      type: 'Money',
      description: 'Moving average of one piece across the business; of a bundle, what its parts cost together.',
      select: { isBundle: true, avgCostPoisha: true, bundleParts: { select: { quantity: true, part: { select: { avgCostPoisha: true } } } } },
      resolve: ({ isBundle, avgCostPoisha, bundleParts }) => (isBundle ? bundleCost(bundleParts) : avgCostPoisha),
    }),
    lowStockLevel: t.exposeInt('lowStockLevel', { nullable: true }),
    product: t.relation('product'),
    pictureUrl: t.string({
      nullable: true,
      description: "Where the first picture of its product is served, small; for a picker.",
      select: PICTURE,
      resolve: pictureUrlOf,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed, its cost included and its stock left out.' }),
    stock: t.field({
      type: StockBuckets,
      description: 'Where its pieces are; of a bundle, how many its parts suffice for.',
      select: { isBundle: true, ...BALANCES, bundleParts: { select: { quantity: true, part: { select: BALANCES } } } },
      resolve: ({ isBundle, balances, bundleParts }) => (isBundle ? stockOfBundle(bundleParts) : stockOf(balances)),
    }),
    sold: t.int({
      description: 'Pieces that left for customers in the last 30 days, less those that came back; counted every hour.',
      select: { salesPace: { select: { sold: true } } },
      resolve: ({ salesPace }) => salesPace?.sold ?? 0,
    }),
    delivered: t.int({
      description: 'Pieces of orders that were delivered in the last 30 days, as the product report counts them; counted every hour.',
      select: { salesPace: { select: { delivered: true } } },
      resolve: ({ salesPace }) => salesPace?.delivered ?? 0,
    }),
    isBundle: t.exposeBoolean('isBundle'),
    bundleParts: t.relation('bundleParts', {
      description: 'What a bundle is made of; empty for what has stock of its own.', query: { orderBy: { position: 'asc' } },
    }),
  }),
});

builder.prismaObject('BundlePart', {
  description: 'A part of a bundle.',
  select: { businessId: true, bundleId: true, partId: true },
  fields: (t) => ({
    quantity: t.exposeInt('quantity'),
    part: t.relation('part', { type: Variant }),
  }),
});

listQueryField('products', productListQuery, {
  description: 'Products of the business.',
  type: Product,
  counts: { name: 'productCounts', read: countProducts, description: 'How many products are on sale and archived, how many run low and how many are sold out.' },
  matching: { name: 'matchingProductCount', description: 'How many products a filter lets through, counted up to 50,001.' },
});

listQueryField('variants', variantListQuery, {
  description: 'Variants to choose from, by name, SKU or barcode.',
  type: Variant,
});
