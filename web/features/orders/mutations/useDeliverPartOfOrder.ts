import { graphql } from 'react-relay/hooks';
import type {
  DeliverPartOfOrderInput,
  useDeliverPartOfOrderMutation,
} from '../../../__generated__/useDeliverPartOfOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records a partial delivery of the order of the open page. */
export function useDeliverPartOfOrder() {
  const { run, isInFlight } = useCommand<useDeliverPartOfOrderMutation>(graphql`
    mutation useDeliverPartOfOrderMutation($input: DeliverPartOfOrderInput!) {
      deliverPartOfOrder(input: $input) {
        __typename
        ... on DeliverPartOfOrderSuccess {
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
  return { deliverPartOfOrder: (input: DeliverPartOfOrderInput) => run({ input }), isInFlight };
}
