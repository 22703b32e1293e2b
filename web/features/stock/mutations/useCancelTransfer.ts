import { graphql } from 'react-relay/hooks';
import type {
  CancelTransferInput,
  useCancelTransferMutation,
} from '../../../__generated__/useCancelTransferMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Cancels a transfer that has not arrived. */
export function useCancelTransfer() {
  const { run, isInFlight } = useCommand<useCancelTransferMutation>(graphql`
    mutation useCancelTransferMutation($input: CancelTransferInput!) {
      cancelTransfer(input: $input) {
        __typename
        ... on CancelTransferSuccess {
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
  return { cancelTransfer: (input: CancelTransferInput) => run({ input }), isInFlight };
}
