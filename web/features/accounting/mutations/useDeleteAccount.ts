import { graphql } from 'react-relay/hooks';
import type { DeleteAccountInput, useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Deletes an account that was never used. */
export function useDeleteAccount() {
  const { run, isInFlight } = useCommand<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        __typename
        ... on DeleteAccountSuccess {
          data: id
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { deleteAccount: (input: DeleteAccountInput) => run({ input }), isInFlight };
}
