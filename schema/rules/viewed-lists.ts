import type { Permission } from './permissions.ts';

/**
 * The lists of which views can be saved, and what seeing each takes: a shared view tells what somebody searched for.
 * The names are the ids of the browser's list screens; a new list screen gets a line here.
 */
export const VIEWED_LISTS = {
  orders: 'orderList',
  'all-orders': 'report',
  preorders: 'preorders',
  'web-orders': 'webOrderList',
  'buyer-blocks': 'ADMIN',
  products: 'product',
  'shop-products': 'ADMIN',
  'low-stock': 'notification',
  purchases: 'purchase',
  suppliers: 'purchase',
  transfers: 'purchase',
  decreases: 'adjustStock',
  'stock-counts': 'adjustStock',
  expenses: 'expense',
  income: 'expense',
  liabilities: 'ADMIN',
  campaigns: 'expense',
  'delivery-methods': 'deliveryMethod',
  'courier-statements': 'deliveryMethod',
  'courier-reports': 'deliveryMethod',
  'not-settled': 'notification',
  sms: 'ADMIN',
  customers: 'ADMIN',
  'new-customers': 'ADMIN',
  members: 'createUser',
  tasks: 'newOrder',
  'product-report': 'ADMIN',
  'product-status': 'ADMIN',
  'product-purchases': 'ADMIN',
  'product-inventory': 'ADMIN',
  statement: 'ADMIN',
} as const satisfies Record<string, Permission>;

export type ViewedList = keyof typeof VIEWED_LISTS;
