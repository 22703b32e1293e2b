import { graphql } from 'react-relay/hooks';
import type {
  ReceivePurchaseInput,
  useReceivePurchaseMutation,
} from '../../../__generated__/useReceivePurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Receives goods of a purchase. */
export function useReceivePurchase() {
  const { run, isInFlight } = useCommand<useReceivePurchaseMutation>(graphql`
    mutation useReceivePurchaseMutation($input: ReceivePurchaseInput!) {
      receivePurchase(input: $input) {
        __typename
        ... on ReceivePurchaseSuccess {
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
  return { receivePurchase: (input: ReceivePurchaseInput) => run({ input }), isInFlight };
}
