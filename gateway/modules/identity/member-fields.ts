import { z } from 'zod';
import { flagsOf } from '../../../schema/rules/permission-presets.ts';
import {
  PERMISSION_FLAGS, type PermissionFlag, type PermissionFlags,
} from '../../../schema/rules/permissions.ts';
import { MemberRole } from '../../db/generated/client/enums.ts';

export const memberRole = z.enum(MemberRole);
export const permissionFlag = z.enum(PERMISSION_FLAGS);

/** The flags that are set; the others are not. */
export const flagList = () =>
  z.array(permissionFlag).max(PERMISSION_FLAGS.length).transform((set): PermissionFlags => flagsOf(set));

/** The names of the flags that are set. */
export const setFlags = (flags: PermissionFlags | null): PermissionFlag[] =>
  PERMISSION_FLAGS.filter((flag) => flags?.[flag] === true);
