import { Component, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { viewerBusinessesQuery } from '../../__generated__/viewerBusinessesQuery.graphql.ts';
import type { OtherBusiness } from './businessEntries.tsx';
import { viewerBusinessesQueryNode } from './viewer.ts';

export interface OtherBusinesses {
  businesses: readonly OtherBusiness[];
  isFounder: boolean;
  /** How many businesses have invited the viewer and wait for an answer. */
  invitations: number;
  /** The list could not be loaded, or is not there yet. */
  isMissing: boolean;
}

interface OtherBusinessesProps {
  query: PreloadedQuery<viewerBusinessesQuery>;
  children: (others: OtherBusinesses) => ReactNode;
}

const MISSING: OtherBusinesses = { businesses: [], isFounder: false, invitations: 0, isMissing: true };

/** Whatever needs the list is usable without it: a failure only takes the list away. */
class WithoutList extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface ReportProps {
  query: OtherBusinessesProps['query'];
  onLoaded: (others: OtherBusinesses) => void;
}

/** Draws nothing: waits for the list, follows it in the store and hands it on. */
function Report({ query, onLoaded }: ReportProps) {
  const { viewer } = usePreloadedQuery<viewerBusinessesQuery>(viewerBusinessesQueryNode, query);
  useEffect(() => {
    if (!viewer) return;
    const { otherBusinesses: businesses, isFounder, invitations } = viewer;
    onLoaded({ businesses, isFounder, invitations: invitations.length, isMissing: false });
  }, [viewer, onLoaded]);
  return null;
}

/**
 * Gives the businesses to switch to, and an empty list until they are there. What stands inside is never
 * mounted anew: a menu that is open stays open when the list comes.
 */
export function WithOtherBusinesses({ query, children }: OtherBusinessesProps) {
  const [others, setOthers] = useState(MISSING);
  return (
    <>
      {children(others)}
      <WithoutList>
        <Suspense fallback={null}>
          <Report query={query} onLoaded={setOthers} />
        </Suspense>
      </WithoutList>
    </>
  );
}
