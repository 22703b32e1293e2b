import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsOf } from '../../../schema/rules/permission-presets.ts';
import {
  effectivePermissions, PERMISSION_FLAGS, type PermissionFlag,
} from '../../../schema/rules/permissions.ts';
import { BEYOND, isGroup, MENU, UNLISTED } from '../../../web/routes/menu.ts';
import { canOpen, itemsAt, visibleMenu } from '../../../web/routes/menuAccess.ts';
import {
  ALIASES, EARLIER_GROUPS, expectedMenu, mayOpen, SPEC_ADDRESSES, SPEC_GROUPS, SPEC_LABELS, type Person,
} from '../spec-menu.ts';

/** What the gateway tells the browser of this person. */
function permissionsOf({ role, flags }: Person) {
  return new Set(effectivePermissions({ role, flags: flags && flagsOf(flags as PermissionFlag[]) }));
}

/** The sidebar that the app shows, in the form of `expectedMenu`. */
function shownMenu(person: Person): Record<string, string[]> {
  return Object.fromEntries(
    visibleMenu(permissionsOf(person)).map((entry) =>
      isGroup(entry) ? [entry.label, entry.items.map(({ to }) => to)] : [entry.to, [entry.to]],
    ),
  );
}

const opens = (person: Person, address: string) =>
  itemsAt(address).some((item) => canOpen(item, permissionsOf(person)));

const HIDE = 'hideProductCostReportForAdmin';
const everyFlag = [...PERMISSION_FLAGS];

const people: [title: string, person: Person][] = [
  ['SUPERADMIN', { role: 'SUPERADMIN', flags: null }],
  ['SUPERADMIN with every flag', { role: 'SUPERADMIN', flags: everyFlag }],
  ['FOUNDER', { role: 'FOUNDER', flags: null }],
  [`FOUNDER with ${HIDE}`, { role: 'FOUNDER', flags: [HIDE] }],
  ['ADMIN', { role: 'ADMIN', flags: [] }],
  ['ADMIN without a permission record', { role: 'ADMIN', flags: null }],
  [`ADMIN with ${HIDE}`, { role: 'ADMIN', flags: [HIDE] }],
  ['MEMBER without a permission record', { role: 'MEMBER', flags: null }],
  ['MEMBER without a flag', { role: 'MEMBER', flags: [] }],
  ['MEMBER with every flag', { role: 'MEMBER', flags: everyFlag }],
  ...PERMISSION_FLAGS.map((flag): [string, Person] => [
    `MEMBER with ${flag} only`, { role: 'MEMBER', flags: [flag] },
  ]),
];

const anybody = fc.record({
  role: fc.constantFrom('SUPERADMIN' as const, 'FOUNDER' as const, 'ADMIN' as const, 'MEMBER' as const),
  flags: fc.option(fc.subarray(everyFlag)),
});

describe('the sidebar', () => {
  it.each(people)('of %s is the specification’s', (_title, person) => {
    expect(shownMenu(person)).toEqual(expectedMenu(person));
  });

  it('of anybody is the specification’s', () => {
    fc.assert(
      fc.property(anybody, (person) => {
        expect(shownMenu(person)).toEqual(expectedMenu(person));
      }),
    );
  });

  it('has both menu variants and nothing else of theirs', () => {
    const everything = shownMenu({ role: 'SUPERADMIN', flags: null });
    expect(Object.keys(everything)).toHaveLength(2 + SPEC_GROUPS.length + EARLIER_GROUPS.length);
    const shown = new Set([...Object.values(everything).flat(), ...Object.keys(ALIASES)]);
    for (const { to } of BEYOND) shown.delete(to);
    expect([...shown].sort()).toEqual([...SPEC_ADDRESSES].sort());
  });

  it.each(Object.entries(SPEC_LABELS))('calls the items of %s what they are called there', (label, names) => {
    const group = MENU.filter(isGroup).find((entry) => entry.label === label);
    expect(group?.items.map((item) => item.label)).toEqual(expect.arrayContaining([...names]));
  });

  it('has no entry for a user without a permission record', () => {
    expect(shownMenu({ role: 'MEMBER', flags: null })).toEqual({});
  });

  it('takes exactly two reports from an administrator who may not see costs', () => {
    const admin = (...flags: string[]): Person => ({ role: 'ADMIN', flags });
    const lost = (to: string) => opens(admin(), to) && !opens(admin(HIDE), to);
    const reports = ['/reports/order-financials', '/reports/product-report'];
    expect(SPEC_ADDRESSES.filter((to) => !(to in ALIASES)).filter(lost)).toEqual(reports);
  });
});

describe('typing an address', () => {
  it.each(people)('as %s opens what the sidebar would, and nothing else', (_title, person) => {
    const opened = SPEC_ADDRESSES.filter((address) => opens(person, address));
    expect(opened).toEqual(SPEC_ADDRESSES.filter((address) => mayOpen(person, address)));
  });

  it('as anybody opens what the sidebar would', () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...SPEC_ADDRESSES), (person, address) => {
        expect(opens(person, address)).toBe(mayOpen(person, address));
      }),
    );
  });

  it.each(Object.entries(ALIASES))('%s leads to the screen of %s', (alias, to) => {
    expect(itemsAt(alias)).toEqual(itemsAt(to));
    expect(itemsAt(to)).toHaveLength(1);
  });

  it('of the finance entries, which stand in no menu, is for those who see costs', () => {
    const address = '/reports/order-finance-entries';
    const inMenu = MENU.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])).map(({ to }) => to);
    expect(inMenu).not.toContain(address);
    expect(UNLISTED.map(({ to }) => to)).toContain(address);
    expect(opens({ role: 'FOUNDER', flags: null }, address)).toBe(true);
    expect(opens({ role: 'ADMIN', flags: [HIDE] }, address)).toBe(false);
    expect(opens({ role: 'MEMBER', flags: everyFlag }, address)).toBe(false);
  });

  it.each([
    '/reports/order-financials/orders', '/reports/product-report/lines', '/reports/product-status-report/lines', '/reports/product-purchase-history/lines',
  ])('of the lines behind the product report at %s is for those who see costs', (address) => {
    expect(opens({ role: 'ADMIN', flags: [] }, address)).toBe(true);
    expect(opens({ role: 'ADMIN', flags: [HIDE] }, address)).toBe(false);
    expect(opens({ role: 'MEMBER', flags: everyFlag }, address)).toBe(false);
  });
});
