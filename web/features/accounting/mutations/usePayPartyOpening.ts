import { graphql } from 'react-relay/hooks';
import type { PayPartyOpeningInput, usePayPartyOpeningMutation } from '../../../__generated__/usePayPartyOpeningMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Pays of an opening balance of a courier or supplier. */
export function usePayPartyOpening() {
  const { run, isInFlight } = useCommand<usePayPartyOpeningMutation>(graphql`
    mutation usePayPartyOpeningMutation($input: PayPartyOpeningInput!) {
      payPartyOpening(input: $input) {
        __typename
        ... on PayPartyOpeningSuccess {
          data: voucher {
            id
            number
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { payPartyOpening: (input: PayPartyOpeningInput) => run({ input }), isInFlight };
}
