import { graphql } from 'react-relay/hooks';
import type {
  DiscardStockCountInput,
  useDiscardStockCountMutation,
} from '../../../__generated__/useDiscardStockCountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Discards a stock count. */
export function useDiscardStockCount() {
  const { run, isInFlight } = useCommand<useDiscardStockCountMutation>(graphql`
    mutation useDiscardStockCountMutation($input: DiscardStockCountInput!) {
      discardStockCount(input: $input) {
        __typename
        ... on DiscardStockCountSuccess {
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
  return { discardStockCount: (input: DiscardStockCountInput) => run({ input }), isInFlight };
}
