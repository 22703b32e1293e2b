import { graphql } from 'react-relay/hooks';
import type { VoidLiabilityInput, useVoidLiabilityMutation } from '../../../__generated__/useVoidLiabilityMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Voids a liability. */
export function useVoidLiability() {
  const { run, isInFlight } = useCommand<useVoidLiabilityMutation>(graphql`
    mutation useVoidLiabilityMutation($input: VoidLiabilityInput!) {
      voidLiability(input: $input) {
        __typename
        ... on VoidLiabilitySuccess {
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
  return { voidLiability: (input: VoidLiabilityInput) => run({ input }), isInFlight };
}
