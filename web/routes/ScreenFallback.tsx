import { Navigate } from '@tanstack/react-router';
import { useCurrentPath } from '../shell/useCurrentPath.ts';
import { itemsAt } from './menuAccess.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The page for addresses in the shell without a screen: an earlier address of one leads to it, any other is unknown. */
export function ScreenFallback() {
  const path = useCurrentPath();
  const [item] = itemsAt(path);
  return item && item.to !== path ? <Navigate to={item.to} replace /> : <NotFoundPage />;
}
