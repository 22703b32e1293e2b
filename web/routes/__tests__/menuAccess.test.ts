import { describe, expect, it } from 'vitest';
import { effectivePermissions, PERMISSION_FLAGS } from '../../../schema/rules/permissions.ts';
import type { Grant, PermissionFlag, PermissionFlags } from '../../../schema/rules/permissions.ts';
import { BEYOND, isGroup, MENU, TABS } from '../menu.ts';
import type { MenuEntry } from '../menu.ts';
import { allScreens, canOpen, filterMenu, itemsAt, visibleMenu } from '../menuAccess.ts';

function flags(...set: PermissionFlag[]): PermissionFlags {
  return Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, set.includes(flag)])) as PermissionFlags;
}

const permissionsOf = (grant: Grant) => new Set(effectivePermissions(grant));
const member = (...set: PermissionFlag[]) => permissionsOf({ role: 'MEMBER', flags: flags(...set) });
const admin = permissionsOf({ role: 'ADMIN', flags: flags() });
const founder = permissionsOf({ role: 'FOUNDER', flags: null });
const superAdmin = permissionsOf({ role: 'SUPERADMIN', flags: null });

/** 'Group: item, item' and plain names, as a person reads the sidebar. */
function read(menu: readonly MenuEntry[]): string[] {
  return menu.map((entry) =>
    isGroup(entry) ? `${entry.label}: ${entry.items.map((item) => item.label).join(', ')}` : entry.label,
  );
}

/** The menu with the screens beyond the specification at the end of their groups. */
const everything = MENU.map((entry) =>
  isGroup(entry)
    ? { ...entry, items: [...entry.items, ...BEYOND.filter(({ group }) => group === entry.label)] }
    : entry,
);

describe('who sees what in the menu', () => {
  it('shows a super-administrator everything', () => {
    expect(read(visibleMenu(superAdmin))).toEqual(read(everything));
  });

  it.each([
    ['a founder', founder],
    ['an administrator', admin],
  ])('shows %s everything but SuperAdmin', (_name, permissions) => {
    expect(read(visibleMenu(permissions))).toEqual(
      read(everything.filter((entry) => entry.label !== 'SuperAdmin')),
    );
  });

  it('takes Books, Profit & Sales and Product Report from an administrator who may not see costs', () => {
    const hidden = permissionsOf({ role: 'ADMIN', flags: flags('hideProductCostReportForAdmin') });
    const lost = read(visibleMenu(admin)).filter((line) => !read(visibleMenu(hidden)).includes(line));
    expect(lost.map((line) => line.split(':')[0])).toEqual(['Accounting', 'Reports']);
    expect(read(visibleMenu(hidden)).find((line) => line.startsWith('Reports'))).toBe(
      'Reports: Employee Report, Order Report, Web Order Report, Meta Ads Report, My Limits, Statement',
    );
  });

  it('does not take them from a founder with the same flag', () => {
    const flagged = permissionsOf({ role: 'FOUNDER', flags: flags('hideProductCostReportForAdmin') });
    expect(read(visibleMenu(flagged))).toEqual(read(visibleMenu(founder)));
  });

  it('shows somebody without a permission record nothing', () => {
    expect(visibleMenu(permissionsOf({ role: 'MEMBER', flags: null }))).toEqual([]);
    expect(visibleMenu(member())).toEqual([]);
  });

  it.each<[PermissionFlag, string[]]>([
    ['search', ['Search']],
    ['product', ['Inventory: Add New Product, Product List, Categories & Brands']],
    ['order', []],
    ['newOrder', ['Approved Orders: New Order, Preorder List', 'Task: New Task, Task List']],
    ['orderList', ['Approved Orders: Order List']],
    ['webOrderList', ['Web Orders: Web Order List, Preorders']],
    ['webOrderReport', ['Web Orders: Web Order Report']],
    ['orderUpdate', ['Approved Orders: Super Edit, Scan To Update, Returns Bench']],
    ['confirmOrder', ['Order Update: Bulk Confirm, Super Edit']],
    ['purchase', ['Inventory: New Increase Stock, Increase Stock List, Transfer Stock']],
    [
      'expense',
      [
        'Meta Ads: Meta Ads Report, Product Campaigns',
        'Accounting: Accounts, New Expense, New Ad Expense, Expense List, Income List',
      ],
    ],
    ['notification', ['Notification: Low Stock, Unsettled orders']],
    ['deliveryMethod', ['Delivery Methods: Delivery Method List, Add Delivery Method, Update Payment']],
    ['adjustStock', ['Inventory: New Decrease Stock, Decrease Stock List']],
    ['report', ['Approved Orders: All List', 'Reports: Employee Report, Order Report, Web Order Report, Meta Ads Report']],
    ['createUser', ['Setting: User List']],
    ['hideProductCostReportForAdmin', []],
  ])('shows a member with %s alone its items', (flag, menu) => {
    expect(read(visibleMenu(member(flag)))).toEqual(menu);
  });

  it('shows the staff of the demo their orders', () => {
    expect(read(visibleMenu(member('search', 'order', 'newOrder', 'orderList', 'webOrderList')))).toEqual([
      'Search',
      'Approved Orders: New Order, Order List, Preorder List',
      'Web Orders: Web Order List, Preorders',
      'Task: New Task, Task List',
    ]);
  });
});

describe('the address of a screen', () => {
  const open = (path: string, permissions: ReturnType<typeof member>) =>
    itemsAt(path).some((item) => canOpen(item, permissions));

  it('opens for every key under which a menu names it', () => {
    expect(open('/ecom/preorder-list', member('newOrder'))).toBe(true);
    expect(open('/ecom/preorder-list', member('webOrderList'))).toBe(true);
    expect(open('/ecom/preorder-list', member('orderList'))).toBe(false);
    expect(open('/marketing/meta-ads-report', member('report'))).toBe(true);
  });

  it.each([
    ['/reports/profit-sales-report', 'Profit & Sales'],
    ['/reports/employee-performance', 'Employee Report'],
    ['/reports/product-status-report', 'Product Report'],
    ['/reports/product-purchase-history', 'Product Report'],
    ['/reports/product-inventory', 'Product Report'],
    ['/ecom/main-order-list/', 'Order List'],
  ])('%s leads to %s', (path, label) => {
    expect(itemsAt(path).map((item) => item.label)).toEqual([label]);
  });

  it('is unknown outside the menu', () => {
    expect(itemsAt('/ecom/nothing')).toEqual([]);
  });

  it('stands in the menu for every tab of the top bar', () => {
    for (const tab of TABS) expect(itemsAt(tab.to)).not.toEqual([]);
  });

  it('appears once in the palette', () => {
    const addresses = allScreens(superAdmin).map((screen) => screen.to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('the filter of the menu', () => {
  const found = (text: string) => read(filterMenu(visibleMenu(founder), text));

  it('finds groups by their label, whatever the case, with all their items', () => {
    expect(found('TASK')).toContain('Task: New Task, Task List, Auto Task Config');
  });

  it('finds items by their label, under their group', () => {
    expect(found('sticker')).toEqual(['Setting: Select Sticker']);
  });

  it('is off when empty', () => {
    expect(found('  ')).toEqual(read(visibleMenu(founder)));
  });

  it('finds nothing for nonsense', () => {
    expect(found('zzz')).toEqual([]);
  });
});
