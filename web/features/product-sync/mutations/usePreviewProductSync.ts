import { graphql } from 'react-relay/hooks';
import type { PreviewProductSyncInput, usePreviewProductSyncMutation, usePreviewProductSyncMutation$data } from '../../../__generated__/usePreviewProductSyncMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

type Answer = usePreviewProductSyncMutation$data['previewProductSync'];
export type SyncPreview = NonNullable<Extract<Answer, { readonly data?: unknown }>['data']>;

/** Previews a sync. */
export function usePreviewProductSync() {
  const { run, isInFlight } = useCommand<usePreviewProductSyncMutation>(graphql`
    mutation usePreviewProductSyncMutation($input: PreviewProductSyncInput!) {
      previewProductSync(input: $input) {
        __typename
        ... on PreviewProductSyncSuccess {
          data: preview {
            updates
            imports
            problems
            same
            conflicts
            hasMore
            rows {
              id
              label
              sku
              action
              problem
              differences {
                field
                direction
                before
                after
              }
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { previewProductSync: (input: PreviewProductSyncInput) => run({ input }), isInFlight };
}
