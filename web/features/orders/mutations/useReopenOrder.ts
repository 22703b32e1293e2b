import { graphql } from 'react-relay/hooks';
import type {
  ReopenOrderInput,
  useReopenOrderMutation,
} from '../../../__generated__/useReopenOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Reopens a cancelled order. */
export function useReopenOrder() {
  const { run, isInFlight } = useCommand<useReopenOrderMutation>(graphql`
    mutation useReopenOrderMutation($input: ReopenOrderInput!) {
      reopenOrder(input: $input) {
        __typename
        ... on ReopenOrderSuccess {
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
  return { reopenOrder: (input: ReopenOrderInput) => run({ input }), isInFlight };
}
