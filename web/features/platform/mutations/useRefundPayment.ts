import { graphql } from 'react-relay/hooks';
import type {
  RefundPaymentInput,
  useRefundPaymentMutation,
} from '../../../__generated__/useRefundPaymentMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Refunds the unused part of a payment; bKash's answer may still be open afterwards. */
export function useRefundPayment() {
  const { run, isInFlight } = useCommand<useRefundPaymentMutation>(graphql`
    mutation useRefundPaymentMutation($input: RefundPaymentInput!) {
      refundPayment(input: $input) {
        __typename
        ... on RefundPaymentSuccess {
          data: payment {
            status
            refundAmount
            ...PlatformPaymentPage_payment
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { refundPayment: (input: RefundPaymentInput) => run({ input }), isInFlight };
}
