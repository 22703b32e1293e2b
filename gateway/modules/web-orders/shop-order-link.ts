/**
 * Where the shop's staff edit an order. The address of the older order storage: with the newer one WooCommerce redirects
 * it, the other way round it does not.
 */
export const shopOrderLink = (siteUrl: string, wooOrderId: number): string =>
  `${siteUrl}${siteUrl.endsWith('/') ? '' : '/'}wp-admin/post.php?post=${wooOrderId}&action=edit`;
