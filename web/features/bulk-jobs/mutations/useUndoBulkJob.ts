import { graphql } from 'react-relay/hooks';
import type { useUndoBulkJobMutation } from '../../../__generated__/useUndoBulkJobMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Undoes a job, as a job of its own. */
export function useUndoBulkJob() {
  const { run, isInFlight } = useCommand<useUndoBulkJobMutation>(graphql`
    mutation useUndoBulkJobMutation($input: UndoBulkJobInput!) {
      undoBulkJob(input: $input) {
        __typename
        ... on UndoBulkJobSuccess {
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
  return { undoBulkJob: (id: string) => run({ input: { id } }), isInFlight };
}
