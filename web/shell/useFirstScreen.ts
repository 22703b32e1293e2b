import type { MenuItem } from '../routes/menu.ts';
import { allScreens } from '../routes/menuAccess.ts';
import { usePermissions } from './usePermissions.ts';

/** The first screen that the viewer may open, and not an empty form where there is a list; undefined without any. */
export function useFirstScreen(): MenuItem | undefined {
  const screens = allScreens(usePermissions());
  return screens.find(({ isForm }) => !isForm) ?? screens[0];
}
