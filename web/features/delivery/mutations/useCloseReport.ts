import { graphql } from 'react-relay/hooks';
import type { useCloseReportMutation } from '../../../__generated__/useCloseReportMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Marks a courier's report as handled. */
export function useCloseReport() {
  const { run, isInFlight } = useCommand<useCloseReportMutation>(graphql`
    mutation useCloseReportMutation($input: CloseCourierReportInput!) {
      closeCourierReport(input: $input) {
        __typename
        ... on CloseCourierReportSuccess {
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
  return { closeReport: (eventId: string) => run({ input: { eventId } }), isInFlight };
}
