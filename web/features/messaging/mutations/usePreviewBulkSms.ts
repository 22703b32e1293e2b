import { graphql } from 'react-relay/hooks';
import type {
  PreviewBulkSmsInput, usePreviewBulkSmsMutation, usePreviewBulkSmsMutation$data,
} from '../../../__generated__/usePreviewBulkSmsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

export type BulkSmsPreview = NonNullable<Extract<
  usePreviewBulkSmsMutation$data['previewBulkSms'], { readonly data?: unknown }
>['data']>;

/** Asks who would get an SMS and what it would cost. */
export function usePreviewBulkSms() {
  const { run, isInFlight } = useCommand<usePreviewBulkSmsMutation>(graphql`
    mutation usePreviewBulkSmsMutation($input: PreviewBulkSmsInput!) {
      previewBulkSms(input: $input) {
        __typename
        ... on PreviewBulkSmsSuccess {
          data: preview {
            numbers
            segments
            invalid
            invalidCount
            duplicateCount
            optedOutCount
            unfilledCount
            samples {
              phone
              message
              segments
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { previewBulkSms: (input: PreviewBulkSmsInput) => run({ input }), isInFlight };
}
