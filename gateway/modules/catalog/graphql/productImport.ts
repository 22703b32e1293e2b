import { inEnglish, wireMessage } from '../../../../schema/rules/message.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { FieldErrorObject } from '../../../graphql/errors.ts';
import '../../../graphql/import-filter.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import type { ImportColumn } from '../../../import/columns.ts';
import type { ProductImportPreview as Preview } from '../import/import-preview.ts';
import { importProducts, previewProductImport, readProductImport, startProductImport } from '../import/import-products.ts';
import type { FieldChange, PlannedAction, PlannedRow } from '../import/plan-rows.ts';
import { productField, type ProductField as ProductFieldValue } from '../import/product-fields.ts';

const ProductField = describedEnum<ProductFieldValue>('ProductField', 'What a column of a file of products means.', {
  PRODUCT: 'Name of the product; rows of the same name are variants of it.',
  VARIANT: 'What tells the variant from its siblings.',
  SKU: 'Finds the variant; proposed for a new one without.',
  BARCODE: 'What a scanner reads.',
  PRICE: 'What one piece sells for.',
  SALE_PRICE: 'What it sells for instead.',
  CATEGORY: "The way to its category: 'Clothes > Sarees'; made where it is missing.",
  BRAND: 'Its brand; made where it is missing.',
  DESCRIPTION: 'Text for the staff and the shop.',
  WEIGHT: 'Grams of one piece.',
  LOW_STOCK_LEVEL: 'Pieces at or below which it is low on stock.',
  PREORDER: 'Whether it may be ordered while it is not on hand.',
  STATUS: 'ACTIVE or ARCHIVED.',
  OPENING_STOCK: 'Pieces on hand, of a new variant.',
  OPENING_COST: 'What one of them cost.',
});
nameEnum(productField, ProductField);

const ImportAction = describedEnum<PlannedAction>('ImportAction', 'What a row of a file would do.', {
  CREATE: 'It adds a product.',
  ADD: 'It adds a variant to a product.',
  CHANGE: 'It changes a variant or its product.',
  SAME: 'Nothing: all of it is so already.',
  WRONG: 'It cannot be taken over; its problems say why.',
});

const ImportColumnObject = builder.objectRef<ImportColumn<ProductFieldValue>>('ImportColumn').implement({
  description: 'A column of an uploaded file.',
  fields: (t) => ({
    column: t.exposeInt('column', { description: 'Its position in the file, from 0.' }),
    header: t.exposeString('header', { description: 'What stands at its head.' }),
    samples: t.exposeStringList('samples', { description: 'What the first rows have there.' }),
    field: t.expose('field', { type: ProductField, nullable: true, description: 'What it means; null when it is left out.' }),
  }),
});

const ImportChange = builder.objectRef<FieldChange>('ImportChange').implement({
  description: 'One value that a row would change.',
  fields: (t) => ({
    field: t.expose('field', { type: ProductField, description: 'Which one.' }),
    before: t.exposeString('before', { description: 'As it is now; empty for nothing.' }),
    after: t.exposeString('after', { description: 'As it would be.' }),
  }),
});

const ProductImportRow = builder.objectRef<PlannedRow>('ProductImportRow').implement({
  description: 'One row of a file and what it would do.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'As the spreadsheet program numbers it.' }),
    label: t.exposeString('label', { description: 'Its SKU, also one that was proposed, or the name of the product.' }),
    action: t.expose('action', { type: ImportAction, description: 'What it would do.' }),
    changes: t.expose('changes', { type: [ImportChange], description: 'What would be different.' }),
    problems: t.field({
      type: [FieldErrorObject],
      description: 'Why it cannot be taken over; `field` is a ProductField.',
      resolve: ({ problems }) => problems.map(({ field, message }) => ({ field, message: inEnglish(message), ...wireMessage(message) })),
    }),
  }),
});

const ProductImportPreview = builder.objectRef<Preview>('ProductImportPreview').implement({
  description: 'What an uploaded file would do to the products.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the file.' }),
    columns: t.expose('columns', { type: [ImportColumnObject], description: 'In their order.' }),
    total: t.exposeInt('total', { description: 'Rows of the file.' }),
    creates: t.int({ description: 'Rows that add a product.', resolve: ({ counts }) => counts.CREATE }),
    adds: t.int({ description: 'Rows that add a variant.', resolve: ({ counts }) => counts.ADD }),
    changes: t.int({ description: 'Rows that change something.', resolve: ({ counts }) => counts.CHANGE }),
    same: t.int({ description: 'Rows that change nothing.', resolve: ({ counts }) => counts.SAME }),
    wrong: t.int({ description: 'Rows that cannot be taken over.', resolve: ({ counts }) => counts.WRONG }),
    freeStock: t.exposeInt('freeStock', { description: 'Rows whose opening stock costs nothing.' }),
    rows: t.expose('rows', { type: [ProductImportRow], description: 'At most 100 of those asked for.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether more of them follow.' }),
  }),
});

commandField('previewProductImport', previewProductImport, {
  description: 'Shows what a file would do to the products, row by row; changes nothing.',
  record: 'preview',
  type: ProductImportPreview,
  run: readProductImport,
});

commandField('importProducts', importProducts, {
  description: 'Takes products over from a file, in the background: rows that change something and have no problem.',
  record: 'bulkJob',
  type: BulkJob,
  run: startProductImport,
  resolve: readBulkJob,
});
