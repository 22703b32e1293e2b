import { graphql } from 'react-relay/hooks';
import type { CloseBooksInput, useCloseBooksMutation } from '../../../__generated__/useCloseBooksMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Closes the books up to a day. */
export function useCloseBooks() {
  const { run, isInFlight } = useCommand<useCloseBooksMutation>(graphql`
    mutation useCloseBooksMutation($input: CloseBooksInput!) {
      closeBooks(input: $input) {
        __typename
        ... on CloseBooksSuccess {
          data: closing {
            closedThrough
            closedByName
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { closeBooks: (input: CloseBooksInput) => run({ input }), isInFlight };
}
