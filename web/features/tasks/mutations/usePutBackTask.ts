import { graphql } from 'react-relay/hooks';
import type { PutBackTaskInput, usePutBackTaskMutation } from '../../../__generated__/usePutBackTaskMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Gives a begun task back. */
export function usePutBackTask() {
  const { run, isInFlight } = useCommand<usePutBackTaskMutation>(graphql`
    mutation usePutBackTaskMutation($input: PutBackTaskInput!) {
      putBackTask(input: $input) {
        __typename
        ... on PutBackTaskSuccess {
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
  return { putBackTask: (input: PutBackTaskInput) => run({ input }), isInFlight };
}
