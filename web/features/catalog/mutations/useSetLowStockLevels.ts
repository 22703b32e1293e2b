import { graphql } from 'react-relay/hooks';
import type { SetLowStockLevelsInput, useSetLowStockLevelsMutation } from '../../../__generated__/useSetLowStockLevelsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sets the low-stock level of all variants of products, as a bulk job. */
export function useSetLowStockLevels() {
  const { run, isInFlight } = useCommand<useSetLowStockLevelsMutation>(graphql`
    mutation useSetLowStockLevelsMutation($input: SetLowStockLevelsInput!) {
      setLowStockLevels(input: $input) {
        __typename
        ... on SetLowStockLevelsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setLowStockLevels: (input: SetLowStockLevelsInput) => run({ input }), isInFlight };
}
