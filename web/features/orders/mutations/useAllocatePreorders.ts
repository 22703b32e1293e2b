import { graphql } from 'react-relay/hooks';
import type { AllocatePreordersInput, useAllocatePreordersMutation } from '../../../__generated__/useAllocatePreordersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Confirms preorders whose goods have arrived. */
export function useAllocatePreorders() {
  const { run, isInFlight } = useCommand<useAllocatePreordersMutation>(graphql`
    mutation useAllocatePreordersMutation($input: AllocatePreordersInput!) {
      allocatePreorders(input: $input) {
        __typename
        ... on AllocatePreordersSuccess {
          data: allocation {
            confirmed
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { allocatePreorders: (input: AllocatePreordersInput) => run({ input }), isInFlight };
}
