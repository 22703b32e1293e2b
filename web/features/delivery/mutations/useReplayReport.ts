import { graphql } from 'react-relay/hooks';
import type { useReplayReportMutation } from '../../../__generated__/useReplayReportMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Processes a report again. */
export function useReplayReport() {
  const { run, isInFlight } = useCommand<useReplayReportMutation>(graphql`
    mutation useReplayReportMutation($input: ReplayCourierReportInput!) {
      replayCourierReport(input: $input) {
        __typename
        ... on ReplayCourierReportSuccess {
          data: report {
            id
            outcome
            note
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { replayReport: (eventId: string) => run({ input: { eventId } }), isInFlight };
}
