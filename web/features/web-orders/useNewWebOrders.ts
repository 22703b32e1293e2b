import { useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { usePolling } from '../reports/usePolling.ts';
import { useRefreshWebOrderCounts } from './useRefreshWebOrderCounts.ts';
import { ALL } from './webOrderSearch.ts';
import type { WebOrderTab } from './webOrderSearch.ts';

/**
 * Shows new orders in the open list by themselves: the kept counts are looked at every few seconds, and where the one
 * of this tab has changed the first page is read again. The pages behind it stay.
 */
export function useNewWebOrders(
  query: GraphQLTaggedNode,
  variables: WebOrderListPageQuery['variables'],
  tab: WebOrderTab,
): void {
  const environment = useRelayEnvironment();
  const refreshCounts = useRefreshWebOrderCounts();
  const last = useRef<{ tab: WebOrderTab; count: number } | null>(null);

  usePolling(async () => {
    const counts = await refreshCounts();
    if (!counts) return;
    const count = counts
      .filter(({ status }) => tab === ALL || status === tab)
      .reduce((sum, one) => sum + one.count, 0);
    const before = last.current;
    last.current = { tab, count };
    if (before && before.tab === tab && before.count === count) return;
    await fetchQuery<WebOrderListPageQuery>(environment, query, variables)
      .toPromise()
      // The next look will tell.
      .catch(() => undefined);
  });
}
