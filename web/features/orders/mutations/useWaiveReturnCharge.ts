import { graphql } from 'react-relay/hooks';
import type { WaiveReturnChargeInput, useWaiveReturnChargeMutation } from '../../../__generated__/useWaiveReturnChargeMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Gives up the return charge that is expected of the order of the open page. */
export function useWaiveReturnCharge() {
  const { run, isInFlight } = useCommand<useWaiveReturnChargeMutation>(graphql`
    mutation useWaiveReturnChargeMutation($input: WaiveReturnChargeInput!) {
      waiveReturnCharge(input: $input) {
        __typename
        ... on WaiveReturnChargeSuccess {
          data: order {
            ...OrderPage_order
            ...OrderProfit_order
            ...OrderJournal_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { waiveReturnCharge: (input: WaiveReturnChargeInput) => run({ input }), isInFlight };
}
