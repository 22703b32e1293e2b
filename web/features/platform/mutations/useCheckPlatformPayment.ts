import { graphql } from 'react-relay/hooks';
import type {
  CheckPlatformPaymentInput,
  useCheckPlatformPaymentMutation,
} from '../../../__generated__/useCheckPlatformPaymentMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Asks bKash about a payment or its refund at once instead of waiting for the scheduled check. */
export function useCheckPlatformPayment() {
  const { run, isInFlight } = useCommand<useCheckPlatformPaymentMutation>(graphql`
    mutation useCheckPlatformPaymentMutation($input: CheckPlatformPaymentInput!) {
      checkPlatformPayment(input: $input) {
        __typename
        ... on CheckPlatformPaymentSuccess {
          data: payment {
            ...PlatformPaymentPage_payment
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { checkPlatformPayment: (input: CheckPlatformPaymentInput) => run({ input }), isInFlight };
}
