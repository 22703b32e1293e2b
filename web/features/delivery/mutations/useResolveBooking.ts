import { graphql } from 'react-relay/hooks';
import type { ResolveBookingInput, useResolveBookingMutation } from '../../../__generated__/useResolveBookingMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records what a person found in the courier's panel. */
export function useResolveBooking() {
  const { run, isInFlight } = useCommand<useResolveBookingMutation>(graphql`
    mutation useResolveBookingMutation($input: ResolveBookingInput!) {
      resolveBooking(input: $input) {
        __typename
        ... on ResolveBookingSuccess {
          data: courier {
            id
            ...OpenBookings_courier
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { resolveBooking: (input: ResolveBookingInput) => run({ input }), isInFlight };
}
