/** The routes of the records that cause entries. */
const PAGES = {
  Order: '/ecom/order/$id',
  Purchase: '/purchase/purchase-list/$id',
  Voucher: '/accounts/voucher/$id',
  Product: '/product/product-list/$id',
  CourierStatement: '/delivery-method/update-payment/$id',
  Liability: '/liability/$id',
  StockAdjustment: '/adjust-stock/adjust-stock-list/$id',
  StockCount: '/adjust-stock/stock-count/$id',
  StockTransfer: '/transfer-stock/$id',
} as const;

interface Source {
  readonly type: string;
  readonly recordId: string;
}

/** A link to the record that caused an entry; null when it has no page. */
export function sourceLink({ type, recordId }: Source): { to: (typeof PAGES)[keyof typeof PAGES]; params: { id: string } } | null {
  const to = Object.hasOwn(PAGES, type) ? PAGES[type as keyof typeof PAGES] : null;
  return to && { to, params: { id: recordId } };
}
