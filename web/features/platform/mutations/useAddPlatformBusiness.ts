import { graphql } from 'react-relay/hooks';
import type { AddPlatformBusinessInput, useAddPlatformBusinessMutation } from '../../../__generated__/useAddPlatformBusinessMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Opens a business for somebody, who is invited to found it. */
export function useAddPlatformBusiness() {
  const { run } = useCommand<useAddPlatformBusinessMutation>(graphql`
    mutation useAddPlatformBusinessMutation($input: AddPlatformBusinessInput!) {
      addPlatformBusiness(input: $input) {
        __typename
        ... on AddPlatformBusinessSuccess {
          data: business {
            id
            name
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { addBusiness: (input: AddPlatformBusinessInput) => run({ input }) };
}
