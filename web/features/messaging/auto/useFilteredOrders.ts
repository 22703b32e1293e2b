import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { AutoMessageOrdersInput, useFilteredOrdersQuery } from '../../../__generated__/useFilteredOrdersQuery.graphql.ts';

const query = graphql`
  query useFilteredOrdersQuery($input: AutoMessageOrdersInput!) {
    autoMessageOrders(input: $input)
  }
`;

/** So long nothing changes before it is asked. */
const REST_MS = 300;

/** How many orders of the last 30 days this filter lets through; null until it is known. */
export function useFilteredOrders(filter: AutoMessageOrdersInput): number | null {
  const environment = useRelayEnvironment();
  const [orders, setOrders] = useState<number | null>(null);
  const asked = JSON.stringify(filter);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<useFilteredOrdersQuery>(environment, query, { input: JSON.parse(asked) as AutoMessageOrdersInput }).subscribe({
        next: ({ autoMessageOrders }) => setOrders(autoMessageOrders),
        error: () => setOrders(null),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, asked]);
  return orders;
}
