import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FLAGS, flagsOf, PERMISSION_PRESETS } from '../permission-presets.ts';
import {
  can, canSeeCost, effectivePermissions, PERMISSION_FLAGS, ROLES, type Permission, type PermissionFlag,
  type Role,
} from '../permissions.ts';

const HIDE = 'hideProductCostReportForAdmin';
const KEYS: Permission[] = [...PERMISSION_FLAGS, 'ADMIN', 'FOUNDER', 'SUPERADMIN', 'SIGNED_IN', 'readOrders', 'chooseCourier', 'export'];

/** Role keys that each role passes, whatever its flags. */
const ROLE_KEYS: Record<Role, Permission[]> = {
  SUPERADMIN: ['ADMIN', 'FOUNDER', 'SUPERADMIN', 'SIGNED_IN', 'export'],
  FOUNDER: ['ADMIN', 'FOUNDER', 'SIGNED_IN', 'export'],
  ADMIN: ['ADMIN', 'SIGNED_IN', 'export'],
  MEMBER: ['SIGNED_IN', 'export'],
};

/** Every permission written out by hand from the rules, to compare the function with. */
function expected(role: Role, set: readonly PermissionFlag[]): Set<Permission> {
  const passed = new Set(ROLE_KEYS[role]);
  if (role === 'MEMBER') for (const flag of set) passed.add(flag);
  else for (const flag of PERMISSION_FLAGS) passed.add(flag);
  if (role === 'ADMIN' && set.includes(HIDE)) passed.add(HIDE);
  else passed.delete(HIDE);
  if (['orderList', 'report', 'orderUpdate', 'confirmOrder'].some((flag) => passed.has(flag as PermissionFlag))) passed.add('readOrders');
  if (['newOrder', 'orderUpdate'].some((flag) => passed.has(flag as PermissionFlag))) passed.add('chooseCourier');
  return passed;
}

const passedBy = (role: Role, set: readonly PermissionFlag[] | null) =>
  new Set(KEYS.filter((key) => can({ role, flags: set && flagsOf(set) }, key)));

describe('the 17 flags', () => {
  it('are those of the specification', () => {
    expect(PERMISSION_FLAGS).toHaveLength(17);
    expect(new Set(PERMISSION_FLAGS).size).toBe(17);
  });
});

describe.each(ROLES)('%s', (role) => {
  it('without a permission record passes what its role gives', () => {
    expect(passedBy(role, null)).toEqual(expected(role, []));
  });

  it.each(PERMISSION_FLAGS)('with %s alone', (flag) => {
    expect(passedBy(role, [flag])).toEqual(expected(role, [flag]));
  });

  it('with every combination of flags', () => {
    fc.assert(
      fc.property(fc.subarray([...PERMISSION_FLAGS]), (set) => {
        expect(passedBy(role, set)).toEqual(expected(role, set));
      }),
      { numRuns: 500 },
    );
  });

  it('gets exactly that list as its effective permissions', () => {
    fc.assert(
      fc.property(fc.option(fc.subarray([...PERMISSION_FLAGS])), (set) => {
        const list = effectivePermissions({ role, flags: set && flagsOf(set) });
        expect(new Set(list)).toEqual(expected(role, set ?? []));
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });
});

describe('hiding costs', () => {
  it.each<[Role, boolean, boolean]>([
    ['SUPERADMIN', false, true], ['SUPERADMIN', true, true],
    ['FOUNDER', false, true], ['FOUNDER', true, true],
    ['ADMIN', false, true], ['ADMIN', true, false],
    ['MEMBER', false, false], ['MEMBER', true, false],
  ])('%s with the flag %s sees costs: %s', (role, hidden, sees) => {
    expect(canSeeCost({ role, flags: flagsOf(hidden ? [HIDE] : []) })).toBe(sees);
  });

  it('needs a permission record to hide them from an admin', () => {
    expect(canSeeCost({ role: 'ADMIN', flags: null })).toBe(true);
  });
});

describe('presets', () => {
  it('are Owner, Moderator, Packer and Accountant', () => {
    expect(PERMISSION_PRESETS.map(({ name }) => name)).toEqual([
      'Owner', 'Moderator', 'Packer', 'Accountant',
    ]);
  });

  it('name all 17 flags each', () => {
    for (const { flags } of PERMISSION_PRESETS)
      expect(Object.keys(flags).sort()).toEqual([...PERMISSION_FLAGS].sort());
  });

  it('let a packer change orders and see no costs', () => {
    const packer = PERMISSION_PRESETS.find(({ name }) => name === 'Packer')!;
    expect(can(packer, 'orderUpdate')).toBe(true);
    expect(can(packer, 'confirmOrder')).toBe(false);
    expect(canSeeCost(packer)).toBe(false);
  });

  it('hide nothing from an owner', () => {
    expect(ALL_FLAGS[HIDE]).toBe(false);
    expect(canSeeCost({ role: 'ADMIN', flags: ALL_FLAGS })).toBe(true);
  });
});
