import { msg, type MessageKey } from './message.ts';
import { PERMISSION_FLAGS, type PermissionFlag, type PermissionFlags, type Role } from './permissions.ts';

/** Ready-made rights of the user list; a person starts from one and changes single flags. */
export interface PermissionPreset {
  name: MessageKey;
  role: Role;
  flags: PermissionFlags;
}

/** The full record with exactly these flags set. */
export function flagsOf(set: readonly PermissionFlag[]): PermissionFlags {
  return Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, set.includes(flag)])) as PermissionFlags;
}

/** What an admin-level member is recorded with: everything, and costs are not hidden. */
export const ALL_FLAGS: PermissionFlags = flagsOf(
  PERMISSION_FLAGS.filter((flag) => flag !== 'hideProductCostReportForAdmin'),
);

export const PERMISSION_PRESETS: readonly PermissionPreset[] = [
  { name: msg('Owner'), role: 'ADMIN', flags: ALL_FLAGS },
  {
    name: msg('Moderator'),
    role: 'MEMBER',
    flags: flagsOf([
      'search', 'order', 'newOrder', 'orderList', 'webOrderList', 'webOrderReport', 'orderUpdate',
      'confirmOrder', 'notification',
    ]),
  },
  { name: msg('Packer'), role: 'MEMBER', flags: flagsOf(['search', 'order', 'orderList', 'orderUpdate']) },
  {
    name: msg('Accountant'),
    role: 'MEMBER',
    flags: flagsOf(['search', 'order', 'orderList', 'expense', 'deliveryMethod', 'report']),
  },
];
