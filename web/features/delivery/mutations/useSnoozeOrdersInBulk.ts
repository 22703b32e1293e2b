import { graphql } from 'react-relay/hooks';
import type { SnoozeOrdersInBulkInput, useSnoozeOrdersInBulkMutation } from '../../../__generated__/useSnoozeOrdersInBulkMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Puts many unsettled orders away until a day, in a bulk job. */
export function useSnoozeOrdersInBulk() {
  const { run, isInFlight } = useCommand<useSnoozeOrdersInBulkMutation>(graphql`
    mutation useSnoozeOrdersInBulkMutation($input: SnoozeOrdersInBulkInput!) {
      snoozeOrdersInBulk(input: $input) {
        __typename
        ... on SnoozeOrdersInBulkSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { snoozeOrdersInBulk: (input: SnoozeOrdersInBulkInput) => run({ input }), isInFlight };
}
