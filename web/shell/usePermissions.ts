import { createContext, use } from 'react';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Permissions } from '../routes/menuAccess.ts';

export const PermissionsContext = createContext<Permissions>(new Set());

/** What the viewer may do, as the gateway says. */
export function usePermissions(): Permissions {
  return use(PermissionsContext);
}

/** May the viewer do this? For showing and hiding; the gateway decides again. */
export function useCan(permission: Permission): boolean {
  return usePermissions().has(permission);
}
