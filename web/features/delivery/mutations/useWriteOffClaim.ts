import { graphql } from 'react-relay/hooks';
import type { WriteOffClaimInput, useWriteOffClaimMutation } from '../../../__generated__/useWriteOffClaimMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Writes off what a courier still owes for lost goods. */
export function useWriteOffClaim() {
  const { run, isInFlight } = useCommand<useWriteOffClaimMutation>(graphql`
    mutation useWriteOffClaimMutation($input: WriteOffClaimInput!) {
      writeOffClaim(input: $input) {
        __typename
        ... on WriteOffClaimSuccess {
          data: order {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { writeOffClaim: (input: WriteOffClaimInput) => run({ input }), isInFlight };
}
