import { graphql } from 'react-relay/hooks';
import type {
  DeliverPartOfOrderInput,
  useDeliverPartOfOrderMutation,
} from '../../../__generated__/useDeliverPartOfOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** The customer took a part of the order of the open page. */
export function useDeliverPartOfOrder(canSeeCost: boolean) {
  const { run, isInFlight } = useCommand<useDeliverPartOfOrderMutation>(graphql`
    mutation useDeliverPartOfOrderMutation($input: DeliverPartOfOrderInput!, $canSeeCost: Boolean!) {
      deliverPartOfOrder(input: $input) {
        __typename
        ... on DeliverPartOfOrderSuccess {
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
  return { deliverPartOfOrder: (input: DeliverPartOfOrderInput) => run({ input, canSeeCost }), isInFlight };
}
