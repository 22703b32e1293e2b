import { graphql } from 'react-relay/hooks';
import type {
  ResendInvitationInput,
  useResendInvitationMutation,
} from '../../../__generated__/useResendInvitationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sends the invitation e-mail again. */
export function useResendInvitation() {
  const { run, isInFlight } = useCommand<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        __typename
        ... on ResendInvitationSuccess {
          data: member {
            ...memberColumns_member
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { resendInvitation: (input: ResendInvitationInput) => run({ input }), isInFlight };
}
