import { graphql } from 'react-relay/hooks';
import type { BookCourierInput, useBookCourierMutation } from '../../../__generated__/useBookCourierMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Starts the bulk booking of orders with a courier. */
export function useBookCourier() {
  const { run, isInFlight } = useCommand<useBookCourierMutation>(graphql`
    mutation useBookCourierMutation($input: BookCourierInput!) {
      bookCourier(input: $input) {
        __typename
        ... on BookCourierSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { bookCourier: (input: BookCourierInput) => run({ input }), isInFlight };
}
