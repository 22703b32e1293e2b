import { graphql } from 'react-relay/hooks';
import type {
  UpdatePurchaseInput,
  useUpdatePurchaseMutation,
} from '../../../__generated__/useUpdatePurchaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Edits a purchase without received goods. Its page, which follows, reads it anew in place of showing what it was. */
export function useUpdatePurchase() {
  const { run } = useCommand<useUpdatePurchaseMutation>(graphql`
    mutation useUpdatePurchaseMutation($input: UpdatePurchaseInput!) {
      updatePurchase(input: $input) {
        __typename
        ... on UpdatePurchaseSuccess {
          data: purchase {
            id
            number
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    updatePurchase: (input: UpdatePurchaseInput) => run({ input }, { updater: (store) => store.get(input.purchaseId)?.invalidateRecord() }),
  };
}
