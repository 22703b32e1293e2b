import { Navigate } from '@tanstack/react-router';
import { knownSearch } from '../../list/linkSearch.ts';
import { LateForbiddenPage } from '../../shell/LateForbiddenPage.tsx';
import { useFirstScreen } from '../../shell/useFirstScreen.ts';

/** `/home`: redirects to the first screen that the user may open. Users with a gate screen stay here. */
export function HomePage() {
  const first = useFirstScreen();
  return first ? <Navigate to={first.to} search={knownSearch(first.search)} replace /> : <LateForbiddenPage />;
}
