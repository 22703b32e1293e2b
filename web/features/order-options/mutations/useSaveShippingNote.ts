import { graphql } from 'react-relay/hooks';
import type { useSaveShippingNoteCreateMutation } from '../../../__generated__/useSaveShippingNoteCreateMutation.graphql.ts';
import type { useSaveShippingNoteUpdateMutation } from '../../../__generated__/useSaveShippingNoteUpdateMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a template of a shipping note, or changes one. */
export function useSaveShippingNote() {
  const { run: create } = useCommand<useSaveShippingNoteCreateMutation>(graphql`
    mutation useSaveShippingNoteCreateMutation($input: CreateShippingNoteInput!) {
      createShippingNote(input: $input) {
        __typename
        ... on CreateShippingNoteSuccess {
          data: note {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: update } = useCommand<useSaveShippingNoteUpdateMutation>(graphql`
    mutation useSaveShippingNoteUpdateMutation($input: UpdateShippingNoteInput!) {
      updateShippingNote(input: $input) {
        __typename
        ... on UpdateShippingNoteSuccess {
          data: note {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { create, update };
}
