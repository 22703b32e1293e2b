import { graphql } from 'react-relay/hooks';
import type {
  ReceiveTransferInput,
  useReceiveTransferMutation,
} from '../../../__generated__/useReceiveTransferMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Receives a transfer. */
export function useReceiveTransfer() {
  const { run, isInFlight } = useCommand<useReceiveTransferMutation>(graphql`
    mutation useReceiveTransferMutation($input: ReceiveTransferInput!) {
      receiveTransfer(input: $input) {
        __typename
        ... on ReceiveTransferSuccess {
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
  return { receiveTransfer: (input: ReceiveTransferInput) => run({ input }), isInFlight };
}
