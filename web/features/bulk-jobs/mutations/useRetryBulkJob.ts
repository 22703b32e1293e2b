import { graphql } from 'react-relay/hooks';
import type { useRetryBulkJobMutation } from '../../../__generated__/useRetryBulkJobMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Runs the failed rows again, or one of them. */
export function useRetryBulkJob() {
  const { run, isInFlight } = useCommand<useRetryBulkJobMutation>(graphql`
    mutation useRetryBulkJobMutation($input: RetryBulkJobInput!) {
      retryBulkJob(input: $input) {
        __typename
        ... on RetryBulkJobSuccess {
          data: bulkJob {
            id
            status
            ...BulkJobProgress_job
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { retryBulkJob: (id: string, row?: string) => run({ input: { id, row } }), isInFlight };
}
