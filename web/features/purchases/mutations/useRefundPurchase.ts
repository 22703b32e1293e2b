import { graphql } from 'react-relay/hooks';
import type {
  RefundPurchaseInput,
  useRefundPurchaseMutation,
} from '../../../__generated__/useRefundPurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters money that the supplier gives back. */
export function useRefundPurchase() {
  const { run, isInFlight } = useCommand<useRefundPurchaseMutation>(graphql`
    mutation useRefundPurchaseMutation($input: RefundPurchaseInput!) {
      refundPurchase(input: $input) {
        __typename
        ... on RefundPurchaseSuccess {
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
  return { refundPurchase: (input: RefundPurchaseInput) => run({ input }), isInFlight };
}
