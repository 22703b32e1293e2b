import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { inputFromZod } from '../../../graphql/input-from-zod.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { requires } from '../../../graphql/requires.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize } from '../../../list-query/list-query.ts';
import { fileUrl } from '../../files/read-file.ts';
import {
  LOW_STOCK_SORT, lowStockFilter, lowStockProducts, type LowStockProduct as LowStockProductRow,
  type LowStockVariant as LowStockVariantRow,
} from '../low-stock.ts';
import { lowStockPurchase, type LowStockPurchase as Purchase, type LowStockPurchaseLine as PurchaseLine } from '../low-stock-purchase.ts';

const LowStockVariant = builder.objectRef<LowStockVariantRow>('LowStockVariant').implement({
  description: 'A variant that ran low, and how long the rest of it lasts.',
  fields: (t) => ({
    sku: t.exposeString('sku', { description: 'Its SKU.' }),
    name: t.exposeString('name', { description: 'What tells it from its siblings; empty for the only one.' }),
    onHand: t.exposeInt('onHand', { description: 'On the shelves, over all locations.' }),
    available: t.exposeInt('available', { description: 'On hand and not promised to anyone.' }),
    level: t.exposeInt('level', { description: 'Its warning level; 0 without one.' }),
    onOrder: t.exposeInt('onOrder', { description: 'Ordered from suppliers and not here yet.' }),
    sold: t.exposeInt('sold', { description: 'Pieces that left for customers in the last 30 days, less those that came back.' }),
    daysLeft: t.exposeInt('daysLeft', { nullable: true, description: 'Days until none is left at that pace; null when none sold.' }),
    suggested: t.exposeInt('suggested', { description: 'Pieces to buy to last until they come and 30 days more, and be above the level.' }),
  }),
});

const LowStockProduct = builder.objectRef<LowStockProductRow>('LowStockProduct').implement({
  description: 'A product that ran low: with a variant at or below its warning level, promised beyond what is on hand, or with less than sells before new goods come.',
  fields: (t) => ({
    id: t.id({ description: 'Of this entry of the list.', resolve: ({ id }) => encodeId('LowStockProduct', id) }),
    productId: t.id({ description: 'Global id of the product.', resolve: ({ id }) => encodeId('Product', id) }),
    name: t.exposeString('name', { description: 'Of the product.' }),
    available: t.exposeInt('available', { description: 'Of its emptiest variant.' }),
    pictureUrl: t.string({
      nullable: true,
      description: 'Where its first picture is served, small.',
      resolve: ({ picture }) => picture && fileUrl(picture, 'SMALL'),
    }),
    variants: t.expose('variants', { type: [LowStockVariant], description: 'Those that ran low, the emptiest first.' }),
  }),
});

const NAME = 'notifications.lowStock';
const filterInput = inputFromZod('LowStockProductsFilter', lowStockFilter);

builder.queryField('lowStockProducts', (t) =>
  t.connection({
    type: LowStockProduct,
    description: 'Products that ran low, the emptiest first: as many as the bell counts.',
    args: { filter: t.arg({ type: filterInput }) },
    complexity: ({ first }) => ({ field: 20, multiplier: pageSize(first) / 10 }),
    ...requires('notification', { input: lowStockFilter }),
    resolve: async (_root, { first, after, filter }, context) => {
      const { businessId } = sessionOf(context);
      const scope = cursorScope(NAME, 'EMPTIEST', businessId);
      const { search } = parseInput(lowStockFilter, filter ?? {});
      const size = pageSize(first);
      const rows = await lowStockProducts(businessId, {
        search, take: size + 1, after: after ? decodeCursor(after, scope, LOW_STOCK_SORT.kind) : null,
      });
      const page = { rows: rows.slice(0, size), hasNext: rows.length > size };
      return connectionOf(page, LOW_STOCK_SORT, { first, after, scope });
    },
  }, { name: 'LowStockProductsConnection' }, { name: 'LowStockProductsEdge' }),
);

const LowStockPurchaseLine = builder.objectRef<PurchaseLine>('LowStockPurchaseLine').implement({
  description: 'A variant that ran low, as a line of a purchase.',
  fields: (t) => ({
    variantId: t.id({ description: 'Global id of the variant.', resolve: ({ variantId }) => encodeId('Variant', variantId) }),
    title: t.exposeString('title', { description: "The product's name with what tells this variant from its siblings." }),
    sku: t.exposeString('sku', { description: 'Its SKU.' }),
    pictureUrl: t.string({
      nullable: true,
      description: 'Where the first picture of its product is served, small.',
      resolve: ({ picture }) => picture && fileUrl(picture, 'SMALL'),
    }),
    averageCost: t.expose('averageCost', { ...COST_FIELD, type: 'Money', description: 'Moving average of one piece across the business.' }),
    pieces: t.exposeInt('pieces', { description: 'Pieces to buy.' }),
  }),
});

const LowStockPurchase = builder.objectRef<Purchase>('LowStockPurchase').implement({
  description: 'A purchase of all that runs low.',
  fields: (t) => ({
    lines: t.expose('lines', { type: [LowStockPurchaseLine], description: 'As many as a purchase takes, the emptiest first.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether more runs low than one purchase takes.' }),
  }),
});

builder.queryField('lowStockPurchase', (t) =>
  t.field({
    type: LowStockPurchase,
    description: 'What to buy of all that the list of low stock has, however many pages it fills.',
    args: { filter: t.arg({ type: filterInput }) },
    complexity: 500,
    ...requires('notification', { input: lowStockFilter }),
    resolve: (_root, { filter }, context) =>
      lowStockPurchase(sessionOf(context).businessId, parseInput(lowStockFilter, filter ?? {}).search),
  }),
);
