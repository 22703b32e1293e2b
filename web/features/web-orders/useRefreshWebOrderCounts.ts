import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useRefreshWebOrderCountsQuery } from '../../__generated__/useRefreshWebOrderCountsQuery.graphql.ts';

/** Asks for the counts of the status tabs again, after a decision. A failure leaves the old ones. */
export function useRefreshWebOrderCounts(): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const query = graphql`
      query useRefreshWebOrderCountsQuery {
        webOrderCounts {
          status
          count
        }
      }
    `;
    await fetchQuery<useRefreshWebOrderCountsQuery>(environment, query, {})
      .toPromise()
      .catch(() => undefined);
  }, [environment]);
}
