import { graphql } from 'react-relay/hooks';
import type { countOrdersQuery } from '../../../__generated__/countOrdersQuery.graphql.ts';
import { matchingCounter } from '../../../list/matchingCounter.ts';

/** How many orders a filter lets through; undefined for more than one bulk job takes, or without an answer. */
export const countOrders = matchingCounter<countOrdersQuery>(
  graphql`
    query countOrdersQuery($filter: OrdersFilter) {
      matchingOrderCount(filter: $filter)
    }
  `,
  (answer) => answer.matchingOrderCount,
);
