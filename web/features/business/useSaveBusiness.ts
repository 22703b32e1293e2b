import { graphql } from 'react-relay/hooks';
import type {
  UpdateBusinessInput,
  useSaveBusinessMutation,
} from '../../__generated__/useSaveBusinessMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Saves the business setting. */
export function useSaveBusiness() {
  const { run, isInFlight } = useCommand<useSaveBusinessMutation>(graphql`
    mutation useSaveBusinessMutation($input: UpdateBusinessInput!) {
      updateBusiness(input: $input) {
        __typename
        ... on UpdateBusinessSuccess {
          data: business {
            id
            ...useBusinessSettings_business
            ...BusinessSwitcher_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveBusiness: (input: UpdateBusinessInput) => run({ input }), isInFlight };
}
