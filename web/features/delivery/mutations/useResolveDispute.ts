import { graphql } from 'react-relay/hooks';
import type { ResolveDisputeInput, useResolveDisputeMutation } from '../../../__generated__/useResolveDisputeMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Ends a dispute by payment. */
export function useResolveDispute() {
  const { run, isInFlight } = useCommand<useResolveDisputeMutation>(graphql`
    mutation useResolveDisputeMutation($input: ResolveDisputeInput!) {
      resolveDispute(input: $input) {
        __typename
        ... on ResolveDisputeSuccess {
          data: order {
            id
            settlementStatus
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { resolveDispute: (input: ResolveDisputeInput) => run({ input }), isInFlight };
}
