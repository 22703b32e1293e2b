import { graphql } from 'react-relay/hooks';
import type {
  HoldOrderInput,
  useHoldOrderMutation,
} from '../../../__generated__/useHoldOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Holds the order of the open page. */
export function useHoldOrder() {
  const { run, isInFlight } = useCommand<useHoldOrderMutation>(graphql`
    mutation useHoldOrderMutation($input: HoldOrderInput!) {
      holdOrder(input: $input) {
        __typename
        ... on HoldOrderSuccess {
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
  return { holdOrder: (input: HoldOrderInput) => run({ input }), isInFlight };
}
