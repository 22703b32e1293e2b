import { graphql } from 'react-relay/hooks';
import type { RestoreProductsInput, useRestoreProductsMutation } from '../../../__generated__/useRestoreProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Restores archived products, as a bulk job. */
export function useRestoreProducts() {
  const { run, isInFlight } = useCommand<useRestoreProductsMutation>(graphql`
    mutation useRestoreProductsMutation($input: RestoreProductsInput!) {
      restoreProducts(input: $input) {
        __typename
        ... on RestoreProductsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { restoreProducts: (input: RestoreProductsInput) => run({ input }), isInFlight };
}
