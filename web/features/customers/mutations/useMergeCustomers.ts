import { graphql } from 'react-relay/hooks';
import type { MergeCustomersInput, useMergeCustomersMutation } from '../../../__generated__/useMergeCustomersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Makes two customers one, who has both numbers. */
export function useMergeCustomers() {
  const { run, isInFlight } = useCommand<useMergeCustomersMutation>(graphql`
    mutation useMergeCustomersMutation($input: MergeCustomersInput!) {
      mergeCustomers(input: $input) {
        __typename
        ... on MergeCustomersSuccess {
          data: customer {
            id
            name
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { mergeCustomers: (input: MergeCustomersInput) => run({ input }), isInFlight };
}
