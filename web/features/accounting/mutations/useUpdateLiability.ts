import { graphql } from 'react-relay/hooks';
import type { UpdateLiabilityInput, useUpdateLiabilityMutation } from '../../../__generated__/useUpdateLiabilityMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes a liability. */
export function useUpdateLiability() {
  const { run, isInFlight } = useCommand<useUpdateLiabilityMutation>(graphql`
    mutation useUpdateLiabilityMutation($input: UpdateLiabilityInput!) {
      updateLiability(input: $input) {
        __typename
        ... on UpdateLiabilitySuccess {
          data: liability {
            id
            version
            ...liabilityColumns_liability @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateLiability: (input: UpdateLiabilityInput) => run({ input }), isInFlight };
}
