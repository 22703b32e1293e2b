import { graphql } from 'react-relay/hooks';
import type { PayLiabilityInput, usePayLiabilityMutation } from '../../../__generated__/usePayLiabilityMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Pays for a liability. */
export function usePayLiability() {
  const { run, isInFlight } = useCommand<usePayLiabilityMutation>(graphql`
    mutation usePayLiabilityMutation($input: PayLiabilityInput!) {
      payLiability(input: $input) {
        __typename
        ... on PayLiabilitySuccess {
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
  return { payLiability: (input: PayLiabilityInput) => run({ input }), isInFlight };
}
