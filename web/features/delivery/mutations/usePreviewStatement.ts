import { graphql } from 'react-relay/hooks';
import type {
  PreviewStatementFileInput, usePreviewStatementMutation, usePreviewStatementMutation$data,
} from '../../../__generated__/usePreviewStatementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

type Answer = usePreviewStatementMutation$data['previewStatementFile'];
export type StatementPreview = NonNullable<Extract<Answer, { readonly data?: unknown }>['data']>;
export type StatementColumn = StatementPreview['columns'][number];

/** Shows how a file is read as a statement. */
export function usePreviewStatement() {
  const { run, isInFlight } = useCommand<usePreviewStatementMutation>(graphql`
    mutation usePreviewStatementMutation($input: PreviewStatementFileInput!) {
      previewStatementFile(input: $input) {
        __typename
        ... on PreviewStatementFileSuccess {
          data: preview {
            name
            parcels
            unreadable
            collected
            net
            columns {
              column
              header
              samples
              field
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { previewStatement: (input: PreviewStatementFileInput) => run({ input }), isInFlight };
}
