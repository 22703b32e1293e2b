import { graphql } from 'react-relay/hooks';
import type { UpdateAccountInput, useUpdateAccountMutation } from '../../../__generated__/useUpdateAccountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Renames or archives an account. */
export function useUpdateAccount() {
  const { run, isInFlight } = useCommand<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        __typename
        ... on UpdateAccountSuccess {
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
  return { updateAccount: (input: UpdateAccountInput) => run({ input }), isInFlight };
}
