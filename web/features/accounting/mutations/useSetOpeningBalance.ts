import { graphql } from 'react-relay/hooks';
import type { SetOpeningBalanceInput, useSetOpeningBalanceMutation } from '../../../__generated__/useSetOpeningBalanceMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sets the opening balance of an account. */
export function useSetOpeningBalance() {
  const { run, isInFlight } = useCommand<useSetOpeningBalanceMutation>(graphql`
    mutation useSetOpeningBalanceMutation($input: SetOpeningBalanceInput!) {
      setOpeningBalance(input: $input) {
        __typename
        ... on SetOpeningBalanceSuccess {
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
  return { setOpeningBalance: (input: SetOpeningBalanceInput) => run({ input }), isInFlight };
}
