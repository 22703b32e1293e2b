import { graphql } from 'react-relay/hooks';
import type {
  OrderPurchaseInput,
  useOrderPurchaseMutation,
} from '../../../__generated__/useOrderPurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Marks a draft as ordered. */
export function useOrderPurchase() {
  const { run, isInFlight } = useCommand<useOrderPurchaseMutation>(graphql`
    mutation useOrderPurchaseMutation($input: OrderPurchaseInput!) {
      orderPurchase(input: $input) {
        __typename
        ... on OrderPurchaseSuccess {
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
  return { orderPurchase: (input: OrderPurchaseInput) => run({ input }), isInFlight };
}
