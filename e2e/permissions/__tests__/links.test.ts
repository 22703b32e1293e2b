import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../gateway/graphql/schema.ts';
import { flagsOf } from '../../../schema/rules/permission-presets.ts';
import { can, effectivePermissions, PERMISSION_FLAGS } from '../../../schema/rules/permissions.ts';
import type { Grant, Permission } from '../../../schema/rules/permissions.ts';
import { ROOT } from '../../../scripts/processes.ts';
import { canOpen, itemsAt, mayFollow } from '../../../web/routes/menuAccess.ts';

/** What the page of a record shows, by its address. */
const RECORDS: Record<string, string> = {
  '/accounts/$id': 'Account',
  '/accounts/voucher/$id': 'Voucher',
  '/adjust-stock/adjust-stock-list/$id': 'StockAdjustment',
  '/adjust-stock/stock-count/$id': 'StockCount',
  '/bulk-jobs/$id': 'BulkJob',
  '/customer/customer-list/$id': 'Customer',
  '/delivery-method/dm-list/$id': 'Courier',
  '/delivery-method/update-payment/$id': 'CourierStatement',
  '/ecom/order/$id': 'Order',
  '/liability/$id': 'Liability',
  '/product/product-list/$id': 'Product',
  '/purchase/purchase-list/$id': 'Purchase',
  '/transfer-stock/$id': 'StockTransfer',
  '/website/order/$id': 'WebOrder',
  '/website/products/sync-products/$id': 'WebSite',
};

/** Records of the platform: no flag of a business says who sees them. */
const PLATFORM = /^\/super-admin\//;

interface Route {
  path: string;
  /** The key that the route names, for a screen that no menu names. */
  own: Permission | undefined;
}

const routes = globSync('web/features/*/*Routes.ts', { cwd: ROOT }).flatMap((file): Route[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bpath: '(\/[^']*)',(?:\s*staticData: \{ permission: '(\w+)')?/g)]
    .map(([, path, own]) => ({ path: path!, own: own as Permission | undefined })),
);

const people: [who: string, grant: Grant][] = [
  ['a super-administrator', { role: 'SUPERADMIN', flags: null }],
  ['a founder', { role: 'FOUNDER', flags: null }],
  ['an administrator', { role: 'ADMIN', flags: null }],
  ['an administrator who may not see costs', { role: 'ADMIN', flags: flagsOf(['hideProductCostReportForAdmin']) }],
  ['a member without a flag', { role: 'MEMBER', flags: null }],
  ...PERMISSION_FLAGS.map((flag): [string, Grant] => [`a member with ${flag} alone`, { role: 'MEMBER', flags: flagsOf([flag]) }]),
];

/** Does the gateway show records of this type? */
function isShown(typeName: string, grant: Grant): boolean {
  const type = schema.getType(typeName);
  const { visibleTo } = (isObjectType(type) ? type.extensions : {}) as { visibleTo?: readonly Permission[] };
  if (!visibleTo) throw new Error(`${typeName} says nothing of who may see it`);
  return visibleTo.some((permission) => can(grant, permission));
}

describe('links to pages', () => {
  it('know what the page of every record shows', () => {
    const pages = routes.map(({ path }) => path).filter((path) => path.endsWith('/$id') && !PLATFORM.test(path));
    expect(pages.sort()).toEqual(Object.keys(RECORDS).sort());
  });

  it.each(people)('lead %s to the screens that open, and to all of them', (_who, grant) => {
    const permissions = new Set(effectivePermissions(grant));
    const opens = ({ path, own }: Route) => {
      const items = itemsAt(path);
      if (items.length > 0) return items.some((item) => canOpen(item, permissions));
      return own === undefined || permissions.has(own);
    };
    // Everybody may come back to what they started; a link to it takes what shows them something there.
    const asked = routes.filter(({ path }) => !path.startsWith('/bulk-jobs'));
    expect(asked.filter(({ path }) => mayFollow(path, permissions)).map(({ path }) => path))
      .toEqual(asked.filter(opens).map(({ path }) => path));
  });

  it.each(people)('lead %s to no record that the gateway refuses', (_who, grant) => {
    const permissions = new Set(effectivePermissions(grant));
    const offered = Object.keys(RECORDS).filter((path) => mayFollow(path, permissions));
    expect(offered.filter((path) => !isShown(RECORDS[path]!, grant))).toEqual([]);
  });

  it('are asked about as they are written: with what stands behind the path, or not as an address at all', () => {
    const permissions = new Set<Permission>(['notification']);
    expect(mayFollow('/ecom/order/0190?open=1#items', permissions)).toBe(false);
    expect(mayFollow('/notification/low-stock?search=x/y', permissions)).toBe(true);
    expect(mayFollow('.', permissions)).toBe(true);
    expect(mayFollow(undefined, permissions)).toBe(true);
  });
});
