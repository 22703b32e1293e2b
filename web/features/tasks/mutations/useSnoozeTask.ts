import { graphql } from 'react-relay/hooks';
import type { SnoozeTaskInput, useSnoozeTaskMutation } from '../../../__generated__/useSnoozeTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Puts a task off. */
export function useSnoozeTask() {
  const { run, isInFlight } = useCommand<useSnoozeTaskMutation>(graphql`
    mutation useSnoozeTaskMutation($input: SnoozeTaskInput!) {
      snoozeTask(input: $input) {
        __typename
        ... on SnoozeTaskSuccess {
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
  return { snoozeTask: (input: SnoozeTaskInput) => run({ input }), isInFlight };
}
