import { graphql } from 'react-relay/hooks';
import type { WriteOffOrderInput, useWriteOffOrderMutation } from '../../../__generated__/useWriteOffOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Writes off the unpaid amount of an order. */
export function useWriteOffOrder() {
  const { run, isInFlight } = useCommand<useWriteOffOrderMutation>(graphql`
    mutation useWriteOffOrderMutation($input: WriteOffOrderInput!) {
      writeOffOrder(input: $input) {
        __typename
        ... on WriteOffOrderSuccess {
          data: order {
            id
            settlementStatus
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { writeOffOrder: (input: WriteOffOrderInput) => run({ input }), isInFlight };
}
