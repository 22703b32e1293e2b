import { graphql } from 'react-relay/hooks';
import type {
  PostCourierStatementInput,
  usePostStatementMutation,
} from '../../../__generated__/usePostStatementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Posts a statement and settles its orders. */
export function usePostStatement() {
  const { run, isInFlight } = useCommand<usePostStatementMutation>(graphql`
    mutation usePostStatementMutation($input: PostCourierStatementInput!) {
      postCourierStatement(input: $input) {
        __typename
        ... on PostCourierStatementSuccess {
          data: statement {
            id
            ...statementFacts_statement @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { postStatement: (input: PostCourierStatementInput) => run({ input }), isInFlight };
}
