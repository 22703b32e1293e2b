import { graphql } from 'react-relay/hooks';
import type {
  UpdateTierLimitsInput,
  useUpdateTierLimitsMutation,
} from '../../../__generated__/useUpdateTierLimitsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes the limits of a tier. */
export function useUpdateTierLimits() {
  const { run, isInFlight } = useCommand<useUpdateTierLimitsMutation>(graphql`
    mutation useUpdateTierLimitsMutation($input: UpdateTierLimitsInput!) {
      updateTierLimits(input: $input) {
        __typename
        ... on UpdateTierLimitsSuccess {
          data: tierLimit {
            tier
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateTierLimits: (input: UpdateTierLimitsInput) => run({ input }), isInFlight };
}
