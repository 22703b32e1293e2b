import { graphql } from 'react-relay/hooks';
import type { CreateAccountInput, useCreateAccountMutation } from '../../../__generated__/useCreateAccountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds an account or a category. */
export function useCreateAccount() {
  const { run, isInFlight } = useCommand<useCreateAccountMutation>(graphql`
    mutation useCreateAccountMutation($input: CreateAccountInput!) {
      createAccount(input: $input) {
        __typename
        ... on CreateAccountSuccess {
          data: account {
            id
            name
            version
            isArchived
            balance
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createAccount: (input: CreateAccountInput) => run({ input }), isInFlight };
}
