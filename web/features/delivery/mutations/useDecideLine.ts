import { graphql } from 'react-relay/hooks';
import type { DecideStatementLineInput, useDecideLineMutation } from '../../../__generated__/useDecideLineMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sets the order of a statement line, or that the rest will be paid later. */
export function useDecideLine() {
  const { run, isInFlight } = useCommand<useDecideLineMutation>(graphql`
    mutation useDecideLineMutation($input: DecideStatementLineInput!) {
      decideStatementLine(input: $input) {
        __typename
        ... on DecideStatementLineSuccess {
          data: statement {
            id
            ...statementFacts_statement @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { decideLine: (input: DecideStatementLineInput) => run({ input }), isInFlight };
}
