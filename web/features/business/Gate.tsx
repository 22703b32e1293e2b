import { Component, lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { viewerQuery, viewerQuery$data } from '../../__generated__/viewerQuery.graphql.ts';
import { GatewayError } from '../../relay/GatewayError.ts';
import { currentTime } from '../../relay/serverTime.ts';
import { showBusiness } from '../../relay/shownBusiness.ts';
import { goToSignIn } from '../identity/signInPath.ts';
import { BusinessLoading } from './BusinessLoading.tsx';
import { ConnectionErrorScreen } from './ConnectionErrorScreen.tsx';
import { decideGate } from './gate.ts';
import type { GateOutcome } from './gate.ts';
import { viewerQueryNode } from './viewer.ts';
import type { ViewerQueries } from './viewer.ts';
import { WithOtherBusinesses } from './WithOtherBusinesses.tsx';

// Loaded lazily, because few people see these screens.
const NoBusinessScreen = lazy(() =>
  import('./NoBusinessScreen.tsx').then((module) => ({ default: module.NoBusinessScreen })),
);
const PackageExpiredScreen = lazy(() =>
  import('./PackageExpiredScreen.tsx').then((module) => ({ default: module.PackageExpiredScreen })),
);

export type Viewer = NonNullable<viewerQuery$data['viewer']>;

interface GateProps {
  queries: ViewerQueries;
  /** Gate outcomes at which the current screen is shown all the same, because it is how the user resolves them. */
  passes: readonly GateOutcome[];
  /** The app, for the outcome `APP` and for those in `passes`. */
  children: (viewer: Viewer, outcome: GateOutcome) => ReactNode;
}

interface CatchState {
  error: unknown;
}

/**
 * The whole request failed: the server is down or slow, or the answer is invalid. Errors of the app itself are
 * rethrown.
 */
class CatchConnectionError extends Component<{ children: ReactNode }, CatchState> {
  override state: CatchState = { error: null };
  static getDerivedStateFromError = (error: unknown): CatchState => ({ error });
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof GatewayError)) throw error;
    return <ConnectionErrorScreen message={error.message} referenceId={error.referenceId} />;
  }
}

type BusinessError = { readonly extensions?: { readonly message?: string; readonly referenceId?: string } };

function firstError({ business }: Viewer): BusinessError['extensions'] | null {
  if (business.ok) return null;
  const [first] = business.errors as readonly BusinessError[];
  return first?.extensions ?? {};
}

function Decided({ queries, passes, children }: GateProps) {
  const { viewer } = usePreloadedQuery<viewerQuery>(viewerQueryNode, queries.viewer);
  const shownId = viewer?.business.ok ? viewer.business.value?.id : undefined;
  useEffect(() => {
    if (shownId) showBusiness(shownId);
  }, [shownId]);
  if (!viewer) {
    goToSignIn();
    return <BusinessLoading />;
  }
  const error = firstError(viewer);
  const business = viewer.business.ok ? (viewer.business.value ?? null) : null;
  const facts = {
    isSpecialAccount: viewer.isSpecialAccount,
    error: error ? (error.message ?? '') : null,
    isLoading: false,
    business,
  };
  const outcome = decideGate(facts, new Date(currentTime()));
  if (outcome === 'APP' || passes.includes(outcome)) return children(viewer, outcome);
  switch (outcome) {
    case 'NO_BUSINESS':
      return (
        <WithOtherBusinesses query={queries.businesses}>
          {(others) => <NoBusinessScreen viewer={viewer} others={others} />}
        </WithOtherBusinesses>
      );
    case 'PACKAGE_EXPIRED':
      return (
        business && (
          <WithOtherBusinesses query={queries.businesses}>
            {(others) => (
              <PackageExpiredScreen
                business={business}
                permissions={viewer.permissions}
                others={others}
              />
            )}
          </WithOtherBusinesses>
        )
      );
    case 'CONNECTION_ERROR':
      return <ConnectionErrorScreen message={error?.message ?? ''} referenceId={error?.referenceId} />;
    case 'LOADING':
      return <BusinessLoading />;
    case 'NOTHING':
      return null;
  }
}

/**
 * Shows the app only to users with a business whose package is active; everybody else gets the screen that says what
 * to do.
 */
export function Gate({ queries, passes, children }: GateProps) {
  return (
    <CatchConnectionError>
      <Suspense fallback={<BusinessLoading />}>
        <Decided queries={queries} passes={passes}>
          {children}
        </Decided>
      </Suspense>
    </CatchConnectionError>
  );
}
