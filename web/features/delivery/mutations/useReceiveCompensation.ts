import { graphql } from 'react-relay/hooks';
import type { ReceiveCompensationInput, useReceiveCompensationMutation } from '../../../__generated__/useReceiveCompensationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Books what a courier paid for lost goods beside its statements. */
export function useReceiveCompensation() {
  const { run, isInFlight } = useCommand<useReceiveCompensationMutation>(graphql`
    mutation useReceiveCompensationMutation($input: ReceiveCompensationInput!) {
      receiveCompensation(input: $input) {
        __typename
        ... on ReceiveCompensationSuccess {
          data: order {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { receiveCompensation: (input: ReceiveCompensationInput) => run({ input }), isInFlight };
}
