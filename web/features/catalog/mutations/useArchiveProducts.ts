import { graphql } from 'react-relay/hooks';
import type { ArchiveProductsInput, useArchiveProductsMutation } from '../../../__generated__/useArchiveProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Archives products, as a bulk job. */
export function useArchiveProducts() {
  const { run, isInFlight } = useCommand<useArchiveProductsMutation>(graphql`
    mutation useArchiveProductsMutation($input: ArchiveProductsInput!) {
      archiveProducts(input: $input) {
        __typename
        ... on ArchiveProductsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { archiveProducts: (input: ArchiveProductsInput) => run({ input }), isInFlight };
}
