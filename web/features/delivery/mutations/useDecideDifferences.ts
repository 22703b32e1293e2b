import { graphql } from 'react-relay/hooks';
import type { AcceptStatementDifferencesInput, useDecideDifferencesAcceptMutation } from '../../../__generated__/useDecideDifferencesAcceptMutation.graphql.ts';
import type { SettleStatementDifferencesInput, useDecideDifferencesSettleMutation } from '../../../__generated__/useDecideDifferencesSettleMutation.graphql.ts';
import type { UndoDifferenceDecisionInput, useDecideDifferencesUndoMutation } from '../../../__generated__/useDecideDifferencesUndoMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Decides about differences of a posted statement, or undoes a decision. */
export function useDecideDifferences() {
  const accepting = useCommand<useDecideDifferencesAcceptMutation>(graphql`
    mutation useDecideDifferencesAcceptMutation($input: AcceptStatementDifferencesInput!) {
      acceptStatementDifferences(input: $input) {
        __typename
        ... on AcceptStatementDifferencesSuccess {
          data: statement {
            ...StatementDifferences_statement
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const settling = useCommand<useDecideDifferencesSettleMutation>(graphql`
    mutation useDecideDifferencesSettleMutation($input: SettleStatementDifferencesInput!) {
      settleStatementDifferences(input: $input) {
        __typename
        ... on SettleStatementDifferencesSuccess {
          data: statement {
            ...StatementDifferences_statement
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const undoing = useCommand<useDecideDifferencesUndoMutation>(graphql`
    mutation useDecideDifferencesUndoMutation($input: UndoDifferenceDecisionInput!) {
      undoDifferenceDecision(input: $input) {
        __typename
        ... on UndoDifferenceDecisionSuccess {
          data: statement {
            ...StatementDifferences_statement
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    acceptDifferences: (input: AcceptStatementDifferencesInput) => accepting.run({ input }),
    settleDifferences: (input: SettleStatementDifferencesInput) => settling.run({ input }),
    undoDecision: (input: UndoDifferenceDecisionInput) => undoing.run({ input }),
  };
}
