import { graphql } from 'react-relay/hooks';
import type {
  CreateSupplierInput,
  useCreateSupplierMutation,
} from '../../../__generated__/useCreateSupplierMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a supplier. */
export function useCreateSupplier() {
  const { run, isInFlight } = useCommand<useCreateSupplierMutation>(graphql`
    mutation useCreateSupplierMutation($input: CreateSupplierInput!) {
      createSupplier(input: $input) {
        __typename
        ... on CreateSupplierSuccess {
          data: supplier {
            id
            name
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createSupplier: (input: CreateSupplierInput) => run({ input }), isInFlight };
}
