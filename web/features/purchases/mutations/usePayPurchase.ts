import { graphql } from 'react-relay/hooks';
import type {
  PayPurchaseInput,
  usePayPurchaseMutation,
} from '../../../__generated__/usePayPurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Pays the supplier. */
export function usePayPurchase() {
  const { run, isInFlight } = useCommand<usePayPurchaseMutation>(graphql`
    mutation usePayPurchaseMutation($input: PayPurchaseInput!) {
      payPurchase(input: $input) {
        __typename
        ... on PayPurchaseSuccess {
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
  return { payPurchase: (input: PayPurchaseInput) => run({ input }), isInFlight };
}
