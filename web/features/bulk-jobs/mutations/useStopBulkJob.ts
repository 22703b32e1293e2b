import { graphql } from 'react-relay/hooks';
import type { useStopBulkJobMutation } from '../../../__generated__/useStopBulkJobMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Ends a job early: what waits of it is not done. */
export function useStopBulkJob() {
  const { run, isInFlight } = useCommand<useStopBulkJobMutation>(graphql`
    mutation useStopBulkJobMutation($input: StopBulkJobInput!) {
      stopBulkJob(input: $input) {
        __typename
        ... on StopBulkJobSuccess {
          data: bulkJob {
            id
            status
            canStop
            ...BulkJobProgress_job
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { stopBulkJob: (id: string) => run({ input: { id } }), isInFlight };
}
