import { msg } from '../../schema/rules/message.ts';
import type { MessageKey } from '../../schema/rules/message.ts';
import type { Permission } from '../../schema/rules/permissions.ts';

/**
 * Every screen of the app by address, and the sidebar made of them: the only place that knows which screen
 * stands where, what it is called and which role key opens it. Labels are shown through `messageText`.
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
  label: MessageKey;
  to: string;
  /** The role key. */
  permission: Permission;
  /** What the link opens the screen with. */
  search?: Record<string, string | number>;
  /** An administrator with hideProductCostReportForAdmin does not see it. */
  showsCost?: true;
  /** An empty form: nobody begins there who may open anything else. */
  isForm?: true;
  /** Earlier and neighbouring addresses that lead to the same screen. */
  also?: readonly string[];
}

export interface MenuGroup {
  label: MessageKey;
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
  { label: msg('Dashboard'), icon: 'dashboard', to: '/ecom/ecom-dashboard', permission: 'ADMIN' },
  { label: msg('Search'), icon: 'search', to: '/ecom/ecom-search', permission: 'search' },
  {
    label: msg('Approved Orders'),
    icon: 'orders',
    items: [
      { label: msg('New Order'), to: '/ecom/ecom-new-order', permission: 'newOrder' },
      { label: msg('Order List'), to: '/ecom/main-order-list', permission: 'orderList' },
      { label: msg('All List'), to: '/ecom/all-order', permission: 'report' },
      { label: msg('Super Edit'), to: '/ecom/super-edit', permission: 'orderUpdate' },
      { label: msg('Preorder List'), to: '/ecom/preorder-list', permission: 'newOrder' },
      { label: msg('Scan To Update'), to: '/ecom/scan-to-update', permission: 'orderUpdate' },
    ],
  },
  {
    label: msg('Order Update'),
    icon: 'bulk',
    items: [
      { label: msg('Bulk Confirm'), to: '/order-update/bulk-confirm', permission: 'confirmOrder' },
      { label: msg('Super Edit'), to: '/order-update/super-edit', permission: 'confirmOrder' },
    ],
  },
  {
    label: msg('Web Orders'),
    icon: 'webOrders',
    items: [
      { label: msg('Web Order List'), to: '/website/website-order-list', permission: 'webOrderList' },
      { label: msg('Preorders'), to: '/ecom/preorder-list', permission: 'webOrderList' },
      { label: msg('Sync Products'), to: '/website/products/sync-products', permission: 'ADMIN' },
      { label: msg('WooCommerce Integration'), to: '/setting/integrate-website', permission: 'ADMIN' },
      { label: msg('Additional Sites'), to: '/website/additional-sites', permission: 'ADMIN' },
      { label: msg('Manual Web Order'), to: '/website/create-pending-order', permission: 'ADMIN' },
      { label: msg('Plugin Setting'), to: '/website/plugin-setting', permission: 'ADMIN' },
      { label: msg('IP & Mobile Block'), to: '/website/ip_block_list', permission: 'ADMIN' },
      { label: msg('Web Order Report'), to: '/website/web-order-report', permission: 'webOrderReport' },
    ],
  },
  {
    label: msg('Inventory'),
    icon: 'inventory',
    items: [
      { label: msg('Add New Product'), to: '/product/new-product', permission: 'product', isForm: true },
      { label: msg('Product List'), to: '/product/product-list', permission: 'product' },
      { label: msg('Categories & Brands'), to: '/product/category-brand', permission: 'product' },
      { label: msg('New Decrease Stock'), to: '/adjust-stock/new-adjust-stock', permission: 'adjustStock', isForm: true },
      { label: msg('Decrease Stock List'), to: '/adjust-stock/adjust-stock-list', permission: 'adjustStock' },
      { label: msg('New Increase Stock'), to: '/purchase/new-purchase', permission: 'purchase', isForm: true },
      { label: msg('Increase Stock List'), to: '/purchase/purchase-list', permission: 'purchase' },
      { label: msg('Transfer Stock'), to: '/transfer-stock', permission: 'purchase' },
    ],
  },
  {
    label: msg('Meta Ads'),
    icon: 'ads',
    items: [
      { label: msg('Meta Ads Report'), to: '/marketing/meta-ads-report', permission: 'expense' },
      { label: msg('Product Campaigns'), to: '/marketing/product-campaigns', permission: 'expense' },
    ],
  },
  {
    label: msg('Accounting'),
    icon: 'accounting',
    items: [
      { label: msg('Accounts'), to: '/accounts', permission: 'expense' },
      { label: msg('New Expense'), to: '/expense/new-expense', permission: 'expense', isForm: true },
      { label: msg('New Ad Expense'), to: '/expense/new-ad-expense', permission: 'expense', isForm: true },
      { label: msg('Expense List'), to: '/expense/expense-list', permission: 'expense' },
      { label: msg('Income List'), to: '/income/income-list', permission: 'expense' },
      { label: msg('Liabilities'), to: '/liability/liability-list', permission: 'ADMIN' },
    ],
  },
  {
    label: msg('Task'),
    icon: 'task',
    items: [
      { label: msg('New Task'), to: '/task/new-task', permission: 'newOrder', isForm: true },
      {
        label: msg('Task List'),
        to: '/task/task-list',
        permission: 'newOrder',
        search: { page: 1, status: 'PENDING' },
      },
      { label: msg('Auto Task Config'), to: '/task/auto-config', permission: 'ADMIN' },
    ],
  },
  {
    label: msg('Delivery Methods'),
    icon: 'delivery',
    items: [
      { label: msg('Delivery Method List'), to: '/delivery-method/dm-list', permission: 'deliveryMethod' },
      { label: msg('Add Delivery Method'), to: '/delivery-method/add-new-dm', permission: 'deliveryMethod', isForm: true },
      { label: msg('Update Payment'), to: '/delivery-method/update-payment', permission: 'deliveryMethod' },
    ],
  },
  {
    label: msg('Setting'),
    icon: 'setting',
    items: [
      { label: msg('User List'), to: '/setting/business-user-list', permission: 'createUser' },
      { label: msg('Business Setting'), to: '/setting/business-setting', permission: 'ADMIN' },
      { label: msg('Integrations'), to: '/setting/integrations', permission: 'ADMIN' },
      { label: msg('Select Invoice'), to: '/setting/select-invoice', permission: 'ADMIN' },
      { label: msg('Select Sticker'), to: '/setting/select-sticker', permission: 'ADMIN' },
      { label: msg('New Order Source'), to: '/setting/new-order-source', permission: 'ADMIN' },
      { label: msg('Shipping Note Template'), to: '/setting/shipping-note-list', permission: 'ADMIN' },
      { label: msg('Send Message Template'), to: '/setting/send-message-template-list', permission: 'ADMIN' },
      { label: msg('Advance Setting'), to: '/setting/advance-setting', permission: 'ADMIN' },
    ],
  },
  {
    label: msg('Reports'),
    icon: 'reports',
    items: [
      {
        label: msg('Profit & Sales'),
        to: '/reports/order-financials',
        permission: 'ADMIN',
        showsCost: true,
        also: ['/reports/profit-sales-report'],
      },
      {
        label: msg('Employee Report'),
        to: '/reports/advanced-employee-report',
        permission: 'report',
        also: ['/reports/employee-performance'],
      },
      { label: msg('Order Report'), to: '/reports/order-report', permission: 'report' },
      {
        label: msg('Product Report'),
        to: '/reports/product-report',
        permission: 'ADMIN',
        showsCost: true,
        also: [
          '/reports/product-status-report',
          '/reports/product-purchase-history',
          '/reports/product-inventory',
        ],
      },
      { label: msg('Web Order Report'), to: '/reports/web-order-report', permission: 'report' },
      { label: msg('Meta Ads Report'), to: '/marketing/meta-ads-report', permission: 'report' },
      { label: msg('My Limits'), to: '/reports/my-limits', permission: 'ADMIN' },
    ],
  },
  {
    label: msg('Notification'),
    icon: 'notification',
    items: [
      { label: msg('Low Stock'), to: '/notification/low-stock', permission: 'notification' },
      { label: msg('Unsettled orders'), to: '/notification/not-settled-orders', permission: 'notification' },
    ],
  },
  {
    label: msg('Customer'),
    icon: 'customer',
    items: [
      { label: msg('Customer List'), to: '/customer/customer-list', permission: 'ADMIN' },
      { label: msg('Bulk Upload'), to: '/customer/bulk-upload', permission: 'ADMIN' },
      { label: msg('New Customer List'), to: '/customer/new-customer-list', permission: 'ADMIN' },
    ],
  },
  {
    label: msg('SMS'),
    icon: 'sms',
    items: [
      { label: msg('Send SMS'), to: '/sms/send-sms', permission: 'ADMIN' },
      { label: msg('Auto Send Message'), to: '/sms/auto-send-sms', permission: 'ADMIN' },
      { label: msg('SMS Log'), to: '/sms/sms-log', permission: 'ADMIN' },
    ],
  },
  {
    label: msg('SuperAdmin'),
    icon: 'superAdmin',
    items: [
      { label: msg('Business List'), to: '/super-admin/business-list', permission: 'SUPERADMIN' },
      { label: msg('Add New Business'), to: '/super-admin/add-new-business', permission: 'SUPERADMIN', isForm: true },
      { label: msg('Notifications'), to: '/super-admin/notifications', permission: 'SUPERADMIN' },
    ],
  },
];

/** Screens that are reached from others and stand in no menu. */
export const UNLISTED: readonly MenuItem[] = [
  {
    label: msg('Order Finance Entries'),
    to: '/reports/order-finance-entries',
    permission: 'ADMIN',
    showsCost: true,
  },
];

/** A screen beyond the specification, with the group in which it stands last. */
export interface BeyondItem extends MenuItem {
  group?: MessageKey;
}

/** Screens beyond the specification. Those without a group are found by name and from the screens they belong to. */
export const BEYOND: readonly BeyondItem[] = [
  { label: msg('Tier limits'), to: '/super-admin/tier-limits', permission: 'SUPERADMIN', group: msg('SuperAdmin') },
  { label: msg('Payments'), to: '/super-admin/payments', permission: 'SUPERADMIN', group: msg('SuperAdmin') },
  { label: msg('Returns Bench'), to: '/ecom/returns-bench', permission: 'orderUpdate', group: msg('Approved Orders') },
  { label: msg('Campaign Orders'), to: '/marketing/campaign-orders', permission: 'expense' },
  { label: msg('Campaign Orders'), to: '/marketing/campaign-orders', permission: 'report' },
  { label: msg('Books'), to: '/accounts/books', permission: 'ADMIN', showsCost: true, group: msg('Accounting') },
  { label: msg('Statement'), to: '/reports/statement', permission: 'ADMIN', group: msg('Reports') },
  { label: msg('Orders behind the profit'), to: '/reports/order-financials/orders', permission: 'ADMIN', showsCost: true },
  { label: msg('Sold lines'), to: '/reports/product-report/lines', permission: 'ADMIN', showsCost: true },
  { label: msg('Ordered lines'), to: '/reports/product-status-report/lines', permission: 'ADMIN', showsCost: true },
  { label: msg('Purchased lines'), to: '/reports/product-purchase-history/lines', permission: 'ADMIN', showsCost: true },
];

/** The tabs of the top bar. */
export const TABS: readonly MenuItem[] = [
  { label: msg('Search'), to: '/ecom/ecom-search', permission: 'search' },
  { label: msg('NewOrder'), to: '/ecom/ecom-new-order', permission: 'newOrder' },
  { label: msg('WebOrders'), to: '/website/website-order-list', permission: 'webOrderList' },
  { label: msg('OrderList'), to: '/ecom/main-order-list', permission: 'orderList' },
];

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry;
}
