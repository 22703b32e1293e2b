import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuItem } from '../routes/menu.ts';
import { canOpen, itemsAt } from '../routes/menuAccess.ts';
import type { Permissions } from '../routes/menuAccess.ts';
import { LateForbiddenPage } from './LateForbiddenPage.tsx';
import { useCurrentPath } from './useCurrentPath.ts';
import { usePermissions } from './usePermissions.ts';

/** Open to whoever may open one of the items that lead here; a screen outside the menu names its own key. */
function mayOpen(
  items: readonly MenuItem[],
  own: MenuItem['permission'] | undefined,
  permissions: Permissions,
) {
  if (items.length > 0) return items.some((item) => canOpen(item, permissions));
  return own === undefined || permissions.has(own);
}

/** Shows a page that says so where the viewer may not open the screen. */
export function AccessGuard({ children }: { children: ReactNode }) {
  const path = useCurrentPath();
  const permissions = usePermissions();
  const own = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission });
  return mayOpen(itemsAt(path), own, permissions) ? children : <LateForbiddenPage />;
}
