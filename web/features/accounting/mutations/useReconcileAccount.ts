import { graphql } from 'react-relay/hooks';
import type { ReconcileAccountInput, useReconcileAccountMutation } from '../../../__generated__/useReconcileAccountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Marks the entries that are on a bank statement. */
export function useReconcileAccount() {
  const { run, isInFlight } = useCommand<useReconcileAccountMutation>(graphql`
    mutation useReconcileAccountMutation($input: ReconcileAccountInput!) {
      reconcileAccount(input: $input) {
        __typename
        ... on ReconcileAccountSuccess {
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
  return { reconcileAccount: (input: ReconcileAccountInput) => run({ input }), isInFlight };
}
