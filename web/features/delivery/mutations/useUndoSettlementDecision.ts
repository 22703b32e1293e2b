import { graphql } from 'react-relay/hooks';
import type { UndoSettlementDecisionInput, useUndoSettlementDecisionMutation } from '../../../__generated__/useUndoSettlementDecisionMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Undoes the last settlement decision of an order. */
export function useUndoSettlementDecision() {
  const { run, isInFlight } = useCommand<useUndoSettlementDecisionMutation>(graphql`
    mutation useUndoSettlementDecisionMutation($input: UndoSettlementDecisionInput!) {
      undoSettlementDecision(input: $input) {
        __typename
        ... on UndoSettlementDecisionSuccess {
          data: order {
            id
            settlementStatus
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { undoSettlementDecision: (input: UndoSettlementDecisionInput) => run({ input }), isInFlight };
}
