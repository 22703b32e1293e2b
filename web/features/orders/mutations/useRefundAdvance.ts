import { graphql } from 'react-relay/hooks';
import type {
  RefundAdvanceInput,
  useRefundAdvanceMutation,
} from '../../../__generated__/useRefundAdvanceMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records that the advance was paid back to the customer. */
export function useRefundAdvance() {
  const { run, isInFlight } = useCommand<useRefundAdvanceMutation>(graphql`
    mutation useRefundAdvanceMutation($input: RefundAdvanceInput!) {
      refundAdvance(input: $input) {
        __typename
        ... on RefundAdvanceSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
            ...OrderProfit_order
            ...OrderMoneyTrail_order
            ...OrderJournal_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { refundAdvance: (input: RefundAdvanceInput) => run({ input }), isInFlight };
}
