import { graphql } from 'react-relay/hooks';
import type { UpdateSupplierInput, useUpdateSupplierMutation } from '../../../__generated__/useUpdateSupplierMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Edits a supplier. */
export function useUpdateSupplier() {
  const { run, isInFlight } = useCommand<useUpdateSupplierMutation>(graphql`
    mutation useUpdateSupplierMutation($input: UpdateSupplierInput!) {
      updateSupplier(input: $input) {
        __typename
        ... on UpdateSupplierSuccess {
          data: supplier {
            ...SupplierListPage_supplier @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateSupplier: (input: UpdateSupplierInput) => run({ input }), isInFlight };
}
