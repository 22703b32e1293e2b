import { graphql } from 'react-relay/hooks';
import type { ReopenTaskInput, useReopenTaskMutation } from '../../../__generated__/useReopenTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes an ended task up again. */
export function useReopenTask() {
  const { run, isInFlight } = useCommand<useReopenTaskMutation>(graphql`
    mutation useReopenTaskMutation($input: ReopenTaskInput!) {
      reopenTask(input: $input) {
        __typename
        ... on ReopenTaskSuccess {
          data: task {
            ...taskColumns_task @relay(mask: false)
            ...TaskDrawer_task
          }
          query {
            taskCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { reopenTask: (input: ReopenTaskInput) => run({ input }), isInFlight };
}
