import type { Permission } from './permissions.ts';

/**
 * The lists of which views can be saved, and what seeing each takes: a shared view tells what somebody searched for.
 * The names are the ids of the browser's list screens; a new list screen gets a line here.
 */
export const VIEWED_LISTS = {
  orders: 'orderList',
  'all-orders': 'report',
  'web-orders': 'webOrderList',
  products: 'product',
  sms: 'ADMIN',
  customers: 'ADMIN',
  members: 'createUser',
  tasks: 'newOrder',
  statement: 'ADMIN',
} as const satisfies Record<string, Permission>;

export type ViewedList = keyof typeof VIEWED_LISTS;

export const isViewedList = (id: string): id is ViewedList => Object.hasOwn(VIEWED_LISTS, id);
