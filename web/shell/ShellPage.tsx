import { Outlet } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import type { Permission } from '../../schema/rules/permissions.ts';
import { Gate } from '../features/business/Gate.tsx';
import type { Viewer } from '../features/business/Gate.tsx';
import type { GateOutcome } from '../features/business/gate.ts';
import type { ViewerQueries } from '../features/business/viewer.ts';
import { mayFollow } from '../routes/menuAccess.ts';
import { shellRoute } from '../routes/shellRoute.ts';
import { MayFollow } from '../ui/MayFollow.ts';
import { AccessGuard } from './AccessGuard.tsx';
import { AppFrame } from './AppFrame.tsx';
import { PermissionsContext } from './usePermissions.ts';
import { useCurrentPath } from './useCurrentPath.ts';

const BareFrame = lazy(() => import('./BareFrame.tsx').then((module) => ({ default: module.BareFrame })));

/** Screens that the gate's own pages link to: they open although the gate is closed. */
const WAYS_OUT: Record<string, readonly GateOutcome[]> = {
  '/setting/create-new-business': ['NO_BUSINESS', 'PACKAGE_EXPIRED'],
  '/reports/my-limits': ['PACKAGE_EXPIRED'],
};

interface AppProps {
  viewer: Viewer;
  outcome: GateOutcome;
  queries: ViewerQueries;
}

function App({ viewer, outcome, queries }: AppProps) {
  const [permissions, follows] = useMemo(() => {
    const set = new Set(viewer.permissions as readonly Permission[]);
    return [set, (address: string | undefined) => mayFollow(address, set)] as const;
  }, [viewer.permissions]);
  const screen = (
    <AccessGuard>
      <Outlet />
    </AccessGuard>
  );
  return (
    <PermissionsContext value={permissions}>
      <MayFollow value={follows}>
        {outcome === 'APP' ? (
          <AppFrame viewer={viewer} queries={queries}>
            {screen}
          </AppFrame>
        ) : (
          <BareFrame>{screen}</BareFrame>
        )}
      </MayFollow>
    </PermissionsContext>
  );
}

/** All pages with sidebar and top bar: they open when the gate lets the viewer in. */
export function ShellPage() {
  const queries = shellRoute.useLoaderData();
  const passes = WAYS_OUT[useCurrentPath()] ?? [];
  return (
    <Gate queries={queries} passes={passes}>
      {(viewer, outcome) => <App viewer={viewer} outcome={outcome} queries={queries} />}
    </Gate>
  );
}
