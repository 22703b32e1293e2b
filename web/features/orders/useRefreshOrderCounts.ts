import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useRefreshOrderCountsQuery } from '../../__generated__/useRefreshOrderCountsQuery.graphql.ts';

/**
 * Asks for the counts of the status tabs again, after orders changed status. A failure leaves the old ones.
 */
export function useRefreshOrderCounts(): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const query = graphql`
      query useRefreshOrderCountsQuery {
        orderCounts {
          status
          count
        }
      }
    `;
    await fetchQuery<useRefreshOrderCountsQuery>(environment, query, {}).toPromise().catch(() => undefined);
  }, [environment]);
}
