/** Where the records stand that entries come from. */
const PAGES = {
  Order: '/ecom/main-order-list/$id',
  Purchase: '/purchase/purchase-list/$id',
  Voucher: '/accounts/voucher/$id',
  Product: '/product/product-list/$id',
} as const;

interface Source {
  readonly type: string;
  readonly recordId: string;
}

/** The page of what an entry came from; null where there is none to show. */
export function sourceLink({ type, recordId }: Source): { to: (typeof PAGES)[keyof typeof PAGES]; params: { id: string } } | null {
  const to = Object.hasOwn(PAGES, type) ? PAGES[type as keyof typeof PAGES] : null;
  return to && { to, params: { id: recordId } };
}
