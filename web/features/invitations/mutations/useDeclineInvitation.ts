import { graphql } from 'react-relay/hooks';
import type { useDeclineInvitationMutation } from '../../../__generated__/useDeclineInvitationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Refuses an invitation. */
export function useDeclineInvitation() {
  const { run, isInFlight } = useCommand<useDeclineInvitationMutation>(graphql`
    mutation useDeclineInvitationMutation($input: DeclineInvitationInput!) {
      declineInvitation(input: $input) {
        __typename
        ... on DeclineInvitationSuccess {
          data: businessId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { declineInvitation: (businessId: string) => run({ input: { businessId } }), isInFlight };
}
