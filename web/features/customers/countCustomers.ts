import { graphql } from 'react-relay/hooks';
import type { countCustomersQuery } from '../../__generated__/countCustomersQuery.graphql.ts';
import { matchingCounter } from '../../list/matchingCounter.ts';

/** How many customers a filter lets through; undefined for more than one bulk job takes, or without an answer. */
export const countCustomers = matchingCounter<countCustomersQuery>(
  graphql`
    query countCustomersQuery($filter: CustomersFilter) {
      matchingCustomerCount(filter: $filter)
    }
  `,
  (answer) => answer.matchingCustomerCount,
);
