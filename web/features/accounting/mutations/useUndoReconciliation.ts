import { graphql } from 'react-relay/hooks';
import type { UndoReconciliationInput, useUndoReconciliationMutation } from '../../../__generated__/useUndoReconciliationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Undoes the last reconciliation of an account. */
export function useUndoReconciliation() {
  const { run, isInFlight } = useCommand<useUndoReconciliationMutation>(graphql`
    mutation useUndoReconciliationMutation($input: UndoReconciliationInput!) {
      undoReconciliation(input: $input) {
        __typename
        ... on UndoReconciliationSuccess {
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
  return { undoReconciliation: (input: UndoReconciliationInput) => run({ input }), isInFlight };
}
