import { graphql } from 'react-relay/hooks';
import type {
  SaveStockCountInput,
  useSaveStockCountMutation,
} from '../../../__generated__/useSaveStockCountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves a stock count. */
export function useSaveStockCount() {
  const { run, isInFlight } = useCommand<useSaveStockCountMutation>(graphql`
    mutation useSaveStockCountMutation($input: SaveStockCountInput!) {
      saveStockCount(input: $input) {
        __typename
        ... on SaveStockCountSuccess {
          data: stockCount {
            id
            number
            ...countFacts_count @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveStockCount: (input: SaveStockCountInput, idempotencyKey: string) => run({ input }, { idempotencyKey }), isInFlight };
}
