import { graphql } from 'react-relay/hooks';
import type { DecideStatementLineInput, useDecideLineMutation } from '../../../__generated__/useDecideLineMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says which order a line is for, or that the rest of it is to come. */
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
