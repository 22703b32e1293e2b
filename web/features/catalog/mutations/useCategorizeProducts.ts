import { graphql } from 'react-relay/hooks';
import type { CategorizeProductsInput, useCategorizeProductsMutation } from '../../../__generated__/useCategorizeProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Moves products to a category, as a bulk job. */
export function useCategorizeProducts() {
  const { run, isInFlight } = useCommand<useCategorizeProductsMutation>(graphql`
    mutation useCategorizeProductsMutation($input: CategorizeProductsInput!) {
      categorizeProducts(input: $input) {
        __typename
        ... on CategorizeProductsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { categorizeProducts: (input: CategorizeProductsInput) => run({ input }), isInFlight };
}
