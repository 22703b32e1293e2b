import { graphql } from 'react-relay/hooks';
import type { KeepOrderInput, useKeepOrderMutation } from '../../../__generated__/useKeepOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Dismisses a change in the web shop: the order stays as it was approved. */
export function useKeepOrder() {
  const { run, isInFlight } = useCommand<useKeepOrderMutation>(graphql`
    mutation useKeepOrderMutation($input: KeepOrderInput!) {
      keepOrder(input: $input) {
        __typename
        ... on KeepOrderSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { keepOrder: (input: KeepOrderInput) => run({ input }), isInFlight };
}
