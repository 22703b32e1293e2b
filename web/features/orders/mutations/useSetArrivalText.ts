import { graphql } from 'react-relay/hooks';
import type { SetPreorderArrivalTextInput, useSetArrivalTextMutation } from '../../../__generated__/useSetArrivalTextMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves the SMS template for arrived preorders. */
export function useSetArrivalText() {
  const { run, isInFlight } = useCommand<useSetArrivalTextMutation>(graphql`
    mutation useSetArrivalTextMutation($input: SetPreorderArrivalTextInput!) {
      setPreorderArrivalText(input: $input) {
        __typename
        ... on SetPreorderArrivalTextSuccess {
          data: arrival {
            text
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setArrivalText: (input: SetPreorderArrivalTextInput) => run({ input }), isInFlight };
}
