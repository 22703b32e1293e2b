import { graphql } from 'react-relay/hooks';
import type {
  ChangeOrdersInBulkInput,
  useChangeOrdersInBulkMutation,
} from '../../../__generated__/useChangeOrdersInBulkMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes the status of many orders, or assigns and tags them, in a bulk job. */
export function useChangeOrdersInBulk() {
  const { run, isInFlight } = useCommand<useChangeOrdersInBulkMutation>(graphql`
    mutation useChangeOrdersInBulkMutation($input: ChangeOrdersInBulkInput!) {
      changeOrdersInBulk(input: $input) {
        __typename
        ... on ChangeOrdersInBulkSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { changeOrdersInBulk: (input: ChangeOrdersInBulkInput) => run({ input }), isInFlight };
}
