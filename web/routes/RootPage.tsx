import { Outlet } from '@tanstack/react-router';
import { RouteProgress } from '../shell/RouteProgress.tsx';
import { useArrival } from './useArrival.ts';

/** Around every page, with shell or without. */
export function RootPage() {
  useArrival();
  return (
    <>
      <RouteProgress />
      <Outlet />
    </>
  );
}
