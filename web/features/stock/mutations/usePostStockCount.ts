import { graphql } from 'react-relay/hooks';
import type {
  PostStockCountInput,
  usePostStockCountMutation,
} from '../../../__generated__/usePostStockCountMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Posts the differences of a count. */
export function usePostStockCount() {
  const { run, isInFlight } = useCommand<usePostStockCountMutation>(graphql`
    mutation usePostStockCountMutation($input: PostStockCountInput!) {
      postStockCount(input: $input) {
        __typename
        ... on PostStockCountSuccess {
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
  return { postStockCount: (input: PostStockCountInput) => run({ input }), isInFlight };
}
