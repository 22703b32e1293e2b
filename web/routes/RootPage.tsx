import { Outlet } from '@tanstack/react-router';
import { RouteProgress } from '../shell/RouteProgress.tsx';
import { useRouteAnnouncer } from './useRouteAnnouncer.ts';

/** Around every page, with shell or without. */
export function RootPage() {
  useRouteAnnouncer();
  return (
    <>
      <RouteProgress />
      <Outlet />
    </>
  );
}
