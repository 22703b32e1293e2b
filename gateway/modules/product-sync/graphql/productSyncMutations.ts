import { db } from '../../../db/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { WebSite } from '../../web-orders/graphql/WebSite.ts';
import { siteAfter } from '../../web-orders/graphql/siteDefaults.ts';
import { addProductsToShops } from '../add-to-shop.ts';
import { linkShopProduct } from '../link-product.ts';
import type { FieldDifference, SyncField as Field } from '../plan-sync.ts';
import { readShopProducts, saveProductSync } from '../sync-settings.ts';
import { previewProductSync, runPreview, startProductSync, syncProducts, type PlannedSync, type ProductSyncPreview } from '../sync-products.ts';
import { SyncDirection } from './ShopProduct.ts';

commandField('saveProductSync', saveProductSync, {
  description: 'Says which fields of the products are kept in step with a web shop, and in which direction.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});

commandField('readShopProducts', readShopProducts, {
  description: 'Has all products of a web shop read, in the background. Asking again while it runs changes nothing.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});

commandField('linkShopProduct', linkShopProduct, {
  description: 'Says by hand which product a product of a web shop is, or that it is none here.',
  record: 'shopProduct',
  type: 'ShopProduct',
  resolve: ({ id }, { session, query }) =>
    db.shopProduct.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});

const SyncField = describedEnum<Field>('SyncField', 'A field that is kept in step with web shops.', {
  NAME: 'The name of the product.',
  PRICE: 'What one piece sells for.',
  SALE_PRICE: 'What it sells for instead.',
  STOCK: 'How many pieces may be sold.',
});

const SyncDifference = builder.objectRef<FieldDifference>('SyncDifference').implement({
  description: 'One value that a sync would change.',
  fields: (t) => ({
    field: t.expose('field', { type: SyncField, description: 'Which one.' }),
    direction: t.expose('direction', { type: SyncDirection, description: 'Where it changes.' }),
    before: t.exposeString('before', { description: 'As it is there now; empty for nothing.' }),
    after: t.exposeString('after', { description: 'As it would be.' }),
  }),
});

const SyncAction = describedEnum<PlannedSync['action']>('SyncAction', 'What a sync would do with a product.', {
  UPDATE: 'Values of it change, here or in the shop.',
  IMPORT: 'It is taken over from the shop.',
});

const PlannedProductSync = builder.objectRef<PlannedSync>('PlannedProductSync').implement({
  description: 'What a sync would do with one product.',
  fields: (t) => ({
    id: t.id({ description: 'Of the product of the shop.', resolve: ({ id }) => encodeId('ShopProduct', id) }),
    label: t.exposeString('label', { description: 'What it is called.' }),
    sku: t.exposeString('sku', { description: 'Its SKU; of a product with variations, theirs.' }),
    action: t.expose('action', { type: SyncAction, description: 'What would be done.' }),
    differences: t.expose('differences', { type: [SyncDifference], description: 'What would be different; empty for one that is taken over.' }),
    problem: t.exposeString('problem', { description: 'Why it cannot be taken over; empty when it can.' }),
  }),
});

const ProductSyncPreviewObject = builder.objectRef<ProductSyncPreview>('ProductSyncPreview').implement({
  description: 'What a sync of a web shop would do.',
  fields: (t) => ({
    updates: t.exposeInt('updates', { description: 'Products of which something would change.' }),
    imports: t.exposeInt('imports', { description: 'Products that would be taken over.' }),
    problems: t.exposeInt('problems', { description: 'Products that cannot be taken over.' }),
    same: t.exposeInt('same', { description: 'Products that are the same on both sides.' }),
    conflicts: t.exposeInt('conflicts', { description: 'Products of the shop of which it is not clear what they are here.' }),
    rows: t.expose('rows', { type: [PlannedProductSync], description: 'At most 100 of those that would change.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether more of them follow.' }),
  }),
});

commandField('previewProductSync', previewProductSync, {
  description: 'Shows what a sync would do, product by product, by what was last read; changes no product and asks no shop.',
  record: 'preview',
  type: ProductSyncPreviewObject,
  run: runPreview,
});

commandField('syncProducts', syncProducts, {
  description: 'Brings the products of a web shop in step, in the background, product by product.',
  record: 'bulkJob',
  type: BulkJob,
  run: startProductSync,
  resolve: readBulkJob,
});

commandField('addProductsToShops', addProductsToShops, {
  description: 'Creates products in web shops that do not sell them yet, as drafts, in the background.',
  record: 'bulkJob',
  type: BulkJob,
  resolve: readBulkJob,
});
