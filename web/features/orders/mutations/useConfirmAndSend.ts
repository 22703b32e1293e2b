import { graphql } from 'react-relay/hooks';
import type {
  ConfirmAndSendOrdersInput,
  useConfirmAndSendMutation,
} from '../../../__generated__/useConfirmAndSendMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Confirms many orders in the background, then books and texts those that were confirmed. */
export function useConfirmAndSend() {
  const { run, isInFlight } = useCommand<useConfirmAndSendMutation>(graphql`
    mutation useConfirmAndSendMutation($input: ConfirmAndSendOrdersInput!) {
      confirmAndSendOrders(input: $input) {
        __typename
        ... on ConfirmAndSendOrdersSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { confirmAndSend: (input: ConfirmAndSendOrdersInput) => run({ input }), isInFlight };
}
