import { graphql } from 'react-relay/hooks';
import type {
  LoseOrderInput,
  useLoseOrderMutation,
} from '../../../__generated__/useLoseOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records that the courier has lost the order of the open page. */
export function useLoseOrder() {
  const { run, isInFlight } = useCommand<useLoseOrderMutation>(graphql`
    mutation useLoseOrderMutation($input: LoseOrderInput!) {
      loseOrder(input: $input) {
        __typename
        ... on LoseOrderSuccess {
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
  return { loseOrder: (input: LoseOrderInput) => run({ input }), isInFlight };
}
