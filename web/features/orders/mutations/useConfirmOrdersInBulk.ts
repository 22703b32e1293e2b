import { graphql } from 'react-relay/hooks';
import type {
  ConfirmOrdersInBulkInput,
  useConfirmOrdersInBulkMutation,
} from '../../../__generated__/useConfirmOrdersInBulkMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Confirms many orders in the background. */
export function useConfirmOrdersInBulk() {
  const { run, isInFlight } = useCommand<useConfirmOrdersInBulkMutation>(graphql`
    mutation useConfirmOrdersInBulkMutation($input: ConfirmOrdersInBulkInput!) {
      confirmOrdersInBulk(input: $input) {
        __typename
        ... on ConfirmOrdersInBulkSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { confirmOrdersInBulk: (input: ConfirmOrdersInBulkInput) => run({ input }), isInFlight };
}
