import { graphql } from 'react-relay/hooks';
import type { CreateWebOrderInput, useCreateWebOrderMutation } from '../../../__generated__/useCreateWebOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves a lead as a web order that waits for a call. */
export function useCreateWebOrder() {
  const { run, isInFlight } = useCommand<useCreateWebOrderMutation>(graphql`
    mutation useCreateWebOrderMutation($input: CreateWebOrderInput!) {
      createWebOrder(input: $input) {
        __typename
        ... on CreateWebOrderSuccess {
          data: webOrder {
            id
            number
            status
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createWebOrder: (input: CreateWebOrderInput) => run({ input }), isInFlight };
}
