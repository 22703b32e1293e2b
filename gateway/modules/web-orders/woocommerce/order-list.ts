import type { WooOrderResult } from './order-snapshot.ts';

/** The largest page that WooCommerce gives. */
export const PER_PAGE = 100;

export interface OrderListQuery {
  /** Exclusive, to the second. */
  modifiedAfter: Date;
  /** From 1. */
  page?: number;
  /** 100 when left out. */
  perPage?: number;
  /** Everything except the bin when left out; `trash` for the bin. */
  status?: string;
  /** Only ids: every order is then given as one that cannot be parsed. */
  onlyIds?: boolean;
}

export interface WooOrderPage {
  /** At most 100, by id. An order that cannot be parsed does not hide the others. */
  orders: WooOrderResult[];
  /** Null when a proxy removed the headers; 0 past the last page, whatever the real total. */
  total: number | null;
  totalPages: number | null;
}

export type ListOrders = (query: OrderListQuery) => Promise<WooOrderPage>;
