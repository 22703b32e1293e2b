import { graphql } from 'react-relay/hooks';
import type { EditCustomerInput, useEditCustomerMutation } from '../../../__generated__/useEditCustomerMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes what staff know of a customer. */
export function useEditCustomer() {
  const { run, isInFlight } = useCommand<useEditCustomerMutation>(graphql`
    mutation useEditCustomerMutation($input: EditCustomerInput!) {
      editCustomer(input: $input) {
        __typename
        ... on EditCustomerSuccess {
          data: customer {
            ...CustomerPage_customer
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { editCustomer: (input: EditCustomerInput) => run({ input }), isInFlight };
}
