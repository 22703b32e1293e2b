import type { MenuItem } from '../routes/menu.ts';
import { allScreens } from '../routes/menuAccess.ts';
import { usePermissions } from './usePermissions.ts';

/** The first screen that the viewer may open; undefined without any. */
export function useFirstScreen(): MenuItem | undefined {
  return allScreens(usePermissions())[0];
}
