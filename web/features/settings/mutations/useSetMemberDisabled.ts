import { graphql } from 'react-relay/hooks';
import type {
  SetMemberDisabledInput,
  useSetMemberDisabledMutation,
} from '../../../__generated__/useSetMemberDisabledMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Disables or enables a member. */
export function useSetMemberDisabled() {
  const { run, isInFlight } = useCommand<useSetMemberDisabledMutation>(graphql`
    mutation useSetMemberDisabledMutation($input: SetMemberDisabledInput!) {
      setMemberDisabled(input: $input) {
        __typename
        ... on SetMemberDisabledSuccess {
          data: member {
            ...memberColumns_member
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setMemberDisabled: (input: SetMemberDisabledInput) => run({ input }), isInFlight };
}
