import { graphql } from 'react-relay/hooks';
import type { useReceiveReturnMutation } from '../../../__generated__/useReceiveReturnMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Receives what came back of an order, line by line. */
export function useReceiveReturn() {
  const { run, isInFlight } = useCommand<useReceiveReturnMutation>(graphql`
    mutation useReceiveReturnMutation($input: ReceiveReturnInput!) {
      receiveReturn(input: $input) {
        __typename
        ... on ReceiveReturnSuccess {
          data: order {
            id
            reference
            status
            version
            returningUnits
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { receiveReturn: run, isInFlight };
}
