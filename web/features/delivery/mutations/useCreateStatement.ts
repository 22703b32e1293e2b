import { graphql } from 'react-relay/hooks';
import type {
  CreateCourierStatementInput,
  useCreateStatementMutation,
} from '../../../__generated__/useCreateStatementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters a courier's statement. */
export function useCreateStatement() {
  const { run, isInFlight } = useCommand<useCreateStatementMutation>(graphql`
    mutation useCreateStatementMutation($input: CreateCourierStatementInput!) {
      createCourierStatement(input: $input) {
        __typename
        ... on CreateCourierStatementSuccess {
          data: statement {
            id
            ...statementFacts_entered @relay(mask: false)
            ...statementFacts_statement @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createStatement: (input: CreateCourierStatementInput) => run({ input }), isInFlight };
}
