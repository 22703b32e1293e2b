import { graphql } from 'react-relay/hooks';
import type { usePauseMessagesMutation } from '../../../__generated__/usePauseMessagesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Stops all messages that are sent by itself, or lets them be sent again. */
export function usePauseMessages() {
  const { run, isInFlight } = useCommand<usePauseMessagesMutation>(graphql`
    mutation usePauseMessagesMutation($input: PauseMessagesInput!) {
      pauseMessages(input: $input) {
        __typename
        ... on PauseMessagesSuccess {
          data: isPaused
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { pauseMessages: (isPaused: boolean) => run({ input: { isPaused } }), isInFlight };
}
