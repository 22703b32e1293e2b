import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { viewerBusinessesQuery } from '../../__generated__/viewerBusinessesQuery.graphql.ts';
import type { OtherBusiness } from './businessEntries.tsx';
import { viewerBusinessesQueryNode } from './viewer.ts';

export interface OtherBusinesses {
  businesses: readonly OtherBusiness[];
  isFounder: boolean;
  /** The list could not be loaded, or is not there yet. */
  isMissing: boolean;
}

interface OtherBusinessesProps {
  query: PreloadedQuery<viewerBusinessesQuery>;
  children: (others: OtherBusinesses) => ReactNode;
}

const MISSING: OtherBusinesses = { businesses: [], isFounder: false, isMissing: true };

/** Whatever needs the list is usable without it: a failure only takes the list away. */
class WithoutList extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Loaded({ query, children }: OtherBusinessesProps) {
  const { viewer } = usePreloadedQuery<viewerBusinessesQuery>(viewerBusinessesQueryNode, query);
  if (!viewer) return children(MISSING);
  return children({ businesses: viewer.otherBusinesses, isFounder: viewer.isFounder, isMissing: false });
}

/** Gives the businesses to switch to, and an empty list until they are there. */
export function WithOtherBusinesses({ query, children }: OtherBusinessesProps) {
  const without = children(MISSING);
  return (
    <WithoutList fallback={without}>
      <Suspense fallback={without}>
        <Loaded query={query}>{children}</Loaded>
      </Suspense>
    </WithoutList>
  );
}
