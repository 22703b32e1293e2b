import { graphql } from 'react-relay/hooks';
import type {
  RevertDeliveryInput,
  useRevertDeliveryMutation,
} from '../../../__generated__/useRevertDeliveryMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Undoes a delivery that was recorded by mistake. */
export function useRevertDelivery() {
  const { run, isInFlight } = useCommand<useRevertDeliveryMutation>(graphql`
    mutation useRevertDeliveryMutation($input: RevertDeliveryInput!) {
      revertDelivery(input: $input) {
        __typename
        ... on RevertDeliverySuccess {
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
  return { revertDelivery: (input: RevertDeliveryInput) => run({ input }), isInFlight };
}
