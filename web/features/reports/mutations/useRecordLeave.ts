import { graphql } from 'react-relay/hooks';
import type { RecordLeaveInput, useRecordLeaveMutation } from '../../../__generated__/useRecordLeaveMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Writes down days on which a member does not work. */
export function useRecordLeave() {
  const { run } = useCommand<useRecordLeaveMutation>(graphql`
    mutation useRecordLeaveMutation($input: RecordLeaveInput!) {
      recordLeave(input: $input) {
        __typename
        ... on RecordLeaveSuccess {
          data: leave {
            name
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { recordLeave: (input: RecordLeaveInput) => run({ input }) };
}
