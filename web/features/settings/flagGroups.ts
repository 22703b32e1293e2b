import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import type { PermissionFlag } from '../../../schema/rules/permissions.ts';

interface FlagText {
  flag: PermissionFlag;
  label: MessageKey;
  /** What the flag allows. */
  help: MessageKey;
}

interface FlagGroup {
  title: MessageKey;
  flags: readonly FlagText[];
}

/** The permission flags in the groups of the user list. */
export const FLAG_GROUPS: readonly FlagGroup[] = [
  {
    title: msg('Orders'),
    flags: [
      { flag: 'search', label: msg('Search'), help: msg('Find orders by phone or number') },
      { flag: 'order', label: msg('Orders'), help: msg('The orders menu and single SMS') },
      { flag: 'newOrder', label: msg('New orders'), help: msg('Take orders, preorders and tasks') },
      { flag: 'orderList', label: msg('Order list'), help: msg('See orders and their pages') },
      { flag: 'confirmOrder', label: msg('Confirm orders'), help: msg('One by one and in bulk') },
      { flag: 'orderUpdate', label: msg('Update orders'), help: msg('Ship, deliver, cancel, scan') },
    ],
  },
  {
    title: msg('Web orders'),
    flags: [
      { flag: 'webOrderList', label: msg('Web order list'), help: msg('See and approve web orders') },
      { flag: 'webOrderReport', label: msg('Web order report'), help: msg('What became of web orders') },
    ],
  },
  {
    title: msg('Stock'),
    flags: [
      { flag: 'product', label: msg('Products'), help: msg('Products, categories and brands') },
      { flag: 'purchase', label: msg('Increase stock'), help: msg('Purchases and transfers') },
      { flag: 'adjustStock', label: msg('Decrease stock'), help: msg('Damage, loss and corrections') },
    ],
  },
  {
    title: msg('Money and delivery'),
    flags: [
      { flag: 'expense', label: msg('Accounting'), help: msg('Expenses, income and ads') },
      { flag: 'deliveryMethod', label: msg('Delivery methods'), help: msg('Couriers and their payments') },
      { flag: 'report', label: msg('Reports'), help: msg('Order and employee reports') },
    ],
  },
  {
    title: msg('Business'),
    flags: [
      { flag: 'notification', label: msg('Notifications'), help: msg('Low stock and late parcels') },
      { flag: 'createUser', label: msg('Users'), help: msg('Invite and change members') },
      { flag: 'hideProductCostReportForAdmin', label: msg('Hide costs and profit'), help: msg('For admins only') },
    ],
  },
];
