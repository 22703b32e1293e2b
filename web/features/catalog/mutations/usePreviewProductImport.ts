import { graphql } from 'react-relay/hooks';
import type { PreviewProductImportInput, usePreviewProductImportMutation } from '../../../__generated__/usePreviewProductImportMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { ImportQuestion } from '../../import/useImportPreview.ts';

/** Previews an uploaded product file. */
export function usePreviewProductImport() {
  const { run } = useCommand<usePreviewProductImportMutation>(graphql`
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
  // The names of fields are the gateway's own.
  return { previewProductImport: (question: ImportQuestion) => run({ input: question as PreviewProductImportInput }) };
}
