import { graphql } from 'react-relay/hooks';
import type { DisputeOrderInput, useDisputeOrderMutation } from '../../../__generated__/useDisputeOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Moves the unpaid amount of an order into dispute. */
export function useDisputeOrder() {
  const { run, isInFlight } = useCommand<useDisputeOrderMutation>(graphql`
    mutation useDisputeOrderMutation($input: DisputeOrderInput!) {
      disputeOrder(input: $input) {
        __typename
        ... on DisputeOrderSuccess {
          data: order {
            id
            settlementStatus
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { disputeOrder: (input: DisputeOrderInput) => run({ input }), isInFlight };
}
