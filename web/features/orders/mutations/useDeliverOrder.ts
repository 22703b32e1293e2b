import { graphql } from 'react-relay/hooks';
import type {
  DeliverOrderInput,
  useDeliverOrderMutation,
} from '../../../__generated__/useDeliverOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Marks the order of the open page as delivered. */
export function useDeliverOrder() {
  const { run, isInFlight } = useCommand<useDeliverOrderMutation>(graphql`
    mutation useDeliverOrderMutation($input: DeliverOrderInput!) {
      deliverOrder(input: $input) {
        __typename
        ... on DeliverOrderSuccess {
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
  return { deliverOrder: (input: DeliverOrderInput) => run({ input }), isInFlight };
}
