import { Navigate, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { clearJustSignedIn, hasJustSignedIn } from '../features/identity/justSignedIn.ts';
import { HOME } from '../features/identity/signInPath.ts';
import { knownSearch } from '../list/linkSearch.ts';
import type { MenuItem } from '../routes/menu.ts';
import { allScreens, canOpen, itemsAt } from '../routes/menuAccess.ts';
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

/**
 * Shows a proper page where somebody typed the address of a screen that is not theirs. Who has just signed in
 * and has no dashboard did not type it: they are taken to their first screen.
 */
export function AccessGuard({ children }: { children: ReactNode }) {
  const path = useCurrentPath();
  const permissions = usePermissions();
  const own = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission });
  const [justSignedIn] = useState(hasJustSignedIn);
  useEffect(clearJustSignedIn, []);
  if (mayOpen(itemsAt(path), own, permissions)) return children;
  const first = allScreens(permissions)[0];
  if (justSignedIn && path === HOME && first)
    return <Navigate to={first.to} search={knownSearch(first.search)} replace />;
  return <LateForbiddenPage />;
}
