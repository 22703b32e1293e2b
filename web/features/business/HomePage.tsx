import { lazy } from 'react';
import { Navigate } from '@tanstack/react-router';
import { knownSearch } from '../../list/linkSearch.ts';
import { useFirstScreen } from '../../shell/useFirstScreen.ts';

// Seldom needed.
const NoScreenPage = lazy(() => import('../../routes/NoScreenPage.tsx').then((module) => ({ default: module.NoScreenPage })));

/** `/home`: redirects to the first screen that the user may open. Users with a gate screen stay here. */
export function HomePage() {
  const first = useFirstScreen();
  return first ? <Navigate to={first.to} search={knownSearch(first.search)} replace /> : <NoScreenPage />;
}
