import { graphql } from 'react-relay/hooks';
import type { AddProductsToShopsInput, useAddProductsToShopsMutation } from '../../../__generated__/useAddProductsToShopsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Creates products in web shops, as a bulk job. */
export function useAddProductsToShops() {
  const { run, isInFlight } = useCommand<useAddProductsToShopsMutation>(graphql`
    mutation useAddProductsToShopsMutation($input: AddProductsToShopsInput!) {
      addProductsToShops(input: $input) {
        __typename
        ... on AddProductsToShopsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { addProductsToShops: (input: AddProductsToShopsInput) => run({ input }), isInFlight };
}
