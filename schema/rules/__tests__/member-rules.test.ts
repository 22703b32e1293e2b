import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../message.ts';
import { mayManage, refuseGrant } from '../member-rules.ts';
import { flagsOf } from '../permission-presets.ts';
import {
  can, canSeeCost, PERMISSION_FLAGS, ROLES, type Grant, type PermissionFlag, type Role,
} from '../permissions.ts';

const HIDE = 'hideProductCostReportForAdmin';
const grant = (role: Role, ...set: PermissionFlag[]): Grant => ({ role, flags: flagsOf(set) });

describe('who may manage whom', () => {
  it.each<[Role, Role[]]>([
    ['MEMBER', ['MEMBER']],
    ['ADMIN', ['MEMBER', 'ADMIN']],
    ['FOUNDER', ['MEMBER', 'ADMIN', 'FOUNDER']],
    ['SUPERADMIN', ['MEMBER', 'ADMIN', 'FOUNDER', 'SUPERADMIN']],
  ])('%s manages %j', (role, managed) => {
    expect(ROLES.filter((other) => mayManage(grant(role), other)).sort()).toEqual(managed.sort());
  });
});

describe('giving rights', () => {
  it('never goes above the own role', () => {
    expect(refuseGrant(grant('ADMIN'), grant('FOUNDER'), null)).toMatch(/above your own role/);
    expect(refuseGrant(grant('MEMBER', 'createUser'), grant('ADMIN'), null)).toMatch(/above your own role/);
    expect(refuseGrant(grant('FOUNDER'), grant('FOUNDER'), null)).toBeNull();
  });

  it('takes the flag itself of a member who may add users', () => {
    const actor = grant('MEMBER', 'createUser', 'order');
    expect(refuseGrant(actor, grant('MEMBER', 'order'), null)).toBeNull();
    const refusal = refuseGrant(actor, grant('MEMBER', 'order', 'expense'), null);
    expect(refusal && inEnglish(refusal)).toMatch(/permission expense/);
  });

  it('keeps what somebody has already, and takes away freely', () => {
    const actor = grant('MEMBER', 'createUser', 'order');
    const before = grant('MEMBER', 'expense', 'report');
    expect(refuseGrant(actor, grant('MEMBER', 'expense', 'order'), before)).toBeNull();
    expect(refuseGrant(actor, grant('MEMBER'), before)).toBeNull();
  });

  it('does not let an admin without costs show them to anybody, themselves included', () => {
    const actor = grant('ADMIN', HIDE);
    expect(refuseGrant(actor, grant('ADMIN'), actor)).toMatch(/show costs/);
    expect(refuseGrant(actor, grant('ADMIN'), null)).toMatch(/show costs/);
    expect(refuseGrant(actor, grant('ADMIN', HIDE), null)).toBeNull();
    expect(refuseGrant(actor, grant('ADMIN'), grant('ADMIN'))).toBeNull();
    expect(refuseGrant(grant('FOUNDER'), grant('ADMIN'), actor)).toBeNull();
  });

  it('never ends with a right that neither the actor nor the person had', () => {
    const anyone = fc.record({
      role: fc.constantFrom<Role>('FOUNDER', 'ADMIN', 'MEMBER'),
      flags: fc.subarray([...PERMISSION_FLAGS]).map((set) => flagsOf(set)),
    });
    fc.assert(
      fc.property(anyone, anyone, fc.option(anyone), (actor, to, before) => {
        if (before && !mayManage(actor, before.role)) return;
        if (refuseGrant(actor, to, before) !== null) return;
        for (const flag of PERMISSION_FLAGS) {
          if (flag === HIDE || !can(to, flag)) continue;
          expect(can(actor, flag) || (before !== null && can(before, flag))).toBe(true);
        }
        if (canSeeCost(to)) expect(canSeeCost(actor) || (before !== null && canSeeCost(before))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
