import { graphql } from 'react-relay/hooks';
import type { SnoozeOrdersInput, useSnoozeOrdersMutation } from '../../../__generated__/useSnoozeOrdersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Snoozes unsettled orders until a day, or shows them again. */
export function useSnoozeOrders() {
  const { run, isInFlight } = useCommand<useSnoozeOrdersMutation>(graphql`
    mutation useSnoozeOrdersMutation($input: SnoozeOrdersInput!) {
      snoozeOrders(input: $input) {
        __typename
        ... on SnoozeOrdersSuccess {
          data: count
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { snoozeOrders: (input: SnoozeOrdersInput) => run({ input }), isInFlight };
}
