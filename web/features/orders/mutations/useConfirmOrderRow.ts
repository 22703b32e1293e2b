import { graphql } from 'react-relay/hooks';
import type {
  ConfirmOrderInput,
  useConfirmOrderRowMutation,
} from '../../../__generated__/useConfirmOrderRowMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Confirms an order that is a row of a list. */
export function useConfirmOrderRow() {
  const { run, isInFlight } = useCommand<useConfirmOrderRowMutation>(graphql`
    mutation useConfirmOrderRowMutation($input: ConfirmOrderInput!) {
      confirmOrder(input: $input) {
        __typename
        ... on ConfirmOrderSuccess {
          data: order {
            shortages {
              sku
              units
            }
            ...orderColumns_order
          }
          query {
            orderCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { confirmOrderRow: (input: ConfirmOrderInput) => run({ input }), isInFlight };
}
