import { graphql } from 'react-relay/hooks';
import type { ChangeTasksInBulkInput, useChangeTasksInBulkMutation } from '../../../__generated__/useChangeTasksInBulkMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Assigns, ends or puts off many tasks, in a bulk job. */
export function useChangeTasksInBulk() {
  const { run, isInFlight } = useCommand<useChangeTasksInBulkMutation>(graphql`
    mutation useChangeTasksInBulkMutation($input: ChangeTasksInBulkInput!) {
      changeTasksInBulk(input: $input) {
        __typename
        ... on ChangeTasksInBulkSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { changeTasksInBulk: (input: ChangeTasksInBulkInput) => run({ input }), isInFlight };
}
