import { graphql } from 'react-relay/hooks';
import type {
  CancelWebOrderInput,
  useCancelWebOrderMutation,
} from '../../../__generated__/useCancelWebOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Ends a web order that will not become an order. */
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
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { cancelWebOrder: (input: CancelWebOrderInput) => run({ input }), isInFlight };
}
