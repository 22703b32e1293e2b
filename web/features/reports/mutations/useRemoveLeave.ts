import { graphql } from 'react-relay/hooks';
import type { useRemoveLeaveMutation } from '../../../__generated__/useRemoveLeaveMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes a leave away. */
export function useRemoveLeave() {
  const { run, isInFlight } = useCommand<useRemoveLeaveMutation>(graphql`
    mutation useRemoveLeaveMutation($input: RemoveLeaveInput!) {
      removeLeave(input: $input) {
        __typename
        ... on RemoveLeaveSuccess {
          data: leave {
            name
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { removeLeave: (leaveId: string) => run({ input: { leaveId } }), isInFlight };
}
