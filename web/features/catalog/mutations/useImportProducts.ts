import { graphql } from 'react-relay/hooks';
import type { ImportProductsInput, useImportProductsMutation } from '../../../__generated__/useImportProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Imports an uploaded product file, as a bulk job. */
export function useImportProducts() {
  const { run, isInFlight } = useCommand<useImportProductsMutation>(graphql`
    mutation useImportProductsMutation($input: ImportProductsInput!) {
      importProducts(input: $input) {
        __typename
        ... on ImportProductsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { importProducts: (input: ImportProductsInput) => run({ input }), isInFlight };
}
