import { graphql } from 'react-relay/hooks';
import type {
  CreateProductInput,
  useCreateProductMutation,
} from '../../../__generated__/useCreateProductMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a product with its variants and opening stock. */
export function useCreateProduct() {
  const { run, isInFlight } = useCommand<useCreateProductMutation>(graphql`
    mutation useCreateProductMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        __typename
        ... on CreateProductSuccess {
          data: product {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createProduct: (input: CreateProductInput) => run({ input }), isInFlight };
}
