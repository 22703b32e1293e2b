import { expect, test } from 'vitest';
import { ALL_FLAGS, PERMISSION_PRESETS } from '../../../../schema/rules/permission-presets.ts';
import { PERMISSION_FLAGS } from '../../../../schema/rules/permissions.ts';
import { FLAG_GROUPS } from '../flagGroups.ts';
import {
  actorOf, flagCount, hidesCosts, mayGive, passes, presetRights, rightsOf, sameRights, withFlag,
} from '../grant.ts';
import type { Rights } from '../grant.ts';

const packer: Rights = { role: 'MEMBER', flags: ['order', 'orderList'] };

test('the matrix shows every flag once', () => {
  const shown = FLAG_GROUPS.flatMap(({ flags }) => flags.map(({ flag }) => flag));
  expect([...shown].sort()).toEqual([...PERMISSION_FLAGS].sort());
});

test('members pass what is ticked, admins everything, and costs are hidden from admins only', () => {
  expect(passes(packer, 'order')).toBe(true);
  expect(passes(packer, 'product')).toBe(false);
  expect(passes({ role: 'ADMIN', flags: [] }, 'product')).toBe(true);
  const hiding = ['hideProductCostReportForAdmin'] as const;
  expect(passes({ role: 'ADMIN', flags: hiding }, 'hideProductCostReportForAdmin')).toBe(true);
  expect(passes({ role: 'FOUNDER', flags: hiding }, 'hideProductCostReportForAdmin')).toBe(false);
  expect(hidesCosts({ role: 'ADMIN', flags: hiding })).toBe(true);
  expect(hidesCosts({ role: 'MEMBER', flags: hiding })).toBe(false);
});

test('a member is counted by flags, an admin has all', () => {
  expect(flagCount(packer)).toBe(2);
  expect(flagCount(withFlag(packer, 'hideProductCostReportForAdmin', true))).toBe(2);
  expect(flagCount({ role: 'ADMIN', flags: [] })).toBeNull();
});

test('ticking and unticking a flag comes back to the same rights', () => {
  const more = withFlag(packer, 'search', true);
  expect(sameRights(more, packer)).toBe(false);
  expect(sameRights(withFlag(more, 'search', false), packer)).toBe(true);
  expect(sameRights({ ...packer, role: 'ADMIN' }, packer)).toBe(false);
});

test('a member with the user list gives only what they have, and leaves what is there', () => {
  const actor = actorOf('MEMBER', ['createUser', 'order', 'SIGNED_IN']);
  expect(mayGive(actor, 'order', null)).toBe(true);
  expect(mayGive(actor, 'expense', null)).toBe(false);
  expect(mayGive(actor, 'expense', { role: 'MEMBER', flags: ['expense'] })).toBe(true);
});

test('presets are whole sets of rights', () => {
  const [owner] = PERMISSION_PRESETS;
  expect(presetRights(owner!)).toEqual({
    role: 'ADMIN',
    flags: PERMISSION_FLAGS.filter((flag) => ALL_FLAGS[flag]),
  });
});

test('what a newer gateway knows and this app does not counts for nothing', () => {
  expect(rightsOf({ role: 'OWNER', flags: ['order', 'fly'] })).toEqual({ role: 'MEMBER', flags: ['order'] });
});
