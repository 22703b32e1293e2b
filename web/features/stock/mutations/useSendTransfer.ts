import { graphql } from 'react-relay/hooks';
import type {
  SendTransferInput,
  useSendTransferMutation,
} from '../../../__generated__/useSendTransferMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sends pieces to another location. */
export function useSendTransfer() {
  const { run, isInFlight } = useCommand<useSendTransferMutation>(graphql`
    mutation useSendTransferMutation($input: SendTransferInput!) {
      sendTransfer(input: $input) {
        __typename
        ... on SendTransferSuccess {
          data: transfer {
            id
            number
            ...transferFacts_transfer @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { sendTransfer: (input: SendTransferInput) => run({ input }), isInFlight };
}
