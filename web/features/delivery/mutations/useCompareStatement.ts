import { graphql } from 'react-relay/hooks';
import type { CompareCourierStatementInput, useCompareStatementMutation } from '../../../__generated__/useCompareStatementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Compares the lines of a draft with the orders as they are now. */
export function useCompareStatement() {
  const { run, isInFlight } = useCommand<useCompareStatementMutation>(graphql`
    mutation useCompareStatementMutation($input: CompareCourierStatementInput!) {
      compareCourierStatement(input: $input) {
        __typename
        ... on CompareCourierStatementSuccess {
          data: statement {
            id
            ...statementFacts_statement @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { compareStatement: (input: CompareCourierStatementInput) => run({ input }), isInFlight };
}
