import { graphql } from 'react-relay/hooks';
import type {
  EndMemberSessionsInput,
  useEndMemberSessionsMutation,
} from '../../../__generated__/useEndMemberSessionsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Signs a member out of this business on all devices. */
export function useEndMemberSessions() {
  const { run, isInFlight } = useCommand<useEndMemberSessionsMutation>(graphql`
    mutation useEndMemberSessionsMutation($input: EndMemberSessionsInput!) {
      endMemberSessions(input: $input) {
        __typename
        ... on EndMemberSessionsSuccess {
          data: member {
            ...memberColumns_member
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { endMemberSessions: (input: EndMemberSessionsInput) => run({ input }), isInFlight };
}
