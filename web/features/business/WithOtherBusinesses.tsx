import { Component, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { viewerBusinessesQuery } from '../../__generated__/viewerBusinessesQuery.graphql.ts';
import type { OtherBusiness } from './businessEntries.tsx';
import { loadOtherBusinesses, viewerBusinessesQueryNode } from './viewer.ts';

export interface OtherBusinesses {
  /** Empty while the list is loading, and when it could not be loaded. */
  businesses: readonly OtherBusiness[];
  isFounder: boolean;
  /** The number of open invitations of the viewer. */
  invitations: number;
  state: 'LOADING' | 'LOADED' | 'FAILED';
  /** Loads again after a failure. */
  retry: () => void;
}

interface OtherBusinessesProps {
  query: PreloadedQuery<viewerBusinessesQuery>;
  children: (others: OtherBusinesses) => ReactNode;
}

type Answer = Omit<OtherBusinesses, 'retry'>;

const LOADING: Answer = { businesses: [], isFounder: false, invitations: 0, state: 'LOADING' };
const FAILED: Answer = { ...LOADING, state: 'FAILED' };

interface ReportProps {
  query: OtherBusinessesProps['query'];
  /** Stable between renders. */
  onAnswer: (answer: Answer) => void;
}

/** Everything around works without the list: a failure is reported and hides nothing else. */
class CatchFailure extends Component<Pick<ReportProps, 'onAnswer'> & { children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    this.props.onAnswer(FAILED);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Renders nothing: reads the list, subscribes to it in the store and passes it on. */
function Report({ query, onAnswer }: ReportProps) {
  const { viewer } = usePreloadedQuery<viewerBusinessesQuery>(viewerBusinessesQueryNode, query);
  useEffect(() => {
    if (!viewer) return;
    const { otherBusinesses: businesses, isFounder, invitations } = viewer;
    onAnswer({ businesses, isFounder, invitations: invitations.length, state: 'LOADED' });
  }, [viewer, onAnswer]);
  return null;
}

/**
 * Provides the other businesses, or that they are loading or failed to load. The children are never remounted: an open
 * menu stays open when the list arrives.
 */
export function WithOtherBusinesses({ query: first, children }: OtherBusinessesProps) {
  const environment = useRelayEnvironment();
  const [again, setAgain] = useState<OtherBusinessesProps['query']>();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(LOADING);

  function retry() {
    setAnswer(LOADING);
    setAgain(loadOtherBusinesses(environment));
    setAttempt(attempt + 1);
  }
  return (
    <>
      {children({ ...answer, retry })}
      <CatchFailure key={attempt} onAnswer={setAnswer}>
        <Suspense fallback={null}>
          <Report query={again ?? first} onAnswer={setAnswer} />
        </Suspense>
      </CatchFailure>
    </>
  );
}
