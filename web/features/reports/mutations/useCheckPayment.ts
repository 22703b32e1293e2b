import { graphql } from 'react-relay/hooks';
import type {
  CheckPaymentInput,
  useCheckPaymentMutation,
} from '../../../__generated__/useCheckPaymentMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Asks bKash about a payment at once instead of waiting for the scheduled check. */
export function useCheckPayment() {
  const { run, isInFlight } = useCommand<useCheckPaymentMutation>(graphql`
    mutation useCheckPaymentMutation($input: CheckPaymentInput!) {
      checkPayment(input: $input) {
        __typename
        ... on CheckPaymentSuccess {
          data: payment {
            status
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { checkPayment: (input: CheckPaymentInput) => run({ input }), isInFlight };
}
