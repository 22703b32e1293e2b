import { graphql } from 'react-relay/hooks';
import type { PreviewCustomerImportInput, usePreviewCustomerImportMutation } from '../../../__generated__/usePreviewCustomerImportMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { ImportQuestion } from '../../import/useImportPreview.ts';

/** Previews an uploaded file of customers. */
export function usePreviewCustomerImport() {
  const { run } = useCommand<usePreviewCustomerImportMutation>(graphql`
    mutation usePreviewCustomerImportMutation($input: PreviewCustomerImportInput!) {
      previewCustomerImport(input: $input) {
        __typename
        ... on PreviewCustomerImportSuccess {
          data: preview {
            name
            total
            creates
            changes
            same
            wrong
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
  return { previewCustomerImport: (question: ImportQuestion) => run({ input: question as PreviewCustomerImportInput }) };
}
