import { msg, type Message } from './message.ts';
import {
  canSeeCost, type Grant, type PermissionFlag, type PermissionFlags, type Role,
} from './permissions.ts';

/** Who may give which rights to whom. Pure; the gateway decides by it, the user list disables by it. */

const RANK: Record<Role, number> = { MEMBER: 1, ADMIN: 2, FOUNDER: 3, SUPERADMIN: 4 };

/** Does the actor stand high enough to change or disable a member of this role? */
export const mayManage = (actor: Grant, role: Role): boolean => RANK[actor.role] >= RANK[role];

/** Costs are for admin-level members whose costs are not hidden: to give that, one must have it. */
const givesCost = (grant: Grant) => canSeeCost(grant);

const HIDE: PermissionFlag = 'hideProductCostReportForAdmin';

/**
 * Why the actor may not give `to` what they shall have, or null. Nobody raises anybody above their own role,
 * gives a flag they do not hold, or sight of costs they do not have. What the person has already is kept.
 */
export function refuseGrant(actor: Grant, to: Grant, before: Grant | null): Message | null {
  if (!mayManage(actor, to.role)) return msg('You cannot raise anyone above your own role');
  if (givesCost(to) && !(before && givesCost(before)) && !canSeeCost(actor)) {
    return msg('You cannot show costs to others while they are hidden from you');
  }
  const missing = newFlags(to, before).find((flag) => flag !== HIDE && !holds(actor, flag));
  return missing ? msg('You cannot give the permission {{missing}}, which you do not have', { missing }) : null;
}

const holds = ({ role, flags }: Grant, flag: PermissionFlag) => role !== 'MEMBER' || flags?.[flag] === true;

function newFlags(to: Grant, before: Grant | null): PermissionFlag[] {
  const set = Object.entries(to.flags ?? ({} as PermissionFlags)) as [PermissionFlag, boolean][];
  return set.filter(([flag, on]) => on && !before?.flags?.[flag]).map(([flag]) => flag);
}
