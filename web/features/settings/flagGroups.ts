import type { PermissionFlag } from '../../../schema/rules/permissions.ts';

interface FlagText {
  flag: PermissionFlag;
  label: string;
  /** What it opens. */
  help: string;
}

interface FlagGroup {
  title: string;
  flags: readonly FlagText[];
}

/** The permission flags as the user list shows them. English; shown through `t`. */
export const FLAG_GROUPS: readonly FlagGroup[] = [
  {
    title: 'Orders',
    flags: [
      { flag: 'search', label: 'Search', help: 'Find orders by phone or number' },
      { flag: 'order', label: 'Orders', help: 'The orders menu and single SMS' },
      { flag: 'newOrder', label: 'New orders', help: 'Take orders, preorders and tasks' },
      { flag: 'orderList', label: 'Order list', help: 'See orders and their pages' },
      { flag: 'confirmOrder', label: 'Confirm orders', help: 'One by one and in bulk' },
      { flag: 'orderUpdate', label: 'Update orders', help: 'Ship, deliver, cancel, scan' },
    ],
  },
  {
    title: 'Web orders',
    flags: [
      { flag: 'webOrderList', label: 'Web order list', help: 'See and approve web orders' },
      { flag: 'webOrderReport', label: 'Web order report', help: 'What became of web orders' },
    ],
  },
  {
    title: 'Stock',
    flags: [
      { flag: 'product', label: 'Products', help: 'Products, categories and brands' },
      { flag: 'purchase', label: 'Increase stock', help: 'Purchases and transfers' },
      { flag: 'adjustStock', label: 'Decrease stock', help: 'Damage, loss and corrections' },
    ],
  },
  {
    title: 'Money and delivery',
    flags: [
      { flag: 'expense', label: 'Accounting', help: 'Expenses, income and ads' },
      { flag: 'deliveryMethod', label: 'Delivery methods', help: 'Couriers and their payments' },
      { flag: 'report', label: 'Reports', help: 'Order and employee reports' },
    ],
  },
  {
    title: 'Business',
    flags: [
      { flag: 'notification', label: 'Notifications', help: 'Low stock and late parcels' },
      { flag: 'createUser', label: 'Users', help: 'Invite and change members' },
      { flag: 'hideProductCostReportForAdmin', label: 'Hide costs and profit', help: 'For admins only' },
    ],
  },
];
