import { refuseGrant } from '../../../schema/rules/member-rules.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { flagsOf, type PermissionPreset } from '../../../schema/rules/permission-presets.ts';
import { PERMISSION_FLAGS, ROLES } from '../../../schema/rules/permissions.ts';
import type { Grant, PermissionFlag } from '../../../schema/rules/permissions.ts';

/** Roles that a member of a business may have, the least first. */
export const MEMBER_ROLES = ['MEMBER', 'ADMIN', 'FOUNDER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ROLE_WORDS: Record<MemberRole, MessageKey> = {
  MEMBER: msg('Member'), ADMIN: msg('Admin'), FOUNDER: msg('Founder'),
};

/** The rights being chosen in a form; `flags` are those that are set. */
export interface Rights {
  role: MemberRole;
  flags: readonly PermissionFlag[];
}

/** The rights of a member as GraphQL tells them; what this app does not know counts for nothing. */
export function rightsOf({ role, flags }: { role: string; flags: readonly string[] }): Rights {
  return {
    role: MEMBER_ROLES.find((known) => known === role) ?? 'MEMBER',
    flags: PERMISSION_FLAGS.filter((flag) => flags.includes(flag)),
  };
}

const HIDE_COSTS: PermissionFlag = 'hideProductCostReportForAdmin';

export const grantOf = ({ role, flags }: Rights): Grant => ({ role, flags: flagsOf(flags) });

/** The viewer as the rules know them, from what the gateway says they may do. */
export function actorOf(role: string | undefined, permissions: readonly string[]): Grant {
  const known = ROLES.find((one) => one === role) ?? 'MEMBER';
  return { role: known, flags: flagsOf(PERMISSION_FLAGS.filter((flag) => permissions.includes(flag))) };
}

/** What a preset stands for, and whether it is what is chosen now. */
export const presetRights = ({ role, flags }: PermissionPreset): Rights => ({
  role: role as MemberRole,
  flags: PERMISSION_FLAGS.filter((flag) => flags[flag]),
});

export function sameRights(a: Rights, b: Rights): boolean {
  const isSame = (flag: PermissionFlag) => a.flags.includes(flag) === b.flags.includes(flag);
  return a.role === b.role && PERMISSION_FLAGS.every(isSame);
}

/**
 * Founders and admins pass every flag; only hiding costs means something for an admin, and for nobody else.
 */
export function isFixed(role: MemberRole, flag: PermissionFlag): boolean {
  return flag === HIDE_COSTS ? role !== 'ADMIN' : role !== 'MEMBER';
}

/** Whether the person passes this flag with these rights. */
export function passes({ role, flags }: Rights, flag: PermissionFlag): boolean {
  if (isFixed(role, flag)) return flag !== HIDE_COSTS;
  return flags.includes(flag);
}

/** May the actor set this flag for somebody who has `before`? */
export function mayGive(actor: Grant, flag: PermissionFlag, before: Rights | null): boolean {
  const alone = grantOf({ role: 'MEMBER', flags: [flag] });
  return refuseGrant(actor, alone, before && grantOf(before)) === null;
}

export function withFlag({ role, flags }: Rights, flag: PermissionFlag, isSet: boolean): Rights {
  const others = flags.filter((one) => one !== flag);
  return { role, flags: isSet ? [...others, flag] : others };
}

/** How much a member may do, in numbers; null for everything. */
export function flagCount({ role, flags }: Rights): number | null {
  return role === 'MEMBER' ? flags.filter((flag) => flag !== HIDE_COSTS).length : null;
}

/** Costs and profit are hidden from this administrator. */
export const hidesCosts = (rights: Rights) => rights.role === 'ADMIN' && rights.flags.includes(HIDE_COSTS);

/** Flags that a member can use; the last one is for admins. */
export const USABLE_FLAGS = PERMISSION_FLAGS.length - 1;
