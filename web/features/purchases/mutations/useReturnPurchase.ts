import { graphql } from 'react-relay/hooks';
import type {
  ReturnPurchaseInput,
  useReturnPurchaseMutation,
} from '../../../__generated__/useReturnPurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Returns goods to the supplier. */
export function useReturnPurchase() {
  const { run, isInFlight } = useCommand<useReturnPurchaseMutation>(graphql`
    mutation useReturnPurchaseMutation($input: ReturnPurchaseInput!) {
      returnPurchase(input: $input) {
        __typename
        ... on ReturnPurchaseSuccess {
          data: purchase {
            id
            number
            ...purchaseFacts_purchase @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { returnPurchase: (input: ReturnPurchaseInput) => run({ input }), isInFlight };
}
