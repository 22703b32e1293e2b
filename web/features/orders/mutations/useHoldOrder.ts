import { graphql } from 'react-relay/hooks';
import type {
  HoldOrderInput,
  useHoldOrderMutation,
} from '../../../__generated__/useHoldOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Puts the order of the open page off. */
export function useHoldOrder(canSeeCost: boolean) {
  const { run, isInFlight } = useCommand<useHoldOrderMutation>(graphql`
    mutation useHoldOrderMutation($input: HoldOrderInput!, $canSeeCost: Boolean!) {
      holdOrder(input: $input) {
        __typename
        ... on HoldOrderSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
            ...OrderProfit_order @include(if: $canSeeCost)
            ...OrderJournal_order @include(if: $canSeeCost)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { holdOrder: (input: HoldOrderInput) => run({ input, canSeeCost }), isInFlight };
}
