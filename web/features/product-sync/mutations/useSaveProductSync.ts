import { graphql } from 'react-relay/hooks';
import type { SaveProductSyncInput, useSaveProductSyncMutation } from '../../../__generated__/useSaveProductSyncMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

export type { SaveProductSyncInput };

/** Saves which fields are synchronised with a shop, and each one's direction. */
export function useSaveProductSync() {
  const { run, isInFlight } = useCommand<useSaveProductSyncMutation>(graphql`
    mutation useSaveProductSyncMutation($input: SaveProductSyncInput!) {
      saveProductSync(input: $input) {
        __typename
        ... on SaveProductSyncSuccess {
          data: webSite {
            ...SyncSites_sites
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveProductSync: (input: SaveProductSyncInput) => run({ input }), isInFlight };
}
