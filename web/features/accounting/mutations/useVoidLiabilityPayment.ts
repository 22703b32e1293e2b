import { graphql } from 'react-relay/hooks';
import type { VoidLiabilityPaymentInput, useVoidLiabilityPaymentMutation } from '../../../__generated__/useVoidLiabilityPaymentMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Voids a payment of a liability. */
export function useVoidLiabilityPayment() {
  const { run, isInFlight } = useCommand<useVoidLiabilityPaymentMutation>(graphql`
    mutation useVoidLiabilityPaymentMutation($input: VoidLiabilityPaymentInput!) {
      voidLiabilityPayment(input: $input) {
        __typename
        ... on VoidLiabilityPaymentSuccess {
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
  return { voidLiabilityPayment: (input: VoidLiabilityPaymentInput) => run({ input }), isInFlight };
}
