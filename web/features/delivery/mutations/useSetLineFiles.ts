import { graphql } from 'react-relay/hooks';
import type { SetStatementLineFilesInput, useSetLineFilesMutation } from '../../../__generated__/useSetLineFilesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Replaces the evidence about the line behind a place of its statement. */
export function useSetLineFiles(before: number) {
  const { run, isInFlight } = useCommand<useSetLineFilesMutation>(graphql`
    mutation useSetLineFilesMutation($input: SetStatementLineFilesInput!, $before: Int!) {
      setStatementLineFiles(input: $input) {
        __typename
        ... on SetStatementLineFilesSuccess {
          data: statement {
            id
            parcelsBehind(position: $before, first: 1) {
              fileCount
              ...LineFiles_line
            }
            timeline(first: 100) {
              ...AuditTimeline_timeline
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setLineFiles: (input: SetStatementLineFilesInput) => run({ input, before }), isInFlight };
}
