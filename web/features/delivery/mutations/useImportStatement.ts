import { graphql } from 'react-relay/hooks';
import type { ImportStatementInput, useImportStatementMutation } from '../../../__generated__/useImportStatementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Imports a statement from a file. */
export function useImportStatement() {
  const { run, isInFlight } = useCommand<useImportStatementMutation>(graphql`
    mutation useImportStatementMutation($input: ImportStatementInput!) {
      importStatement(input: $input) {
        __typename
        ... on ImportStatementSuccess {
          data: statement {
            id
            ...statementFacts_entered @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { importStatement: (input: ImportStatementInput) => run({ input }), isInFlight };
}
