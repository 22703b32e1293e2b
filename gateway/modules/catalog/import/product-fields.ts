import { z } from 'zod';
import type { ImportField } from '../../../import/columns.ts';

export const PRODUCT_FIELDS = [
  'PRODUCT', 'VARIANT', 'SKU', 'BARCODE', 'PRICE', 'SALE_PRICE', 'CATEGORY', 'BRAND', 'DESCRIPTION', 'WEIGHT',
  'LOW_STOCK_LEVEL', 'PREORDER', 'STATUS', 'OPENING_STOCK', 'OPENING_COST',
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

export const productField = z.enum(PRODUCT_FIELDS);

/** Known headers: those of our own export, of WooCommerce and Shopify, and those common in sellers' sheets. */
export const PRODUCT_HEADERS: Record<ProductField, ImportField> = {
  PRODUCT: { headers: ['product', 'productname', 'name', 'title', 'item', 'itemname', 'পণ্য', 'পণ্যেরনাম', 'নাম'] },
  VARIANT: { headers: ['variant', 'variantname', 'option1value', 'variation', 'ভ্যারিয়েন্ট', 'ধরন'] },
  SKU: { headers: ['sku', 'variantsku', 'productcode', 'itemcode', 'কোড', 'এসকেইউ'] },
  BARCODE: { headers: ['barcode', 'variantbarcode', 'ean', 'gtin', 'upc', 'gtinupceanorisbn', 'বারকোড'] },
  PRICE: { headers: ['price', 'regularprice', 'variantcompareatprice', 'sellingprice', 'mrp', 'দাম', 'মূল্য', 'বিক্রয়মূল্য'] },
  SALE_PRICE: { headers: ['saleprice', 'offerprice', 'discountprice', 'অফারমূল্য'] },
  CATEGORY: { headers: ['category', 'categories', 'productcategory', 'type', 'ক্যাটাগরি', 'বিভাগ'] },
  BRAND: { headers: ['brand', 'brands', 'vendor', 'ব্র্যান্ড'] },
  DESCRIPTION: { headers: ['description', 'details', 'bodyhtml', 'বিবরণ'] },
  WEIGHT: { headers: ['weightg', 'weight', 'weightgrams', 'variantgrams', 'grams', 'ওজন'] },
  LOW_STOCK_LEVEL: { headers: ['lowstocklevel', 'lowat', 'lowstockamount', 'reorderlevel'] },
  PREORDER: { headers: ['preorder', 'allowpreorder', 'backordersallowed'] },
  STATUS: { headers: ['status'] },
  OPENING_STOCK: { headers: ['openingstock', 'stock', 'quantity', 'qty', 'variantinventoryqty', 'স্টক', 'পরিমাণ'] },
  OPENING_COST: { headers: ['openingcost', 'costofone', 'unitcost', 'purchaseprice', 'buyingprice', 'costperitem', 'ক্রয়মূল্য'] },
};

/** Fields that all variants of a product share: the rows of a file must agree in them. */
export const SHARED_FIELDS = ['PRODUCT', 'CATEGORY', 'BRAND', 'DESCRIPTION', 'PREORDER', 'STATUS'] as const satisfies ProductField[];
