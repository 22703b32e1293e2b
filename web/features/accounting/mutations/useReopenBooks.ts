import { graphql } from 'react-relay/hooks';
import type { ReopenBooksInput, useReopenBooksMutation } from '../../../__generated__/useReopenBooksMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Reopens closed days. */
export function useReopenBooks() {
  const { run, isInFlight } = useCommand<useReopenBooksMutation>(graphql`
    mutation useReopenBooksMutation($input: ReopenBooksInput!) {
      reopenBooks(input: $input) {
        __typename
        ... on ReopenBooksSuccess {
          data: closing {
            closedThrough
            closedByName
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { reopenBooks: (input: ReopenBooksInput) => run({ input }), isInFlight };
}
