import { graphql } from 'react-relay/hooks';
import type { AutoMessageOrdersInput, useFilteredOrdersQuery } from '../../../__generated__/useFilteredOrdersQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';

const query = graphql`
  query useFilteredOrdersQuery($input: AutoMessageOrdersInput!) {
    autoMessageOrders(input: $input)
  }
`;

/** How many orders of the last 30 days this filter lets through; null until it is known. */
export function useFilteredOrders(filter: AutoMessageOrdersInput): number | null {
  const { data, error } = useDebouncedQuery<useFilteredOrdersQuery>(query, { input: filter }, { restMs: 300 });
  return error ? null : (data?.autoMessageOrders ?? null);
}
