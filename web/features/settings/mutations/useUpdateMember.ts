import { graphql } from 'react-relay/hooks';
import type {
  UpdateMemberInput,
  useUpdateMemberMutation,
} from '../../../__generated__/useUpdateMemberMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes role and flags of a member. */
export function useUpdateMember() {
  const { run, isInFlight } = useCommand<useUpdateMemberMutation>(graphql`
    mutation useUpdateMemberMutation($input: UpdateMemberInput!) {
      updateMember(input: $input) {
        __typename
        ... on UpdateMemberSuccess {
          data: member {
            ...memberColumns_member
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateMember: (input: UpdateMemberInput) => run({ input }), isInFlight };
}
