import { graphql } from 'react-relay/hooks';
import type {
  TextOrdersInBulkInput,
  useTextOrdersInBulkMutation,
} from '../../../__generated__/useTextOrdersInBulkMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sends an SMS to the customers of many orders, in a bulk job. */
export function useTextOrdersInBulk() {
  const { run, isInFlight } = useCommand<useTextOrdersInBulkMutation>(graphql`
    mutation useTextOrdersInBulkMutation($input: TextOrdersInBulkInput!) {
      textOrdersInBulk(input: $input) {
        __typename
        ... on TextOrdersInBulkSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { textOrdersInBulk: (input: TextOrdersInBulkInput) => run({ input }), isInFlight };
}
