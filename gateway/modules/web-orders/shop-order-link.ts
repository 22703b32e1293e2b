import { folderOf } from './woocommerce/site-url.ts';

/**
 * The page on which the shop's staff edit an order. This is the address of the legacy order storage: the newer storage
 * (HPOS) redirects it, while the legacy one does not redirect the newer address.
 */
export const shopOrderLink = (siteUrl: string, wooOrderId: number): string =>
  `${folderOf(siteUrl)}${siteUrl.endsWith('/') ? '' : '/'}wp-admin/post.php?post=${wooOrderId}&action=edit`;
