import { graphql } from 'react-relay/hooks';
import type { SaveAutoMessageInput, useSaveAutoMessageMutation } from '../../../__generated__/useSaveAutoMessageMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says what customers are told of an event, or that they are not. */
export function useSaveAutoMessage() {
  const { run, isInFlight } = useCommand<useSaveAutoMessageMutation>(graphql`
    mutation useSaveAutoMessageMutation($input: SaveAutoMessageInput!) {
      saveAutoMessage(input: $input) {
        __typename
        ... on SaveAutoMessageSuccess {
          data: event
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveAutoMessage: (input: SaveAutoMessageInput) => run({ input }), isInFlight };
}
