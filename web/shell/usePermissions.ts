import { createContext, use } from 'react';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Permissions } from '../routes/menuAccess.ts';

export const PermissionsContext = createContext<Permissions>(new Set());

/** What the viewer may do, as the gateway says. */
export function usePermissions(): Permissions {
  return use(PermissionsContext);
}

/** Whether the viewer may do this: for showing and hiding only, because the gateway checks again. */
export function useCan(permission: Permission): boolean {
  return usePermissions().has(permission);
}
