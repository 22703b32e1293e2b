import { graphql } from 'react-relay/hooks';
import type {
  DecreaseStockInput,
  useDecreaseStockMutation,
} from '../../../__generated__/useDecreaseStockMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes pieces out of stock for a reason. */
export function useDecreaseStock() {
  const { run, isInFlight } = useCommand<useDecreaseStockMutation>(graphql`
    mutation useDecreaseStockMutation($input: DecreaseStockInput!) {
      decreaseStock(input: $input) {
        __typename
        ... on DecreaseStockSuccess {
          data: adjustment {
            id
            number
            status
            ...decreaseFacts_adjustment @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { decreaseStock: (input: DecreaseStockInput) => run({ input }), isInFlight };
}
