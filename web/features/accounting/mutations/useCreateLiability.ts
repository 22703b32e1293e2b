import { graphql } from 'react-relay/hooks';
import type { CreateLiabilityInput, useCreateLiabilityMutation } from '../../../__generated__/useCreateLiabilityMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters a liability. */
export function useCreateLiability() {
  const { run, isInFlight } = useCommand<useCreateLiabilityMutation>(graphql`
    mutation useCreateLiabilityMutation($input: CreateLiabilityInput!) {
      createLiability(input: $input) {
        __typename
        ... on CreateLiabilitySuccess {
          data: liability {
            id
            version
            status
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createLiability: (input: CreateLiabilityInput) => run({ input }), isInFlight };
}
