import { graphql } from 'react-relay/hooks';
import type { SetPartyOpeningInput, useSetPartyOpeningMutation } from '../../../__generated__/useSetPartyOpeningMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sets what a courier owed, or was owed to a supplier, at the beginning. */
export function useSetPartyOpening() {
  const { run, isInFlight } = useCommand<useSetPartyOpeningMutation>(graphql`
    mutation useSetPartyOpeningMutation($input: SetPartyOpeningInput!) {
      setPartyOpening(input: $input) {
        __typename
        ... on SetPartyOpeningSuccess {
          data: account {
            id
            balance
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setPartyOpening: (input: SetPartyOpeningInput) => run({ input }), isInFlight };
}
