import { graphql } from 'react-relay/hooks';
import type { CreateTaskInput, useCreateTaskMutation } from '../../../__generated__/useCreateTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Writes a task down. */
export function useCreateTask() {
  const { run, isInFlight } = useCommand<useCreateTaskMutation>(graphql`
    mutation useCreateTaskMutation($input: CreateTaskInput!) {
      createTask(input: $input) {
        __typename
        ... on CreateTaskSuccess {
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
  return { createTask: (input: CreateTaskInput) => run({ input }), isInFlight };
}
