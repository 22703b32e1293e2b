import { graphql } from 'react-relay/hooks';
import type { useReturnAtBenchMutation } from '../../../__generated__/useReturnAtBenchMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records that an order comes back whose courier has not said so. */
export function useReturnAtBench() {
  const { run, isInFlight } = useCommand<useReturnAtBenchMutation>(graphql`
    mutation useReturnAtBenchMutation($input: ReturnOrderInput!) {
      returnOrder(input: $input) {
        __typename
        ... on ReturnOrderSuccess {
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
  return { returnOrder: run, isInFlight };
}
