import { graphql } from 'react-relay/hooks';
import type {
  UpdateProductInput,
  useUpdateProductMutation,
} from '../../../__generated__/useUpdateProductMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves the whole product form. */
export function useUpdateProduct() {
  const { run, isInFlight } = useCommand<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        __typename
        ... on UpdateProductSuccess {
          data: product {
            id
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateProduct: (input: UpdateProductInput) => run({ input }), isInFlight };
}
