import { graphql } from 'react-relay/hooks';
import type {
  VoidCourierStatementInput,
  useVoidStatementMutation,
} from '../../../__generated__/useVoidStatementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Voids a statement. */
export function useVoidStatement() {
  const { run, isInFlight } = useCommand<useVoidStatementMutation>(graphql`
    mutation useVoidStatementMutation($input: VoidCourierStatementInput!) {
      voidCourierStatement(input: $input) {
        __typename
        ... on VoidCourierStatementSuccess {
          data: statement {
            id
            ...statementFacts_statement @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { voidStatement: (input: VoidCourierStatementInput) => run({ input }), isInFlight };
}
