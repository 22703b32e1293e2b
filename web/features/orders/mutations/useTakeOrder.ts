import { graphql } from 'react-relay/hooks';
import type { TakeOrderInput, useTakeOrderMutation } from '../../../__generated__/useTakeOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Creates an order that was typed by staff. */
export function useTakeOrder() {
  const { run, isInFlight } = useCommand<useTakeOrderMutation>(graphql`
    mutation useTakeOrderMutation($input: TakeOrderInput!) {
      takeOrder(input: $input) {
        __typename
        ... on TakeOrderSuccess {
          data: taken {
            id
            reference
            isPreorder
            isConfirmed
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { takeOrder: (input: TakeOrderInput) => run({ input }), isInFlight };
}
