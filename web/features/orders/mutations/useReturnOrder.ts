import { graphql } from 'react-relay/hooks';
import type {
  ReturnOrderInput,
  useReturnOrderMutation,
} from '../../../__generated__/useReturnOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records that the order of the open page is on its way back. */
export function useReturnOrder() {
  const { run, isInFlight } = useCommand<useReturnOrderMutation>(graphql`
    mutation useReturnOrderMutation($input: ReturnOrderInput!) {
      returnOrder(input: $input) {
        __typename
        ... on ReturnOrderSuccess {
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
  return { returnOrder: (input: ReturnOrderInput) => run({ input }), isInFlight };
}
