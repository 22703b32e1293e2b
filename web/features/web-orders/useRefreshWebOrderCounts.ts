import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useRefreshWebOrderCountsQuery,
  useRefreshWebOrderCountsQuery$data,
} from '../../__generated__/useRefreshWebOrderCountsQuery.graphql.ts';

type Counts = useRefreshWebOrderCountsQuery$data['webOrderCounts'];

/** Asks for the counts of the status tabs again, and gives them. A failure leaves the old ones. */
export function useRefreshWebOrderCounts(): () => Promise<Counts | undefined> {
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
    const answer = await fetchQuery<useRefreshWebOrderCountsQuery>(environment, query, {})
      .toPromise()
      .catch(() => undefined);
    return answer?.webOrderCounts;
  }, [environment]);
}
