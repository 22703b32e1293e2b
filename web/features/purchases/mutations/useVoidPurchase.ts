import { graphql } from 'react-relay/hooks';
import type {
  VoidPurchaseInput,
  useVoidPurchaseMutation,
} from '../../../__generated__/useVoidPurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Voids a purchase and reverses its effects. */
export function useVoidPurchase() {
  const { run, isInFlight } = useCommand<useVoidPurchaseMutation>(graphql`
    mutation useVoidPurchaseMutation($input: VoidPurchaseInput!) {
      voidPurchase(input: $input) {
        __typename
        ... on VoidPurchaseSuccess {
          data: purchase {
            id
            number
            ...purchaseFacts_purchase @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { voidPurchase: (input: VoidPurchaseInput) => run({ input }), isInFlight };
}
