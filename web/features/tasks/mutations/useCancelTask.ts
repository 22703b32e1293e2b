import { graphql } from 'react-relay/hooks';
import type { CancelTaskInput, useCancelTaskMutation } from '../../../__generated__/useCancelTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Ends a task that nobody does. */
export function useCancelTask() {
  const { run, isInFlight } = useCommand<useCancelTaskMutation>(graphql`
    mutation useCancelTaskMutation($input: CancelTaskInput!) {
      cancelTask(input: $input) {
        __typename
        ... on CancelTaskSuccess {
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
  return { cancelTask: (input: CancelTaskInput) => run({ input }), isInFlight };
}
