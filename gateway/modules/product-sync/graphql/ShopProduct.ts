import type { ShopProductMatch as Match, ShopProductMatchedBy as MatchedBy, SyncDirection as Direction } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { WebSite } from '../../web-orders/graphql/WebSite.ts';
import { shopProductListQuery, shopProductMatch } from '../shop-product-list-query.ts';
import { syncDirection } from '../sync-settings.ts';

export const SyncDirection = describedEnum<Direction>('SyncDirection', 'Whose value of a field is taken over.', {
  OFF: 'Nobody\'s: each side keeps its own.',
  TO_SHOP: 'The shop gets what stands here.',
  FROM_SHOP: 'What the shop has is taken over here.',
});
nameEnum(syncDirection, SyncDirection);

const ShopProductMatch = describedEnum<Match>('ShopProductMatch', 'Whether it is known what a product of a shop is here.', {
  MATCHED: 'It is one of the products here.',
  UNMATCHED: 'It is none of the products here.',
  CONFLICT: 'More than one could be meant; nothing is done until somebody says which.',
});
nameEnum(shopProductMatch, ShopProductMatch);

const ShopProductMatchedBy = describedEnum<MatchedBy>('ShopProductMatchedBy', 'How it is known.', {
  SKU: 'Both have the same SKU.',
  BARCODE: 'Both have the same barcode.',
  HAND: 'Somebody said so.',
  IMPORT: 'It was made here from the product of the shop.',
});

builder.prismaNode('ShopProduct', {
  ...tenantRecord('ADMIN'),
  description: 'What a web shop sells, as it was last read: a simple product or one variation.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the shop calls the product.' }),
    details: t.exposeString('details', { description: "What tells the variation from its siblings: 'Red, M'; may be empty." }),
    sku: t.exposeString('sku', { description: 'As the shop spells it; may be empty.' }),
    barcode: t.exposeString('barcode', { description: 'May be empty.' }),
    price: t.expose('pricePoisha', { type: 'Money', nullable: true, description: 'What one piece sells for there; null where it has no price.' }),
    salePrice: t.expose('salePricePoisha', { type: 'Money', nullable: true, description: 'What it sells for instead.' }),
    stock: t.exposeInt('stockQuantity', { nullable: true, description: 'Pieces that the shop has as far as is known; null where it does not count them.' }),
    match: t.expose('match', { type: ShopProductMatch, description: 'Whether it is known what it is here.' }),
    matchedBy: t.expose('matchedBy', { type: ShopProductMatchedBy, nullable: true, description: 'How it is known; null while it is not.' }),
    conflict: t.exposeString('conflict', { description: 'Why it is in conflict and what to do about it; empty otherwise.' }),
    pushesStock: t.exposeBoolean('pushesStock', { description: 'The shop is told of its stock by itself.' }),
    pushError: t.exposeString('pushError', { description: 'Why the shop did not take its stock the last time; empty otherwise.' }),
    variant: t.relation('variant', { nullable: true, description: 'What it is here.' }),
  }),
});

listQueryField('shopProducts', shopProductListQuery, {
  description: 'What the web shops sell, and what it is here.',
  type: 'ShopProduct',
});

interface Reading {
  readingSince: Date | null;
  productsRead: number;
  productsFound: number;
  productsReadAt: Date | null;
  productsError: string | null;
}

const ProductReading = builder.objectRef<Reading>('ProductReading').implement({
  description: 'How far the reading of all products of a shop is.',
  fields: (t) => ({
    isRunning: t.boolean({ description: 'It is under way.', resolve: ({ readingSince }) => readingSince !== null }),
    read: t.exposeInt('productsRead', { description: 'Products that were read so far.' }),
    found: t.exposeInt('productsFound', { description: 'Products that the shop has; 0 before it has said so.' }),
    readAt: t.expose('productsReadAt', { type: 'DateTime', nullable: true, description: 'When all of them were last read.' }),
    error: t.exposeString('productsError', { nullable: true, description: 'Why the last reading failed; null when it did not.' }),
  }),
});

builder.prismaObjectFields(WebSite, (t) => ({
  priceSync: t.expose('priceSync', { type: SyncDirection, description: 'Whose prices are taken over.' }),
  nameSync: t.expose('nameSync', { type: SyncDirection, description: 'Whose names of products are taken over.' }),
  pushesStock: t.exposeBoolean('pushesStock', { description: 'It is told how many pieces are left.' }),
  stockBuffer: t.exposeInt('stockBuffer', { description: 'Pieces of each product that are kept back from it.' }),
  stockPushedAt: t.expose('stockPushedAt', { type: 'DateTime', nullable: true, description: 'When it was last told of stock.' }),
  matchedProducts: t.exposeInt('matchedProducts', { description: 'Its products that are known here.' }),
  unmatchedProducts: t.exposeInt('unmatchedProducts', { description: 'Its products that are none here.' }),
  conflictProducts: t.exposeInt('conflictProducts', { description: 'Its products of which it is not clear what they are here.' }),
  productReading: t.field({
    type: ProductReading,
    description: 'How far the reading of its products is.',
    extensions: readsColumns('readingSince', 'productsRead', 'productsFound', 'productsReadAt', 'productsError'),
    resolve: (site) => site,
  }),
}));
