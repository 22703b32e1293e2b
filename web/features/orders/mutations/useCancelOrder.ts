import { graphql } from 'react-relay/hooks';
import type {
  CancelOrderInput,
  useCancelOrderMutation,
} from '../../../__generated__/useCancelOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Cancels the order of the open page. */
export function useCancelOrder() {
  const { run, isInFlight } = useCommand<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        __typename
        ... on CancelOrderSuccess {
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
  return { cancelOrder: (input: CancelOrderInput) => run({ input }), isInFlight };
}
