import { graphql } from 'react-relay/hooks';
import type { DecideStatementLinesInput, useDecideLinesMutation } from '../../../__generated__/useDecideLinesMutation.graphql.ts';
import type { UndoStatementLinesInput, useDecideLinesUndoMutation } from '../../../__generated__/useDecideLinesUndoMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

export type DecidedLines = NonNullable<useDecideLinesMutation['response']['decideStatementLines']['data']>;

void graphql`
  fragment useDecideLines_outcome on DecidedLines {
    count
    places
    left {
      reason
      count
      names
    }
  }
`;

/** Decides about many lines of a draft, or takes back what was decided. */
export function useDecideLines() {
  const deciding = useCommand<useDecideLinesMutation>(graphql`
    mutation useDecideLinesMutation($input: DecideStatementLinesInput!) {
      decideStatementLines(input: $input) {
        __typename
        ... on DecideStatementLinesSuccess {
          data: outcome {
            ...useDecideLines_outcome @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const undoing = useCommand<useDecideLinesUndoMutation>(graphql`
    mutation useDecideLinesUndoMutation($input: UndoStatementLinesInput!) {
      undoStatementLines(input: $input) {
        __typename
        ... on UndoStatementLinesSuccess {
          data: outcome {
            ...useDecideLines_outcome @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    decideLines: (input: DecideStatementLinesInput) => deciding.run({ input }),
    undoLines: (input: UndoStatementLinesInput) => undoing.run({ input }),
  };
}
