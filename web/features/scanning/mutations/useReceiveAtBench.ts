import { graphql } from 'react-relay/hooks';
import type { useReceiveAtBenchMutation } from '../../../__generated__/useReceiveAtBenchMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Receives a returned order by line. */
export function useReceiveAtBench() {
  const { run, isInFlight } = useCommand<useReceiveAtBenchMutation>(graphql`
    mutation useReceiveAtBenchMutation($input: ReceiveReturnInput!) {
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
