import { graphql } from 'react-relay/hooks';
import type { StartTaskInput, useStartTaskMutation } from '../../../__generated__/useStartTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Begins a task. */
export function useStartTask() {
  const { run, isInFlight } = useCommand<useStartTaskMutation>(graphql`
    mutation useStartTaskMutation($input: StartTaskInput!) {
      startTask(input: $input) {
        __typename
        ... on StartTaskSuccess {
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
  return { startTask: (input: StartTaskInput) => run({ input }), isInFlight };
}
