import { graphql } from 'react-relay/hooks';
import type { DecideStatementLineInput, useDecideLineMutation } from '../../../__generated__/useDecideLineMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { StatementLine } from '../statementFacts.ts';

/** Sets the order of a statement line, or that the rest will be paid later; answers with the line as it is then. */
export function useDecideLine({ lineId, position }: Pick<StatementLine, 'lineId' | 'position'>) {
  const { run, isInFlight } = useCommand<useDecideLineMutation>(graphql`
    mutation useDecideLineMutation($input: DecideStatementLineInput!, $before: Int!) {
      decideStatementLine(input: $input) {
        __typename
        ... on DecideStatementLineSuccess {
          data: statement {
            id
            ...statementFacts_statement @relay(mask: false)
            decided: parcelsBehind(position: $before, first: 1) {
              ...statementFacts_line @relay(mask: false)
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { decideLine: (decision: Omit<DecideStatementLineInput, 'lineId'>) => run({ input: { lineId, ...decision }, before: position - 1 }), isInFlight };
}
