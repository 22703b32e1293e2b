import { graphql } from 'react-relay/hooks';
import type {
  AddOrderNoteInput,
  useAddOrderNoteMutation,
} from '../../../__generated__/useAddOrderNoteMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a note to the timeline of an order. */
export function useAddOrderNote() {
  const { run, isInFlight } = useCommand<useAddOrderNoteMutation>(graphql`
    mutation useAddOrderNoteMutation($input: AddOrderNoteInput!) {
      addOrderNote(input: $input) {
        __typename
        ... on AddOrderNoteSuccess {
          data: order {
            ...OrderTimeline_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { addOrderNote: (input: AddOrderNoteInput) => run({ input }), isInFlight };
}
