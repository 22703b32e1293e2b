import { Navigate } from '@tanstack/react-router';
import { knownSearch } from '../../list/linkSearch.ts';
import { LateForbiddenPage } from '../../shell/LateForbiddenPage.tsx';
import { useFirstScreen } from '../../shell/useFirstScreen.ts';

/** `/home`: to the first screen that the person may open. Whoever must pass the gate first stays here. */
export function HomePage() {
  const first = useFirstScreen();
  return first ? <Navigate to={first.to} search={knownSearch(first.search)} replace /> : <LateForbiddenPage />;
}
