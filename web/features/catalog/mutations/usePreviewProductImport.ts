import { graphql } from 'react-relay/hooks';
import type {
  PreviewProductImportInput, usePreviewProductImportMutation, usePreviewProductImportMutation$data,
} from '../../../__generated__/usePreviewProductImportMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

type Answer = usePreviewProductImportMutation$data['previewProductImport'];
export type ImportPreview = NonNullable<Extract<Answer, { readonly data?: unknown }>['data']>;
export type ImportRow = ImportPreview['rows'][number];
export type ImportColumn = ImportPreview['columns'][number];

/** Previews an uploaded product file. */
export function usePreviewProductImport() {
  const { run, isInFlight } = useCommand<usePreviewProductImportMutation>(graphql`
    mutation usePreviewProductImportMutation($input: PreviewProductImportInput!) {
      previewProductImport(input: $input) {
        __typename
        ... on PreviewProductImportSuccess {
          data: preview {
            name
            total
            creates
            adds
            changes
            same
            wrong
            freeStock
            hasMore
            columns {
              column
              header
              samples
              field
            }
            rows {
              number
              label
              action
              changes {
                field
                before
                after
              }
              problems {
                field
                message
                messageKey
                messageValues
              }
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { previewProductImport: (input: PreviewProductImportInput) => run({ input }), isInFlight };
}
