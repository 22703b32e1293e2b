import { graphql } from 'react-relay/hooks';
import type {
  PackOrderInput,
  usePackOrderMutation,
} from '../../../__generated__/usePackOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Marks the order of the open page as packed. */
export function usePackOrder() {
  const { run, isInFlight } = useCommand<usePackOrderMutation>(graphql`
    mutation usePackOrderMutation($input: PackOrderInput!) {
      packOrder(input: $input) {
        __typename
        ... on PackOrderSuccess {
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
  return { packOrder: (input: PackOrderInput) => run({ input }), isInFlight };
}
