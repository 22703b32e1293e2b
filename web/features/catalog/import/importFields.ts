import type { TFunction } from 'i18next';
import type { ProductField } from '../../../__generated__/usePreviewProductImportMutation.graphql.ts';

/** The fields that a column can be mapped to, named as in the product form. */
export const importFields = (t: TFunction): Record<Exclude<ProductField, '%future added value'>, string> => ({
  PRODUCT: t('Product name'),
  VARIANT: t('Variant'),
  SKU: t('SKU'),
  BARCODE: t('Barcode'),
  PRICE: t('Price'),
  SALE_PRICE: t('Sale price'),
  CATEGORY: t('Category'),
  BRAND: t('Brand'),
  DESCRIPTION: t('Description'),
  WEIGHT: t('Weight in grams'),
  LOW_STOCK_LEVEL: t('Low at'),
  PREORDER: t('Preorder (yes or no)'),
  STATUS: t('Status'),
  OPENING_STOCK: t('Opening stock, of new ones'),
  OPENING_COST: t('Cost of one, of new ones'),
});
