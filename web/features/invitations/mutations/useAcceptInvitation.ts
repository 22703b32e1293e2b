import { graphql } from 'react-relay/hooks';
import type { useAcceptInvitationMutation } from '../../../__generated__/useAcceptInvitationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Joins a business that has invited the viewer. */
export function useAcceptInvitation() {
  const { run, isInFlight } = useCommand<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        __typename
        ... on AcceptInvitationSuccess {
          data: business {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { acceptInvitation: (businessId: string) => run({ input: { businessId } }), isInFlight };
}
