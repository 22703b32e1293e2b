import { graphql } from 'react-relay/hooks';
import type {
  ConfirmOrderInput,
  useConfirmOrderMutation,
} from '../../../__generated__/useConfirmOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Confirms the order of the open page, which reserves its stock. */
export function useConfirmOrder() {
  const { run, isInFlight } = useCommand<useConfirmOrderMutation>(graphql`
    mutation useConfirmOrderMutation($input: ConfirmOrderInput!) {
      confirmOrder(input: $input) {
        __typename
        ... on ConfirmOrderSuccess {
          data: order {
            shortages {
              sku
            }
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
  return { confirmOrder: (input: ConfirmOrderInput) => run({ input }), isInFlight };
}
