/**
 * The sidebar as the specification writes it down, section 2: addresses with their role keys, group by group.
 * Copied from there and from nowhere else; the app's own menu is held against it.
 */

export type RoleKey =
  | 'SUPERADMIN' | 'ADMIN' | 'search' | 'order' | 'newOrder' | 'orderList' | 'report' | 'orderUpdate'
  | 'confirmOrder' | 'webOrderList' | 'webOrderReport' | 'product' | 'adjustStock' | 'purchase' | 'expense'
  | 'deliveryMethod' | 'createUser' | 'notification';

export interface SpecGroup {
  label: string;
  /** Address and role key. */
  items: readonly (readonly [to: string, key: RoleKey])[];
}

const all = <Key extends RoleKey>(key: Key, ...addresses: string[]) =>
  addresses.map((address) => [address, key] as const);

/** First-level entries without a submenu. */
export const SPEC_LEAVES: SpecGroup['items'] = [
  ['/ecom/ecom-dashboard', 'ADMIN'],
  ['/ecom/ecom-search', 'search'],
];

export const SPEC_GROUPS: readonly SpecGroup[] = [
  {
    label: 'Approved Orders',
    items: [
      ['/ecom/ecom-new-order', 'newOrder'],
      ['/ecom/main-order-list', 'orderList'],
      ['/ecom/all-order', 'report'],
      ['/ecom/super-edit', 'orderUpdate'],
      ['/ecom/preorder-list', 'newOrder'],
      ['/ecom/scan-to-update', 'orderUpdate'],
    ],
  },
  {
    label: 'Web Orders',
    items: [
      ['/website/website-order-list', 'webOrderList'],
      ['/ecom/preorder-list', 'webOrderList'],
      ...all(
        'ADMIN', '/website/products/sync-products', '/setting/integrate-website', '/website/additional-sites',
        '/website/create-pending-order', '/website/plugin-setting', '/website/ip_block_list',
      ),
      ['/website/web-order-report', 'webOrderReport'],
    ],
  },
  {
    label: 'Inventory',
    items: [
      ...all('product', '/product/new-product', '/product/product-list', '/product/category-brand'),
      ...all('adjustStock', '/adjust-stock/new-adjust-stock', '/adjust-stock/adjust-stock-list'),
      ...all('purchase', '/purchase/new-purchase', '/purchase/purchase-list', '/transfer-stock'),
    ],
  },
  {
    label: 'Meta Ads',
    items: all('expense', '/marketing/meta-ads-report', '/marketing/product-campaigns'),
  },
  {
    label: 'Accounting',
    items: [
      ...all(
        'expense', '/accounts', '/expense/new-expense', '/expense/new-ad-expense', '/expense/expense-list',
        '/income/income-list',
      ),
      ['/liability/liability-list', 'ADMIN'],
    ],
  },
  {
    label: 'Task',
    items: [...all('newOrder', '/task/new-task', '/task/task-list'), ['/task/auto-config', 'ADMIN']],
  },
  {
    label: 'Delivery Methods',
    items: all(
      'deliveryMethod', '/delivery-method/dm-list', '/delivery-method/add-new-dm',
      '/delivery-method/update-payment',
    ),
  },
  {
    label: 'Setting',
    items: [
      ['/setting/business-user-list', 'createUser'],
      ...all(
        'ADMIN', '/setting/business-setting', '/setting/integrations', '/setting/select-invoice',
        '/setting/select-sticker', '/setting/new-order-source', '/setting/shipping-note-list',
        '/setting/send-message-template-list', '/setting/advance-setting',
      ),
    ],
  },
  {
    label: 'Reports',
    items: [
      ['/reports/order-financials', 'ADMIN'],
      ['/reports/advanced-employee-report', 'report'],
      ['/reports/order-report', 'report'],
      ['/reports/product-report', 'ADMIN'],
      ['/reports/web-order-report', 'report'],
      ['/marketing/meta-ads-report', 'report'],
      ['/reports/my-limits', 'ADMIN'],
    ],
  },
  {
    label: 'Customer',
    items: all('ADMIN', '/customer/customer-list', '/customer/bulk-upload', '/customer/new-customer-list'),
  },
  { label: 'SMS', items: all('ADMIN', '/sms/send-sms', '/sms/auto-send-sms', '/sms/sms-log') },
  {
    label: 'SuperAdmin',
    items: all(
      'SUPERADMIN', '/super-admin/business-list', '/super-admin/add-new-business',
      '/super-admin/notifications',
    ),
  },
];

/** The groups of the earlier menu variant, which the sidebar shows beside the others. */
export const EARLIER_GROUPS: readonly SpecGroup[] = [
  {
    label: 'Order Update',
    items: all('confirmOrder', '/order-update/bulk-confirm', '/order-update/super-edit'),
  },
  {
    label: 'Notification',
    items: all('notification', '/notification/low-stock', '/notification/not-settled-orders'),
  },
];

/** Screens beyond the specification, at the end of their groups. */
const BEYOND: Record<string, SpecGroup['items']> = {
  'Approved Orders': [['/ecom/returns-bench', 'orderUpdate']],
  Accounting: [['/accounts/books', 'ADMIN']],
  Reports: [['/reports/statement', 'ADMIN']],
  SuperAdmin: all('SUPERADMIN', '/super-admin/tier-limits', '/super-admin/payments'),
};

/** What the specification calls the items that it names, by group; others have but an address there. */
export const SPEC_LABELS: Record<string, readonly string[]> = {
  'Approved Orders': ['New Order', 'Order List', 'All List', 'Super Edit', 'Preorder List', 'Scan To Update'],
  'Web Orders': [
    'Web Order List', 'Preorders', 'Sync Products', 'WooCommerce Integration', 'Additional Sites',
    'Manual Web Order', 'Plugin Setting', 'IP & Mobile Block', 'Web Order Report',
  ],
  Inventory: [
    'Add New Product', 'Product List', 'Categories & Brands', 'New Decrease Stock', 'Decrease Stock List',
    'New Increase Stock', 'Increase Stock List', 'Transfer Stock',
  ],
  Accounting: ['Liabilities'],
  Task: ['Task List', 'Auto Task Config'],
  Setting: ['User List', 'Shipping Note Template', 'Send Message Template'],
  Reports: [
    'Profit & Sales', 'Employee Report', 'Order Report', 'Product Report', 'Web Order Report',
    'Meta Ads Report', 'My Limits',
  ],
  SMS: ['Auto Send Message'],
  'Order Update': ['Bulk Confirm'],
  Notification: ['Unsettled orders'],
};

/** Addresses of the earlier variant and of neighbours, each with the one whose screen it opens. */
export const ALIASES: Record<string, string> = {
  '/reports/profit-sales-report': '/reports/order-financials',
  '/reports/employee-performance': '/reports/advanced-employee-report',
  '/reports/product-status-report': '/reports/product-report',
  '/reports/product-purchase-history': '/reports/product-report',
  '/reports/product-inventory': '/reports/product-report',
};

/** What an administrator who may not see product costs loses. */
const COSTLY = ['/accounts/books', '/reports/order-financials', '/reports/product-report'];

export interface Person {
  role: 'SUPERADMIN' | 'FOUNDER' | 'ADMIN' | 'MEMBER';
  /** The names of the flags that are true; null without a permission record. */
  flags: readonly string[] | null;
}

/** Specification, section 6: does this person see what stands behind this role key? */
function holds({ role, flags }: Person, key: RoleKey): boolean {
  if (role === 'SUPERADMIN') return true;
  if (role === 'FOUNDER' || role === 'ADMIN') return key !== 'SUPERADMIN';
  return key !== 'ADMIN' && key !== 'SUPERADMIN' && (flags?.includes(key) ?? false);
}

const losesCosts = ({ role, flags }: Person) =>
  role === 'ADMIN' && (flags?.includes('hideProductCostReportForAdmin') ?? false);

/**
 * The sidebar that this person has to see: each first-level label or address with the addresses under it. A group
 * shows when one of its items does, whatever the group's own role key: nobody faces an empty sidebar who may open
 * a screen.
 */
export function expectedMenu(person: Person): Record<string, string[]> {
  const shows = ([to, key]: readonly [string, RoleKey]) =>
    holds(person, key) && !(losesCosts(person) && COSTLY.includes(to));
  const groups = [...SPEC_GROUPS, ...EARLIER_GROUPS]
    .map(({ label, items }) => [label, [...items, ...(BEYOND[label] ?? [])]] as const)
    .map(([label, items]) => [label, items.filter(shows).map(([to]) => to)] as const)
    .filter(([, items]) => items.length > 0);
  const leaves = SPEC_LEAVES.filter(shows).map(([to]) => [to, [to]] as const);
  return Object.fromEntries([...leaves, ...groups]);
}

/** May this person open the screen at an address of the menu, by whichever of the entries that name it? */
export function mayOpen(person: Person, address: string): boolean {
  const to = ALIASES[address] ?? address;
  if (losesCosts(person) && COSTLY.includes(to)) return false;
  return ENTRIES.some(([at, key]) => at === to && holds(person, key));
}

const ENTRIES = [...SPEC_LEAVES, ...[...SPEC_GROUPS, ...EARLIER_GROUPS].flatMap(({ items }) => items)];

/** Every address of both menu variants, once. */
export const SPEC_ADDRESSES = [...new Set([...ENTRIES.map(([to]) => to), ...Object.keys(ALIASES)])];
