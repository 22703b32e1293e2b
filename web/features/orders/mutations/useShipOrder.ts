import { graphql } from 'react-relay/hooks';
import type {
  ShipOrderInput,
  useShipOrderMutation,
} from '../../../__generated__/useShipOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Hands the parcel of the open page to a courier. */
export function useShipOrder() {
  const { run, isInFlight } = useCommand<useShipOrderMutation>(graphql`
    mutation useShipOrderMutation($input: ShipOrderInput!) {
      shipOrder(input: $input) {
        __typename
        ... on ShipOrderSuccess {
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
  return { shipOrder: (input: ShipOrderInput) => run({ input }), isInFlight };
}
