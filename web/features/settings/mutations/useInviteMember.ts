import { graphql } from 'react-relay/hooks';
import type {
  InviteMemberInput,
  useInviteMemberMutation,
} from '../../../__generated__/useInviteMemberMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Invites somebody by e-mail. */
export function useInviteMember() {
  const { run, isInFlight } = useCommand<useInviteMemberMutation>(graphql`
    mutation useInviteMemberMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        __typename
        ... on InviteMemberSuccess {
          data: member {
            ...memberColumns_member
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { inviteMember: (input: InviteMemberInput) => run({ input }), isInFlight };
}
