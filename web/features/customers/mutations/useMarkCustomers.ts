import { graphql } from 'react-relay/hooks';
import type { MarkCustomersInput, useMarkCustomersMutation } from '../../../__generated__/useMarkCustomersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Tags customers, or notes that they want no SMS, in the background. */
export function useMarkCustomers() {
  const { run, isInFlight } = useCommand<useMarkCustomersMutation>(graphql`
    mutation useMarkCustomersMutation($input: MarkCustomersInput!) {
      markCustomers(input: $input) {
        __typename
        ... on MarkCustomersSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { markCustomers: (input: MarkCustomersInput) => run({ input }), isInFlight };
}
