import { graphql } from 'react-relay/hooks';
import type { useViewAsMemberMutation, ViewAsMemberInput } from '../../../__generated__/useViewAsMemberMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes the rights of one member for an hour; load the page anew afterwards. */
export function useViewAsMember() {
  const { run } = useCommand<useViewAsMemberMutation>(graphql`
    mutation useViewAsMemberMutation($input: ViewAsMemberInput!) {
      viewAsMember(input: $input) {
        __typename
        ... on ViewAsMemberSuccess {
          data: business {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { viewAsMember: (input: ViewAsMemberInput) => run({ input }, { isForAnyBusiness: true }) };
}
