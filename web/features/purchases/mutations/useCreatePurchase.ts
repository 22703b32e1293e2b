import { graphql } from 'react-relay/hooks';
import type {
  CreatePurchaseInput,
  useCreatePurchaseMutation,
} from '../../../__generated__/useCreatePurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Creates a purchase; its page reads the rest. */
export function useCreatePurchase() {
  const { run } = useCommand<useCreatePurchaseMutation>(graphql`
    mutation useCreatePurchaseMutation($input: CreatePurchaseInput!) {
      createPurchase(input: $input) {
        __typename
        ... on CreatePurchaseSuccess {
          data: purchase {
            id
            number
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createPurchase: (input: CreatePurchaseInput) => run({ input }) };
}
