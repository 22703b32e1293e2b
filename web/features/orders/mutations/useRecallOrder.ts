import { graphql } from 'react-relay/hooks';
import type { RecallOrderInput, useRecallOrderMutation } from '../../../__generated__/useRecallOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Undoes a hand-over that was recorded by mistake. */
export function useRecallOrder() {
  const { run, isInFlight } = useCommand<useRecallOrderMutation>(graphql`
    mutation useRecallOrderMutation($input: RecallOrderInput!) {
      recallOrder(input: $input) {
        __typename
        ... on RecallOrderSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
            ...OrderProfit_order
            ...OrderJournal_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { recallOrder: (input: RecallOrderInput) => run({ input }), isInFlight };
}
