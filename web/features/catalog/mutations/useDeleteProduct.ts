import { graphql } from 'react-relay/hooks';
import type { DeleteProductInput, useDeleteProductMutation } from '../../../__generated__/useDeleteProductMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Deletes a product that was never used. */
export function useDeleteProduct() {
  const { run, isInFlight } = useCommand<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($input: DeleteProductInput!) {
      deleteProduct(input: $input) {
        __typename
        ... on DeleteProductSuccess {
          data: id
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { deleteProduct: (input: DeleteProductInput) => run({ input }), isInFlight };
}
