import type { MessageKey } from '../../schema/rules/message.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import { BEYOND, isGroup, MENU, UNLISTED } from './menu.ts';
import type { MenuEntry, MenuItem } from './menu.ts';

/** What the gateway says the viewer may do. */
export type Permissions = ReadonlySet<Permission>;

/** May a holder of these permissions open the screen of this item? */
export function canOpen({ permission, showsCost }: MenuItem, permissions: Permissions): boolean {
  if (showsCost && permissions.has('hideProductCostReportForAdmin')) return false;
  return permissions.has(permission);
}

/** The part of the menu that a holder of these permissions sees; groups without items fall away. */
export function visibleMenu(permissions: Permissions, menu: readonly MenuEntry[] = MENU): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return canOpen(entry, permissions) ? [entry] : [];
    const beyond = BEYOND.filter(({ group }) => group === entry.label);
    const items = [...entry.items, ...beyond].filter((item) => canOpen(item, permissions));
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

/**
 * Entries whose label contains the text, and groups with an item whose label does; a group found by its own
 * label keeps all its items. Upper and lower case are the same.
 */
export function filterMenu(
  menu: readonly MenuEntry[],
  text: string,
  labelOf: (label: MessageKey) => string = (label) => label,
): MenuEntry[] {
  const needle = text.trim().toLowerCase();
  if (needle === '') return [...menu];
  const matches = (label: MessageKey) => labelOf(label).toLowerCase().includes(needle);
  return menu.flatMap((entry): MenuEntry[] => {
    if (matches(entry.label)) return [entry];
    if (!isGroup(entry)) return [];
    const items = entry.items.filter((item) => matches(item.label));
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

const items: readonly MenuItem[] = [
  ...MENU.flatMap((entry): readonly MenuItem[] => (isGroup(entry) ? entry.items : [entry])),
  ...UNLISTED,
  ...BEYOND,
];

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** Every menu item that leads to this address; two menus may name it, with different role keys. */
export function itemsAt(path: string): MenuItem[] {
  const plain = withoutSlash(path);
  return items.filter((item) => item.to === plain || item.also?.includes(plain));
}

/** What opens the pages below an address that have no item, or no item with a page above them; one of the permissions is enough. */
const PAGES: Record<string, readonly Permission[]> = {
  '/adjust-stock': ['adjustStock'],
  '/bulk-jobs': ['product', 'order', 'orderUpdate', 'confirmOrder', 'newOrder', 'notification'],
  '/delivery-method': ['deliveryMethod'],
  '/ecom/order': ['readOrders'],
  '/income': ['expense'],
  '/liability': ['ADMIN'],
  '/product': ['product'],
  '/purchase': ['purchase'],
  '/reports/self-check': ['FOUNDER'],
  '/website/order': ['webOrderList'],
};

/** May a link to this address be shown? Pages without an item are as open as the nearest address above them. */
export function mayFollow(address: string | undefined, permissions: Permissions): boolean {
  for (let path = address?.replace(/[?#].*/, ''); path; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = itemsAt(path);
    if (found.length > 0) return found.some((item) => canOpen(item, permissions));
    if (Object.hasOwn(PAGES, path)) return PAGES[path]!.some((permission) => permissions.has(permission));
  }
  return true;
}

/** All screens by address, each once, for the command palette: those of the menu, then those beyond it. */
export function allScreens(permissions: Permissions): (MenuItem & { group?: MessageKey })[] {
  const seen = new Set<string>();
  const inMenu = visibleMenu(permissions).flatMap((entry): (MenuItem & { group?: MessageKey })[] =>
    isGroup(entry) ? entry.items.map((item) => ({ ...item, group: entry.label })) : [entry],
  );
  const beyond = BEYOND.filter((item) => canOpen(item, permissions));
  return [...inMenu, ...beyond].filter(({ to }) => !seen.has(to) && seen.add(to));
}
