import { refuseGrant } from '../../../schema/rules/member-rules.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { flagsOf, type PermissionPreset } from '../../../schema/rules/permission-presets.ts';
import { PERMISSION_FLAGS, ROLES } from '../../../schema/rules/permissions.ts';
import type { Grant, PermissionFlag } from '../../../schema/rules/permissions.ts';

/** The roles that a member can have, the weakest first. */
export const MEMBER_ROLES = ['MEMBER', 'ADMIN', 'FOUNDER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ROLE_WORDS: Record<MemberRole, MessageKey> = {
  MEMBER: msg('Member'), ADMIN: msg('Admin'), FOUNDER: msg('Founder'),
};

/** The rights that are chosen in a form; `flags` are the set ones. */
export interface Rights {
  role: MemberRole;
  flags: readonly PermissionFlag[];
}

/** Converts a member's rights from GraphQL; values unknown to this version of the app are ignored. */
export function rightsOf({ role, flags }: { role: string; flags: readonly string[] }): Rights {
  return {
    role: MEMBER_ROLES.find((known) => known === role) ?? 'MEMBER',
    flags: PERMISSION_FLAGS.filter((flag) => flags.includes(flag)),
  };
}

const HIDE_COSTS: PermissionFlag = 'hideProductCostReportForAdmin';

export const grantOf = ({ role, flags }: Rights): Grant => ({ role, flags: flagsOf(flags) });

/** The viewer in the form that the permission rules take. */
export function actorOf(role: string | undefined, permissions: readonly string[]): Grant {
  const known = ROLES.find((one) => one === role) ?? 'MEMBER';
  return { role: known, flags: flagsOf(PERMISSION_FLAGS.filter((flag) => permissions.includes(flag))) };
}

/** The rights of a preset, and whether they equal the present choice. */
export const presetRights = ({ role, flags }: PermissionPreset): Rights => ({
  role: role as MemberRole,
  flags: PERMISSION_FLAGS.filter((flag) => flags[flag]),
});

export function sameRights(a: Rights, b: Rights): boolean {
  const isSame = (flag: PermissionFlag) => a.flags.includes(flag) === b.flags.includes(flag);
  return a.role === b.role && PERMISSION_FLAGS.every(isSame);
}

/** Founders and admins have every flag. Hiding costs is the one flag that matters only for admins. */
export function isFixed(role: MemberRole, flag: PermissionFlag): boolean {
  return flag === HIDE_COSTS ? role !== 'ADMIN' : role !== 'MEMBER';
}

/** Whether a person with these rights has this flag. */
export function passes({ role, flags }: Rights, flag: PermissionFlag): boolean {
  if (isFixed(role, flag)) return flag !== HIDE_COSTS;
  return flags.includes(flag);
}

/** Whether the actor may change this flag of a member with the rights `before`. */
export function mayGive(actor: Grant, flag: PermissionFlag, before: Rights | null): boolean {
  const alone = grantOf({ role: 'MEMBER', flags: [flag] });
  return refuseGrant(actor, alone, before && grantOf(before)) === null;
}

export function withFlag({ role, flags }: Rights, flag: PermissionFlag, isSet: boolean): Rights {
  const others = flags.filter((one) => one !== flag);
  return { role, flags: isSet ? [...others, flag] : others };
}

/** The number of a member's flags; null for all. */
export function flagCount({ role, flags }: Rights): number | null {
  return role === 'MEMBER' ? flags.filter((flag) => flag !== HIDE_COSTS).length : null;
}

/** Costs and profit are hidden from this administrator. */
export const hidesCosts = (rights: Rights) => rights.role === 'ADMIN' && rights.flags.includes(HIDE_COSTS);

/** The flags that apply to members; the last flag applies to admins only. */
export const USABLE_FLAGS = PERMISSION_FLAGS.length - 1;
