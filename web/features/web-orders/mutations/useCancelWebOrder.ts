import { graphql } from 'react-relay/hooks';
import type {
  CancelWebOrderInput,
  useCancelWebOrderMutation,
} from '../../../__generated__/useCancelWebOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Cancels a web order. */
export function useCancelWebOrder() {
  const { run, isInFlight } = useCommand<useCancelWebOrderMutation>(graphql`
    mutation useCancelWebOrderMutation($input: CancelWebOrderInput!) {
      cancelWebOrder(input: $input) {
        __typename
        ... on CancelWebOrderSuccess {
          data: webOrder {
            ...WebOrderPage_order
            ...webOrderColumns_order
          }
          query {
            webOrderCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { cancelWebOrder: (input: CancelWebOrderInput) => run({ input }), isInFlight };
}
