import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Permission } from '../../schema/rules/permissions.ts';
import { Gate } from '../features/business/Gate.tsx';
import type { Viewer } from '../features/business/Gate.tsx';
import type { ViewerQueries } from '../features/business/viewer.ts';
import { shellRoute } from '../routes/shellRoute.ts';
import { AccessGuard } from './AccessGuard.tsx';
import { AppFrame } from './AppFrame.tsx';
import { PermissionsContext } from './usePermissions.ts';

function App({ viewer, queries }: { viewer: Viewer; queries: ViewerQueries }) {
  const permissions = useMemo(() => new Set(viewer.permissions as readonly Permission[]), [viewer.permissions]);
  return (
    <PermissionsContext value={permissions}>
      <AppFrame viewer={viewer} queries={queries}>
        <AccessGuard>
          <Outlet />
        </AccessGuard>
      </AppFrame>
    </PermissionsContext>
  );
}

/** Everything with sidebar and top bar, behind the gate. */
export function ShellPage() {
  const queries = shellRoute.useLoaderData();
  return <Gate queries={queries}>{(viewer) => <App viewer={viewer} queries={queries} />}</Gate>;
}
