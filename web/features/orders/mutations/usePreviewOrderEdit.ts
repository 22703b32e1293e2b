import { graphql } from 'react-relay/hooks';
import type {
  PreviewOrderEditInput,
  usePreviewOrderEditMutation,
} from '../../../__generated__/usePreviewOrderEditMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Previews an edit of an order; refused where the edit would be. */
export function usePreviewOrderEdit() {
  const { run, isInFlight } = useCommand<usePreviewOrderEditMutation>(graphql`
    mutation usePreviewOrderEditMutation($input: PreviewOrderEditInput!) {
      previewOrderEdit(input: $input) {
        __typename
        ... on PreviewOrderEditSuccess {
          data: preview {
            ...EditPreview_preview
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { previewOrderEdit: (input: PreviewOrderEditInput) => run({ input }), isInFlight };
}
