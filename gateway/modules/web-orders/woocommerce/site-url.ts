import { WooError } from './woo-error.ts';

/** Paths behind the shop's folder, from pages where owners copy the address. */
const WORDPRESS = new Set(['wp-json', 'wp-admin', 'wp-login.php']);
/** On a server that cannot rewrite addresses all pages of WordPress and its REST API are behind this. */
const INDEX = 'index.php';

/**
 * The base address of a shop from what its owner typed or pasted: 'shop.example.com/wp-admin/?x=1' ->
 * 'https://shop.example.com'. Keeps a subfolder and index.php, removes a trailing slash. Throws WooError BAD_URL, or
 * PLAIN_PERMALINKS for ?rest_route= addresses, where keys never work.
 */
export function siteUrl(typed: string): string {
  const trimmed = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) throw new WooError('BAD_URL');
  const url = new URL(withScheme);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password) throw new WooError('BAD_URL');
  if (url.searchParams.has('rest_route')) throw new WooError('PLAIN_PERMALINKS');
  const names = url.pathname.split('/');
  const end = names.findIndex((name) => WORDPRESS.has(name) || name === INDEX);
  const folder = names.slice(0, end === -1 ? names.length : end + Number(names[end] === INDEX)).join('/');
  return url.origin + folder.replace(/(?<!\/)\/+$/, '');
}

/** What two spellings of the base address of one shop have in common. */
export const shopAddress = (url: string): string => folderOf(url).replace(/^https?:\/\/(www\.)?/, '');

/** Where the shop's files are, its admin pages among them. */
export const folderOf = (url: string): string => (url.endsWith(`/${INDEX}`) ? url.slice(0, -INDEX.length - 1) : url);
