import { graphql } from 'react-relay/hooks';
import type {
  ApproveWebOrdersInBulkInput, useApproveWebOrdersInBulkMutation,
} from '../../../__generated__/useApproveWebOrdersInBulkMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Approves chosen web orders in the background. */
export function useApproveWebOrdersInBulk() {
  const { run, isInFlight } = useCommand<useApproveWebOrdersInBulkMutation>(graphql`
    mutation useApproveWebOrdersInBulkMutation($input: ApproveWebOrdersInBulkInput!) {
      approveWebOrdersInBulk(input: $input) {
        __typename
        ... on ApproveWebOrdersInBulkSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { approveWebOrdersInBulk: (input: ApproveWebOrdersInBulkInput) => run({ input }), isInFlight };
}
