import { graphql } from 'react-relay/hooks';
import type { SetLiabilityFilesInput, useSetLiabilityFilesMutation } from '../../../__generated__/useSetLiabilityFilesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Replaces the files of a liability. */
export function useSetLiabilityFiles() {
  const { run, isInFlight } = useCommand<useSetLiabilityFilesMutation>(graphql`
    mutation useSetLiabilityFilesMutation($input: SetLiabilityFilesInput!) {
      setLiabilityFiles(input: $input) {
        __typename
        ... on SetLiabilityFilesSuccess {
          data: liability {
            ...LiabilityFiles_liability
            ...LiabilityActions_liability
            timeline(first: 50) {
              ...AuditTimeline_timeline
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setLiabilityFiles: (input: SetLiabilityFilesInput) => run({ input }), isInFlight };
}
