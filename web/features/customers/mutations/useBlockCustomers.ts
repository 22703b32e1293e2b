import { graphql } from 'react-relay/hooks';
import type { BlockCustomersInput, useBlockCustomersMutation } from '../../../__generated__/useBlockCustomersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Puts the phone numbers of customers on the block list, in the background. */
export function useBlockCustomers() {
  const { run } = useCommand<useBlockCustomersMutation>(graphql`
    mutation useBlockCustomersMutation($input: BlockCustomersInput!) {
      blockCustomers(input: $input) {
        __typename
        ... on BlockCustomersSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { blockCustomers: (input: BlockCustomersInput) => run({ input }) };
}
