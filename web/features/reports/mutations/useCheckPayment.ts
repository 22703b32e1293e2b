import { graphql } from 'react-relay/hooks';
import type {
  CheckPaymentInput,
  useCheckPaymentMutation,
} from '../../../__generated__/useCheckPaymentMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Asks bKash about a payment now, instead of waiting for it to say. */
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
