import { graphql } from 'react-relay/hooks';
import type {
  UpdateBusinessInput,
  useSaveBusinessStepMutation,
} from '../../__generated__/useSaveBusinessStepMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Saves the first of the first steps: what the business is called and how it is reached. */
export function useSaveBusinessStep() {
  const { run, isInFlight } = useCommand<useSaveBusinessStepMutation>(graphql`
    mutation useSaveBusinessStepMutation($input: UpdateBusinessInput!) {
      updateBusiness(input: $input) {
        __typename
        ... on UpdateBusinessSuccess {
          data {
            id
            version
            ...BusinessFields_business
            ...BusinessSwitcher_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveBusiness: (input: UpdateBusinessInput) => run({ input }), isInFlight };
}
