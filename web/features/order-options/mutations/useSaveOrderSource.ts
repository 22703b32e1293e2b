import { graphql } from 'react-relay/hooks';
import type { useSaveOrderSourceCreateMutation } from '../../../__generated__/useSaveOrderSourceCreateMutation.graphql.ts';
import type { useSaveOrderSourceUpdateMutation } from '../../../__generated__/useSaveOrderSourceUpdateMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a source, or changes one. */
export function useSaveOrderSource() {
  const { run: create } = useCommand<useSaveOrderSourceCreateMutation>(graphql`
    mutation useSaveOrderSourceCreateMutation($input: CreateOrderSourceInput!) {
      createOrderSource(input: $input) {
        __typename
        ... on CreateOrderSourceSuccess {
          data: source {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: update } = useCommand<useSaveOrderSourceUpdateMutation>(graphql`
    mutation useSaveOrderSourceUpdateMutation($input: UpdateOrderSourceInput!) {
      updateOrderSource(input: $input) {
        __typename
        ... on UpdateOrderSourceSuccess {
          data: source {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { create, update };
}
