import { graphql } from 'react-relay/hooks';
import type { SyncProductsInput, useSyncProductsMutation } from '../../../__generated__/useSyncProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Starts a sync as a bulk job. */
export function useSyncProducts() {
  const { run, isInFlight } = useCommand<useSyncProductsMutation>(graphql`
    mutation useSyncProductsMutation($input: SyncProductsInput!) {
      syncProducts(input: $input) {
        __typename
        ... on SyncProductsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { syncProducts: (input: SyncProductsInput) => run({ input }), isInFlight };
}
