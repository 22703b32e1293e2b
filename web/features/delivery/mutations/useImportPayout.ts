import { graphql } from 'react-relay/hooks';
import type { ImportPayoutInput, useImportPayoutMutation } from '../../../__generated__/useImportPayoutMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Creates a statement from a payout of a courier's API. */
export function useImportPayout() {
  const { run, isInFlight } = useCommand<useImportPayoutMutation>(graphql`
    mutation useImportPayoutMutation($input: ImportPayoutInput!) {
      importPayout(input: $input) {
        __typename
        ... on ImportPayoutSuccess {
          data: statement {
            id
            ...statementFacts_entered @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { importPayout: (input: ImportPayoutInput) => run({ input }), isInFlight };
}
