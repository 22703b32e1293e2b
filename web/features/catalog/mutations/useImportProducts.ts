import { graphql } from 'react-relay/hooks';
import type { ImportProductsInput, useImportProductsMutation } from '../../../__generated__/useImportProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { ChosenFile } from '../../import/ImportScreen.tsx';

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
  // The names of fields are the gateway's own.
  return { importProducts: (chosen: ChosenFile) => run({ input: chosen as ImportProductsInput }), isInFlight };
}
