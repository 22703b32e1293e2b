import type { Permission } from '../../schema/rules/permissions.ts';

/**
 * Every screen of the app by address, and the sidebar made of them: the only place that knows which screen
 * stands where, what it is called and which role key opens it. English labels; shown through `t`.
 */

export type MenuIcon =
  | 'dashboard'
  | 'search'
  | 'orders'
  | 'webOrders'
  | 'inventory'
  | 'ads'
  | 'accounting'
  | 'task'
  | 'delivery'
  | 'setting'
  | 'reports'
  | 'customer'
  | 'sms'
  | 'superAdmin'
  | 'bulk'
  | 'notification';

export interface MenuItem {
  label: string;
  to: string;
  /** The role key. */
  permission: Permission;
  /** What the link opens the screen with. */
  search?: Record<string, string | number>;
  /** An administrator with hideProductCostReportForAdmin does not see it. */
  showsCost?: true;
  /** Earlier and neighbouring addresses that lead to the same screen. */
  also?: readonly string[];
}

export interface MenuGroup {
  label: string;
  icon: MenuIcon;
  /** It shows when one of them does: the specification's role key of a group would hide what its items allow. */
  items: readonly MenuItem[];
}

/** A first-level entry without submenu. */
export interface MenuLeaf extends MenuItem {
  icon: MenuIcon;
}

export type MenuEntry = MenuGroup | MenuLeaf;

export const MENU: readonly MenuEntry[] = [
  { label: 'Dashboard', icon: 'dashboard', to: '/ecom/ecom-dashboard', permission: 'ADMIN' },
  { label: 'Search', icon: 'search', to: '/ecom/ecom-search', permission: 'search' },
  {
    label: 'Approved Orders',
    icon: 'orders',
    items: [
      { label: 'New Order', to: '/ecom/ecom-new-order', permission: 'newOrder' },
      { label: 'Order List', to: '/ecom/main-order-list', permission: 'orderList' },
      { label: 'All List', to: '/ecom/all-order', permission: 'report' },
      { label: 'Super Edit', to: '/ecom/super-edit', permission: 'orderUpdate' },
      { label: 'Preorder List', to: '/ecom/preorder-list', permission: 'newOrder' },
      { label: 'Scan To Update', to: '/ecom/scan-to-update', permission: 'orderUpdate' },
    ],
  },
  {
    label: 'Order Update',
    icon: 'bulk',
    items: [
      { label: 'Bulk Confirm', to: '/order-update/bulk-confirm', permission: 'confirmOrder' },
      { label: 'Super Edit', to: '/order-update/super-edit', permission: 'confirmOrder' },
    ],
  },
  {
    label: 'Web Orders',
    icon: 'webOrders',
    items: [
      { label: 'Web Order List', to: '/website/website-order-list', permission: 'webOrderList' },
      { label: 'Preorders', to: '/ecom/preorder-list', permission: 'webOrderList' },
      { label: 'Sync Products', to: '/website/products/sync-products', permission: 'ADMIN' },
      { label: 'WooCommerce Integration', to: '/setting/integrate-website', permission: 'ADMIN' },
      { label: 'Additional Sites', to: '/website/additional-sites', permission: 'ADMIN' },
      { label: 'Manual Web Order', to: '/website/create-pending-order', permission: 'ADMIN' },
      { label: 'Plugin Setting', to: '/website/plugin-setting', permission: 'ADMIN' },
      { label: 'IP & Mobile Block', to: '/website/ip_block_list', permission: 'ADMIN' },
      { label: 'Web Order Report', to: '/website/web-order-report', permission: 'webOrderReport' },
    ],
  },
  {
    label: 'Inventory',
    icon: 'inventory',
    items: [
      { label: 'Add New Product', to: '/product/new-product', permission: 'product' },
      { label: 'Product List', to: '/product/product-list', permission: 'product' },
      { label: 'Categories & Brands', to: '/product/category-brand', permission: 'product' },
      { label: 'New Decrease Stock', to: '/adjust-stock/new-adjust-stock', permission: 'adjustStock' },
      { label: 'Decrease Stock List', to: '/adjust-stock/adjust-stock-list', permission: 'adjustStock' },
      { label: 'New Increase Stock', to: '/purchase/new-purchase', permission: 'purchase' },
      { label: 'Increase Stock List', to: '/purchase/purchase-list', permission: 'purchase' },
      { label: 'Transfer Stock', to: '/transfer-stock', permission: 'purchase' },
    ],
  },
  {
    label: 'Meta Ads',
    icon: 'ads',
    items: [
      { label: 'Meta Ads Report', to: '/marketing/meta-ads-report', permission: 'expense' },
      { label: 'Product Campaigns', to: '/marketing/product-campaigns', permission: 'expense' },
    ],
  },
  {
    label: 'Accounting',
    icon: 'accounting',
    items: [
      { label: 'Accounts', to: '/accounts', permission: 'expense' },
      { label: 'New Expense', to: '/expense/new-expense', permission: 'expense' },
      { label: 'New Ad Expense', to: '/expense/new-ad-expense', permission: 'expense' },
      { label: 'Expense List', to: '/expense/expense-list', permission: 'expense' },
      { label: 'Income List', to: '/income/income-list', permission: 'expense' },
      { label: 'Liabilities', to: '/liability/liability-list', permission: 'ADMIN' },
    ],
  },
  {
    label: 'Task',
    icon: 'task',
    items: [
      { label: 'New Task', to: '/task/new-task', permission: 'newOrder' },
      {
        label: 'Task List',
        to: '/task/task-list',
        permission: 'newOrder',
        search: { page: 1, status: 'PENDING' },
      },
      { label: 'Auto Task Config', to: '/task/auto-config', permission: 'ADMIN' },
    ],
  },
  {
    label: 'Delivery Methods',
    icon: 'delivery',
    items: [
      { label: 'Delivery Method List', to: '/delivery-method/dm-list', permission: 'deliveryMethod' },
      { label: 'Add Delivery Method', to: '/delivery-method/add-new-dm', permission: 'deliveryMethod' },
      { label: 'Update Payment', to: '/delivery-method/update-payment', permission: 'deliveryMethod' },
    ],
  },
  {
    label: 'Setting',
    icon: 'setting',
    items: [
      { label: 'User List', to: '/setting/business-user-list', permission: 'createUser' },
      { label: 'Business Setting', to: '/setting/business-setting', permission: 'ADMIN' },
      { label: 'Integrations', to: '/setting/integrations', permission: 'ADMIN' },
      { label: 'Select Invoice', to: '/setting/select-invoice', permission: 'ADMIN' },
      { label: 'Select Sticker', to: '/setting/select-sticker', permission: 'ADMIN' },
      { label: 'New Order Source', to: '/setting/new-order-source', permission: 'ADMIN' },
      { label: 'Shipping Note Template', to: '/setting/shipping-note-list', permission: 'ADMIN' },
      { label: 'Send Message Template', to: '/setting/send-message-template-list', permission: 'ADMIN' },
      { label: 'Advance Setting', to: '/setting/advance-setting', permission: 'ADMIN' },
    ],
  },
  {
    label: 'Reports',
    icon: 'reports',
    items: [
      {
        label: 'Profit & Sales',
        to: '/reports/order-financials',
        permission: 'ADMIN',
        showsCost: true,
        also: ['/reports/profit-sales-report'],
      },
      {
        label: 'Employee Report',
        to: '/reports/advanced-employee-report',
        permission: 'report',
        also: ['/reports/employee-performance'],
      },
      { label: 'Order Report', to: '/reports/order-report', permission: 'report' },
      {
        label: 'Product Report',
        to: '/reports/product-report',
        permission: 'ADMIN',
        showsCost: true,
        also: [
          '/reports/product-status-report',
          '/reports/product-purchase-history',
          '/reports/product-inventory',
        ],
      },
      { label: 'Web Order Report', to: '/reports/web-order-report', permission: 'report' },
      { label: 'Meta Ads Report', to: '/marketing/meta-ads-report', permission: 'report' },
      { label: 'My Limits', to: '/reports/my-limits', permission: 'ADMIN' },
    ],
  },
  {
    label: 'Notification',
    icon: 'notification',
    items: [
      { label: 'Low Stock', to: '/notification/low-stock', permission: 'notification' },
      { label: 'Unsettled orders', to: '/notification/not-settled-orders', permission: 'notification' },
    ],
  },
  {
    label: 'Customer',
    icon: 'customer',
    items: [
      { label: 'Customer List', to: '/customer/customer-list', permission: 'ADMIN' },
      { label: 'Bulk Upload', to: '/customer/bulk-upload', permission: 'ADMIN' },
      { label: 'New Customer List', to: '/customer/new-customer-list', permission: 'ADMIN' },
    ],
  },
  {
    label: 'SMS',
    icon: 'sms',
    items: [
      { label: 'Send SMS', to: '/sms/send-sms', permission: 'ADMIN' },
      { label: 'Auto Send Message', to: '/sms/auto-send-sms', permission: 'ADMIN' },
      { label: 'SMS Log', to: '/sms/sms-log', permission: 'ADMIN' },
    ],
  },
  {
    label: 'SuperAdmin',
    icon: 'superAdmin',
    items: [
      { label: 'Business List', to: '/super-admin/business-list', permission: 'SUPERADMIN' },
      { label: 'Add New Business', to: '/super-admin/add-new-business', permission: 'SUPERADMIN' },
      { label: 'Notifications', to: '/super-admin/notifications', permission: 'SUPERADMIN' },
    ],
  },
];

/** Screens that are reached from others and stand in no menu. */
export const UNLISTED: readonly MenuItem[] = [
  {
    label: 'Order Finance Entries',
    to: '/reports/order-finance-entries',
    permission: 'ADMIN',
    showsCost: true,
  },
];

/** A screen beyond the specification, with the group in which it stands last. */
export interface BeyondItem extends MenuItem {
  group?: string;
}

/** Screens beyond the specification. Those without a group are found by name and from the screens they belong to. */
export const BEYOND: readonly BeyondItem[] = [
  { label: 'Tier limits', to: '/super-admin/tier-limits', permission: 'SUPERADMIN', group: 'SuperAdmin' },
  { label: 'Payments', to: '/super-admin/payments', permission: 'SUPERADMIN', group: 'SuperAdmin' },
  { label: 'Statement', to: '/reports/statement', permission: 'ADMIN', group: 'Reports' },
];

/** The tabs of the top bar. */
export const TABS: readonly MenuItem[] = [
  { label: 'Search', to: '/ecom/ecom-search', permission: 'search' },
  { label: 'NewOrder', to: '/ecom/ecom-new-order', permission: 'newOrder' },
  { label: 'WebOrders', to: '/website/website-order-list', permission: 'webOrderList' },
  { label: 'OrderList', to: '/ecom/main-order-list', permission: 'orderList' },
];

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry;
}
