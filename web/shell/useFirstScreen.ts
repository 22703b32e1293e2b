import { isBuilt } from '../routes/domains.ts';
import type { MenuItem } from '../routes/menu.ts';
import { allScreens } from '../routes/menuAccess.ts';
import { usePermissions } from './usePermissions.ts';

/** The first screen that the viewer may open and that works; undefined without any. */
export function useFirstScreen(): MenuItem | undefined {
  return allScreens(usePermissions()).find(({ to }) => isBuilt(to));
}
