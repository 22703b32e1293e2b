import { graphql } from 'react-relay/hooks';
import type { AddToStockCountInput, useAddToStockCountMutation } from '../../../__generated__/useAddToStockCountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds to a stock count that waits for review. */
export function useAddToStockCount() {
  const { run, isInFlight } = useCommand<useAddToStockCountMutation>(graphql`
    mutation useAddToStockCountMutation($input: AddToStockCountInput!) {
      addToStockCount(input: $input) {
        __typename
        ... on AddToStockCountSuccess {
          data: stockCount {
            id
            number
            lines {
              sku
              name
              expected
              counted
            }
            ...countFacts_count @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { addToStockCount: (input: AddToStockCountInput, idempotencyKey: string) => run({ input }, { idempotencyKey }), isInFlight };
}
