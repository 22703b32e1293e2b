import { graphql } from 'react-relay/hooks';
import type { FinishTaskInput, useFinishTaskMutation } from '../../../__generated__/useFinishTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Ends a task as done. */
export function useFinishTask() {
  const { run, isInFlight } = useCommand<useFinishTaskMutation>(graphql`
    mutation useFinishTaskMutation($input: FinishTaskInput!) {
      finishTask(input: $input) {
        __typename
        ... on FinishTaskSuccess {
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
  return { finishTask: (input: FinishTaskInput) => run({ input }), isInFlight };
}
