import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { useRefreshWebOrderCounts } from './useRefreshWebOrderCounts.ts';
import { ALL } from './webOrderSearch.ts';
import type { WebOrderTab } from './webOrderSearch.ts';

/** Often while it is looked at; behind other tabs for the sound and the count in the title. */
const LOOK_MS = 4_000;
const HIDDEN_LOOK_MS = 15_000;

/**
 * Shows new orders in the open list by themselves: the kept counts are looked at every few seconds, and where the one
 * of this tab has changed the first page is read again. The pages behind it stay. `onNew` hears of more that wait.
 */
export function useNewWebOrders(
  query: GraphQLTaggedNode,
  variables: WebOrderListPageQuery['variables'],
  tab: WebOrderTab,
  onNew: () => void,
): void {
  const environment = useRelayEnvironment();
  const refreshCounts = useRefreshWebOrderCounts();
  const last = useRef<{ tab: WebOrderTab; count: number } | null>(null);
  const lastWaiting = useRef<number | null>(null);

  const look = useEffectEvent(async () => {
    const counts = await refreshCounts();
    if (!counts) return;
    const waiting = counts.find(({ status }) => status === 'PROCESSING')?.count ?? 0;
    if (lastWaiting.current !== null && waiting > lastWaiting.current) onNew();
    lastWaiting.current = waiting;
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(() => void look().finally(next), document.hidden ? HIDDEN_LOOK_MS : LOOK_MS);
    };
    const onShown = () => {
      if (!document.hidden) void look();
    };
    next();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, []);
}
