import { graphql } from 'react-relay/hooks';
import type { ImportCustomersInput, useImportCustomersMutation } from '../../../__generated__/useImportCustomersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { ChosenFile } from '../../import/ImportScreen.tsx';

/** Imports an uploaded file of customers, as a bulk job. */
export function useImportCustomers() {
  const { run, isInFlight } = useCommand<useImportCustomersMutation>(graphql`
    mutation useImportCustomersMutation($input: ImportCustomersInput!) {
      importCustomers(input: $input) {
        __typename
        ... on ImportCustomersSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  // The names of fields are the gateway's own.
  return { importCustomers: (chosen: ChosenFile) => run({ input: chosen as ImportCustomersInput }), isInFlight };
}
