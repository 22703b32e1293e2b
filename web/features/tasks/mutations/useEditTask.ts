import { graphql } from 'react-relay/hooks';
import type { EditTaskInput, useEditTaskMutation } from '../../../__generated__/useEditTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes what an open task says. */
export function useEditTask() {
  const { run, isInFlight } = useCommand<useEditTaskMutation>(graphql`
    mutation useEditTaskMutation($input: EditTaskInput!) {
      editTask(input: $input) {
        __typename
        ... on EditTaskSuccess {
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
  return { editTask: (input: EditTaskInput) => run({ input }), isInFlight };
}
