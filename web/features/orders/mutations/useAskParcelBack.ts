import { graphql } from 'react-relay/hooks';
import type { AskParcelBackInput, useAskParcelBackMutation } from '../../../__generated__/useAskParcelBackMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Asks the courier of the open order for its parcel back. */
export function useAskParcelBack() {
  const { run, isInFlight } = useCommand<useAskParcelBackMutation>(graphql`
    mutation useAskParcelBackMutation($input: AskParcelBackInput!) {
      askParcelBack(input: $input) {
        __typename
        ... on AskParcelBackSuccess {
          data: order {
            ...OrderPage_order
            ...AskParcelBack_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { askParcelBack: (input: AskParcelBackInput) => run({ input }), isInFlight };
}
